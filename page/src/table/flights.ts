/** Things travel from where they were to where they are: measured before and after a change, moved by transform alone. */
import type { Attachment } from "svelte/attachments";
import { calm } from "../lib/theme.svelte";
import { ghost, raise } from "./ghost";
import type { Journey } from "./whereabouts";

const LASTS = 420;
const APART = 55;
/** More than so many at once are not watched one by one; the rest just lie there. */
const MOST = 16;
const A_FRAME = 3;
const GLOWS = 1_600;

interface Seen {
  element: HTMLElement;
  box: DOMRect;
}

interface Course {
  /** What is shown on its way. */
  model: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** What must not be seen twice while its picture flies. */
  hidden: HTMLElement | null;
  delay: number;
}

export class Flights {
  private readonly marked = new Map<string, HTMLElement>();
  private before = new Map<string, Seen>();
  private readonly flying = new Set<Animation>();
  private waiting: Course[] = [];
  private readonly covered = new Set<HTMLElement>();
  private due = 0;

  /** Marks an element as a thing or a place, by the name that journeys use. */
  mark =
    (name: string): Attachment<HTMLElement> =>
    (element) => {
      this.marked.set(name, element);
      return () => {
        if (this.marked.get(name) === element) this.marked.delete(name);
      };
    };

  /** Where all that is about to travel is, and where it comes from, just before it changes. */
  look(journeys: Journey[]): void {
    const names = journeys.flatMap(({ id, from }) => [id, from ?? id]);
    this.before = new Map(
      names.flatMap((name) => {
        const element = this.marked.get(name);
        return element ? [[name, { element, box: element.getBoundingClientRect() }] as const] : [];
      }),
    );
    // Only now: while what still flies is taken away, the page would be laid out anew to be measured.
    this.finish();
  }

  /** After the change: every thing that has travelled is shown on its way, or lights up where motion is not wanted. */
  go(journeys: Journey[]): void {
    if (calm()) {
      for (const { hidden } of this.courses(journeys)) if (hidden) glow(hidden);
      return;
    }
    // Hidden before anything is measured, so that the page's style is worked out once.
    for (const { id, from } of journeys.slice(0, MOST)) {
      const element = this.before.has(id) || this.before.has(from ?? "") ? this.marked.get(id) : undefined;
      if (element) this.cover(element);
    }
    // In a task of its own, still before the change is painted.
    this.due = requestAnimationFrame(() => {
      this.waiting = this.courses(journeys);
      const travel = new Set(this.waiting.map(({ hidden }) => hidden));
      for (const element of this.covered) if (!travel.has(element)) this.uncover(element);
      this.due = requestAnimationFrame(() => this.launchSome());
    });
  }

  /** A new tap finishes what is still moving. */
  finish = (): void => {
    cancelAnimationFrame(this.due);
    this.waiting = [];
    for (const animation of this.flying) animation.finish();
    for (const element of this.covered) this.uncover(element);
  };

  private cover(element: HTMLElement): void {
    element.style.visibility = "hidden";
    this.covered.add(element);
  }

  private uncover(element: HTMLElement): void {
    element.style.visibility = "";
    this.covered.delete(element);
  }

  private courses(journeys: Journey[]): Course[] {
    const courses = journeys.slice(0, MOST).flatMap((journey) => this.course(journey) ?? []);
    this.before = new Map();
    return courses.map((course, nth) => ({ ...course, delay: nth * APART }));
  }

  private course({ id, from, to, shows }: Journey): Course | null {
    const was = this.before.get(id) ?? this.before.get(from ?? "");
    const is = this.marked.get(id);
    const place = is ?? this.marked.get(to ?? "");
    const model = is ?? this.before.get(id)?.element ?? this.marked.get(shows ?? "");
    if (!was || !place || !model) return null;
    const box = place.getBoundingClientRect();
    const still = Math.abs(box.left - was.box.left) + Math.abs(box.top - was.box.top) < 2;
    if (still || !box.width || !was.box.width) return null;
    return { model, from: was.box, to: box, hidden: is ?? null, delay: 0 };
  }

  /** A few a frame, so that no frame takes long. */
  private launchSome(): void {
    const some = this.waiting.splice(0, A_FRAME).map((course) => ({ course, picture: ghost(course.model, course.to) }));
    raise(...some.map(({ picture }) => picture));
    for (const { course, picture } of some) this.launch(course, picture);
    if (this.waiting.length) this.due = requestAnimationFrame(() => this.launchSome());
  }

  private launch({ from, to, hidden, delay }: Course, picture: HTMLElement): void {
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const along = [
      { transform: `${shift} scale(${from.width / to.width}, ${from.height / to.height})`, opacity: 1 },
      { transform: "none", opacity: hidden ? 1 : 0.2 },
    ];
    const timing = { duration: LASTS, delay, fill: "backwards", easing: "cubic-bezier(.3, .1, .2, 1)" } as const;
    const flight = picture.animate(along, timing);
    this.flying.add(flight);
    void flight.finished
      .catch(() => undefined)
      .then(() => {
        this.flying.delete(flight);
        picture.remove();
        if (hidden) this.uncover(hidden);
      });
  }
}

/** Instead of a flight: what has arrived is outlined for a moment. */
function glow(element: HTMLElement): void {
  element.dataset["landed"] = "";
  setTimeout(() => delete element.dataset["landed"], GLOWS);
}
