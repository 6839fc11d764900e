/**
 * What carries a picture through the air. Wings are used again: of every animation it has ever been given, and not yet
 * swept away, a browser takes notice in every frame, so that each flight would be slower than the one before.
 */
import { raise } from "./ghost";

const LASTS = 420;

const resting: Wing[] = [];

/** A wing that carries nothing. */
export const spread = (): Wing => resting.pop() ?? new Wing();

export class Wing {
  private readonly element = document.createElement("div");
  private readonly effect = new KeyframeEffect(this.element, [], {
    duration: LASTS,
    fill: "backwards",
    easing: "cubic-bezier(.3, .1, .2, 1)",
  });
  private readonly animation = new Animation(this.effect);
  private arrived: (() => void) | null = null;

  constructor() {
    this.animation.onfinish = () => this.land();
  }

  /** Carries a picture to a box, and says when it has arrived. */
  carry(
    picture: HTMLElement,
    { left, top, width, height }: DOMRect,
    along: Keyframe[],
    delay: number,
    arrived: () => void,
  ): void {
    this.arrived = arrived;
    this.element.style.cssText =
      `position:absolute;contain:layout style;transform-origin:0 0;will-change:transform;` +
      `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    this.element.replaceChildren(picture);
    raise(this.element);
    this.effect.setKeyframes(along);
    this.effect.updateTiming({ delay });
    this.animation.play();
  }

  finish(): void {
    this.animation.cancel();
    this.land();
  }

  private land(): void {
    this.element.remove();
    this.element.replaceChildren();
    this.arrived?.();
    this.arrived = null;
    resting.push(this);
  }
}
