/** Things travel from where they were to where they are: measured before and after a change, moved by transform alone. */
import type { Attachment } from "svelte/attachments";
import { afterwards } from "../lib/settle";
import { calm } from "../lib/theme.svelte";
import { ghost } from "./ghost";
import type { Journey } from "./whereabouts";
import { spread, type Wing } from "./wings";

const APART = 55;
/** More than so many at once are not watched one by one; the rest just lie there. */
const MOST = 16;
const A_FRAME = 2;
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
  /** Where everything was just before the news that are being drawn. */
  private around: Map<string, Seen> | null = null;
  private readonly flying = new Set<Wing>();
  private waiting: Course[] = [];
  /** What will travel, and is not to be seen where it goes. */
  private expected = new Set<string>();
  private readonly covered = new Set<HTMLElement>();
  private due = 0;
  private round = 0;

  /** Marks an element as a thing or a place, by the name that journeys use. */
  mark =
    (name: string): Attachment<HTMLElement> =>
    (element) => {
      this.marked.set(name, element);
      if (this.expected.has(name)) this.cover(element);
      return () => {
        if (this.marked.get(name) === element) this.marked.delete(name);
      };
    };

  /** Where everything is, before anything changes: amid a change the page would be laid out anew to be measured. */
  lookAround(): void {
    this.around = this.seen([...this.marked.keys()]);
  }

  lookAway(): void {
    this.around = null;
  }

  /** Where all that is about to travel was, and where it comes from. */
  look(journeys: Journey[]): void {
    const names = journeys.flatMap(({ id, from }) => [id, from ?? id]);
    this.before = this.around ?? this.seen(names);
    // Only now: while what still flies is taken away, the page would be laid out anew to be measured.
    this.finish();
  }

  /** After the change: every thing that has travelled is shown on its way, or lights up where motion is not wanted. */
  go(journeys: Journey[]): void {
    const { round } = this;
    const still = calm();
    // Hidden before anything is measured, so that the page's style is worked out once.
    if (!still) this.expect(journeys.slice(0, MOST));
    // When all parts of the board have followed, and been laid out anyway.
    afterwards(() => {
      if (round !== this.round) return;
      const courses = this.courses(journeys);
      if (still) for (const { hidden } of courses) if (hidden) glow(hidden);
      if (!still) this.take(courses);
    });
  }

  private expect(journeys: Journey[]): void {
    const travel = journeys.filter(({ id, from }) => this.before.has(id) || this.before.has(from ?? ""));
    this.expected = new Set(travel.map(({ id }) => id));
    for (const id of this.expected) {
      const element = this.marked.get(id);
      if (element) this.cover(element);
    }
  }

  private take(courses: Course[]): void {
    this.expected.clear();
    this.waiting = courses;
    const travel = new Set(courses.map(({ hidden }) => hidden));
    for (const element of this.covered) if (!travel.has(element)) this.uncover(element);
    this.due = requestAnimationFrame(() => this.launchSome());
  }

  /** A new tap finishes what is still moving. */
  finish = (): void => {
    cancelAnimationFrame(this.due);
    this.round += 1;
    this.waiting = [];
    this.expected.clear();
    for (const wing of this.flying) wing.finish();
    for (const element of this.covered) this.uncover(element);
  };

  private seen(names: string[]): Map<string, Seen> {
    return new Map(
      names.flatMap((name) => {
        const element = this.marked.get(name);
        return element ? [[name, { element, box: element.getBoundingClientRect() }] as const] : [];
      }),
    );
  }

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
    for (const course of this.waiting.splice(0, A_FRAME)) this.launch(course);
    if (this.waiting.length) this.due = requestAnimationFrame(() => this.launchSome());
  }

  private launch({ model, from, to, hidden, delay }: Course): void {
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const along = [
      { transform: `${shift} scale(${from.width / to.width}, ${from.height / to.height})`, opacity: 1 },
      { transform: "none", opacity: hidden ? 1 : 0.2 },
    ];
    const wing = spread();
    this.flying.add(wing);
    wing.carry(ghost(model, { left: 0, top: 0, width: to.width, height: to.height }), to, along, delay, () => {
      this.flying.delete(wing);
      if (hidden) this.uncover(hidden);
    });
  }
}

/** Instead of a flight: what has arrived is outlined for a moment. */
function glow(element: HTMLElement): void {
  element.dataset["landed"] = "";
  setTimeout(() => delete element.dataset["landed"], GLOWS);
}
