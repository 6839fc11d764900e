/** A picture of a thing above the whole page: what is carried or flies is never cut off by the box it came from. */

let sky: HTMLElement | null = null;

/** The layer above the page; it takes no taps, and nobody hears of it. */
function layer(): HTMLElement {
  if (sky?.isConnected) return sky;
  sky = document.createElement("div");
  sky.className = "sky";
  sky.setAttribute("aria-hidden", "true");
  sky.inert = true;
  sky.style.cssText = "position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:40;contain:strict";
  document.body.append(sky);
  return sky;
}

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export function ghost(of: HTMLElement, { left, top, width, height }: Box): HTMLElement {
  const copy = of.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-thing", "data-place"]) copy.removeAttribute(name);
  copy.style.cssText =
    `position:absolute;margin:0;transform-origin:0 0;visibility:visible;` +
    `--card:${width}px;width:${width}px;height:${height}px;left:${left}px;top:${top}px`;
  return copy;
}

export const raise = (picture: HTMLElement): void => layer().append(picture);
