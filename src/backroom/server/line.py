"""The line to a guest: uvicorn's WebSocket, which can also send at once, without a task that must be woken first."""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "backroom.line"
"""Where the application finds it among the extensions of its scope; another server has none."""


class Line(WebSocketsSansIOProtocol):
    """Most messages are small, and the guest reads: they can go straight to the system."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    @property
    def free(self) -> bool:
        """Whether nothing waits to be sent, and somebody is there."""
        return not (self.close_sent or self.transport.is_closing() or self.transport.get_write_buffer_size())

    def say(self, message: bytes) -> None:
        """Send a text at once. Only while free."""
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
