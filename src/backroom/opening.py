"""The house is open: say where, and open the page."""

import os
import sys
import threading
import webbrowser
from importlib.resources import files

from rich.text import Text

from backroom.server.addresses import qr_terminal
from backroom.terminal.screen import Screen
from backroom.terminal.voice import Voice


def announce(own: str, shared: str | None, voice: Voice, *, browser: bool) -> None:
    """The house is open: say where, draw the address for phones, and open the page if that is wanted."""
    screen = Screen()
    if not (files("backroom") / "static" / "index.html").is_file():
        screen.grumble(voice.say("serve-no-page"))
    screen.show(Text.assemble(voice.say("serve-open"), " ", (own, "bold cyan")))
    if shared is not None:
        screen.show(Text.assemble(voice.say("serve-shared"), " ", (shared, "bold cyan")))
        screen.raw(qr_terminal(shared))
    screen.show(Text(voice.say("serve-stop"), "dim"))
    if browser and can_open_browser():
        # Beside us: some browsers only come back when they are closed.
        threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()


def can_open_browser() -> bool:
    """Without a desktop Python would open a browser inside this very terminal."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in windows)
