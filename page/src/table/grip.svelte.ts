/** What one has in the hand, and where it may go: the same for a drag, for two taps, and for two keys. */
import type { Attachment } from "svelte/attachments";
import { calm } from "../lib/theme.svelte";
import { ghost, raise } from "./ghost";

export interface Manners {
  /** Whether this zone takes this thing now. */
  may(thing: string, zone: string): boolean;
  /** It has been put there. */
  put(thing: string, zone: string): void;
}

/** A finger trembles; less than this is a tap. */
const TREMBLES = 8;
const HOMEWARD = 180;

export class Grip {
  /** The thing that was lifted, by tap, key or drag. */
  lifted = $state<string | null>(null);
  /** The zone under the thing being dragged. */
  over = $state<string | null>(null);

  constructor(private readonly manners: Manners) {}

  takes(zone: string): boolean {
    return this.lifted !== null && this.manners.may(this.lifted, zone);
  }

  /** The first of two taps: lifts a thing, or lays it back. */
  touch(thing: string): void {
    this.lifted = this.lifted === thing ? null : thing;
  }

  /** The second: puts the lifted thing down; false if this zone does not take it. */
  put(zone: string): boolean {
    const thing = this.lifted;
    if (thing === null || !this.takes(zone)) return false;
    this.letGo();
    this.manners.put(thing, zone);
    return true;
  }

  letGo(): void {
    this.lifted = null;
    this.over = null;
  }

  /** Makes an element something that can be dragged by mouse, pen or finger. */
  carry =
    (thing: string): Attachment<HTMLElement> =>
    (element) => {
      let drag: Drag | null = null;
      const down = (event: PointerEvent): void => {
        if (event.button === 0 && event.isPrimary) drag = new Drag(element, event, this, thing);
      };
      const move = (event: PointerEvent): void => drag?.move(event);
      const up = (event: PointerEvent): void => {
        drag?.drop(event);
        drag = null;
      };
      const cancel = (): void => {
        drag?.cancel();
        drag = null;
      };
      const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel } as const;
      for (const [name, listen] of Object.entries(listeners))
        element.addEventListener(name, listen as EventListener, { passive: true });
      // The browser's own dragging of pictures and links would take the pointer away.
      const keep = (event: Event): void => event.preventDefault();
      element.addEventListener("dragstart", keep);
      return () => {
        cancel();
        for (const [name, listen] of Object.entries(listeners))
          element.removeEventListener(name, listen as EventListener);
        element.removeEventListener("dragstart", keep);
      };
    };
}

/** One drag, from the pointer going down until it comes up. Below the threshold it stays a tap. */
class Drag {
  private picture: HTMLElement | null = null;
  private readonly from: { x: number; y: number };

  constructor(
    private readonly element: HTMLElement,
    event: PointerEvent,
    private readonly grip: Grip,
    private readonly thing: string,
  ) {
    this.from = { x: event.clientX, y: event.clientY };
    // From the start: a quick pointer has left the thing before it has moved at all.
    element.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.picture) {
      if (Math.hypot(x, y) < TREMBLES) return;
      this.begin();
    }
    if (this.picture) this.picture.style.transform = `translate(${x}px, ${y}px)`;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-zone]");
    const zone = under?.dataset["zone"] ?? null;
    this.grip.over = zone !== null && this.grip.takes(zone) ? zone : null;
  }

  drop(event: PointerEvent): void {
    if (!this.picture) return;
    this.move(event);
    const zone = this.grip.over;
    if (zone !== null && this.grip.put(zone)) this.end();
    else this.goHome();
    // The click that follows a drag is no tap.
    const swallow = (click: Event): void => click.stopPropagation();
    this.element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.element.removeEventListener("click", swallow, { capture: true }));
  }

  cancel(): void {
    if (!this.picture) return;
    this.grip.letGo();
    this.end();
  }

  private begin(): void {
    this.picture = ghost(this.element, this.element.getBoundingClientRect());
    this.picture.style.willChange = "transform";
    raise(this.picture);
    this.element.dataset["carried"] = "";
    this.grip.lifted = this.thing;
  }

  private goHome(): void {
    const { picture } = this;
    this.grip.letGo();
    if (!picture || calm()) return this.end();
    const home = picture.animate([{}, { transform: "none" }], { duration: HOMEWARD, easing: "ease-out" });
    void home.finished.catch(() => undefined).then(() => this.end());
  }

  private end(): void {
    this.picture?.remove();
    this.picture = null;
    delete this.element.dataset["carried"];
  }
}
