/** A swipe to the left goes on, one to the right goes back. */
import type { Attachment } from "svelte/attachments";

const FAR = 50;

export const swipe =
  (turn: (by: 1 | -1) => void): Attachment<HTMLElement> =>
  (element) => {
    let from: { x: number; y: number } | null = null;
    const down = ({ clientX, clientY, isPrimary }: PointerEvent): void => {
      from = isPrimary ? { x: clientX, y: clientY } : null;
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      const [x, y] = from ? [clientX - from.x, clientY - from.y] : [0, 0];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
    };
  };
