/** Something that is seen only while it is held, by finger, mouse or key; others may look over a shoulder. */

/** Assistive devices press without holding: they get a short look. */
const GLANCE = 2_500;

export class Held {
  now = $state(false);
  private glance: ReturnType<typeof setTimeout> | undefined;
  private keyed = false;

  private readonly down = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.now = true;
  };
  private readonly up = (): void => {
    this.now = false;
  };
  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    this.keyed = true;
    this.now = event.type === "keydown";
  };
  private readonly click = (event: MouseEvent): void => {
    if (event.detail !== 0 || this.keyed) return;
    this.now = true;
    clearTimeout(this.glance);
    this.glance = setTimeout(this.up, GLANCE);
  };

  /** What a button listens to so that it can be held. */
  readonly listeners = {
    onpointerdown: this.down,
    onpointerup: this.up,
    onpointercancel: this.up,
    onlostpointercapture: this.up,
    oncontextmenu: (event: Event): void => event.preventDefault(),
    onkeydown: this.key,
    onkeyup: this.key,
    onblur: this.up,
    onclick: this.click,
  };
}
