/** Dragging a figure along the ring: wherever the pointer is, the figure is told. A tremble stays a tap. */
import type { Attachment } from "svelte/attachments";

const TREMBLES = 8;

export const along =
  (lead: () => ((x: number, y: number) => void) | null): Attachment<SVGElement> =>
  (figure) => {
    let from: { x: number; y: number } | null = null;
    let dragging = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || !lead()) return;
      from = { x: event.clientX, y: event.clientY };
      figure.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      dragging ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLES;
      if (dragging) lead()?.(event.clientX, event.clientY);
    };
    const up = (): void => {
      if (dragging) {
        // The click that follows a drag is no tap.
        const swallow = (click: Event): void => click.stopImmediatePropagation();
        figure.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => figure.removeEventListener("click", swallow, { capture: true }));
      }
      from = null;
      dragging = false;
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [name, listen] of Object.entries(listeners)) figure.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) figure.removeEventListener(name, listen as EventListener);
    };
  };
