/** Things travel from where they were to where they are: measured before and after a change, moved by transform alone. */
import type { Attachment } from "svelte/attachments";
import { calm } from "../lib/theme.svelte";
import { ghost, raise } from "./ghost";
import type { Journey } from "./whereabouts";

const LASTS = 420;
const APART = 55;
/** More than so many at once are not watched one by one; the rest just lie there. */
const MOST = 16;
const GLOWS = 1_600;

interface Seen {
  element: HTMLElement;
  box: DOMRect;
}

interface Course {
  ghost: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** What must not be seen twice while its picture flies. */
  hidden: HTMLElement | null;
}

export class Flights {
  private readonly marked = new Map<string, HTMLElement>();
  private before = new Map<string, Seen>();
  private readonly flying = new Set<Animation>();

  /** Marks an element as a thing or a place, by the name that journeys use. */
  mark =
    (name: string): Attachment<HTMLElement> =>
    (element) => {
      this.marked.set(name, element);
      return () => {
        if (this.marked.get(name) === element) this.marked.delete(name);
      };
    };

  /** Where everything is, just before it changes. */
  look(): void {
    this.finish();
    this.before = new Map(
      [...this.marked].map(([name, element]) => [name, { element, box: element.getBoundingClientRect() }]),
    );
  }

  /** After the change: every thing that has travelled is shown on its way, or lights up where motion is not wanted. */
  go(journeys: Journey[]): void {
    const courses = journeys.slice(0, MOST).flatMap((journey) => this.course(journey) ?? []);
    this.before = new Map();
    if (calm()) {
      for (const { hidden } of courses) if (hidden) glow(hidden);
      return;
    }
    raise(...courses.map(({ ghost }) => ghost));
    courses.forEach((course, nth) => this.launch(course, nth * APART));
  }

  /** A new tap finishes what is still moving. */
  finish = (): void => {
    for (const animation of this.flying) animation.finish();
  };

  private course({ id, from, to }: Journey): Course | null {
    const was = this.before.get(id) ?? this.before.get(from ?? "");
    const is = this.marked.get(id);
    const place = is ?? this.marked.get(to ?? "");
    const model = is ?? this.before.get(id)?.element;
    if (!was || !place || !model) return null;
    const box = place.getBoundingClientRect();
    const still = Math.abs(box.left - was.box.left) + Math.abs(box.top - was.box.top) < 2;
    if (still || !box.width || !was.box.width) return null;
    return { ghost: ghost(model, box), from: was.box, to: box, hidden: is ?? null };
  }

  private launch({ ghost, from, to, hidden }: Course, delay: number): void {
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    const along = [
      { transform: start, opacity: 1 },
      { transform: "none", opacity: hidden ? 1 : 0.2 },
    ];
    if (hidden) hidden.style.visibility = "hidden";
    const flight = ghost.animate(along, {
      duration: LASTS,
      delay,
      fill: "backwards",
      easing: "cubic-bezier(.3, .1, .2, 1)",
    });
    this.flying.add(flight);
    void flight.finished
      .catch(() => undefined)
      .then(() => {
        this.flying.delete(flight);
        ghost.remove();
        if (hidden) hidden.style.visibility = "";
      });
  }
}

/** Instead of a flight: what has arrived is outlined for a moment. */
function glow(element: HTMLElement): void {
  element.dataset["landed"] = "";
  setTimeout(() => delete element.dataset["landed"], GLOWS);
}
