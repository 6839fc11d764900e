/** What is being prepared as an answer: points on their way to agents, or a new place for the safe. */
import { Scales } from "../../ask/weighing.svelte";
import type { MarkInfo, PointsField } from "../../lib/protocol";
import { begin, give, given, put, rest, shares, take, undo, type Split } from "../../lib/split";
import type { Chair } from "../../lib/table.svelte";
import { BUILDINGS, buildingAfter, town, type Agent } from "./town";

const intoBuilding = (building: number): string => `safe ${BUILDINGS[building]}`;

export class Answering {
  // What is prepared belongs to one question; the next one starts anew.
  private prepared = $state.raw<{ question: number | null; split: Split }>({ question: null, split: begin(0) });
  private pointed = $state.raw<{ question: number | null; building: number }>({ question: null, building: -1 });
  readonly scales: Scales;

  constructor(private readonly sitting: () => Chair) {
    this.scales = new Scales((choice) => this.chair.weigh(choice));
  }

  private readonly chair = $derived.by(() => this.sitting());
  private readonly view = $derived.by(() => town(this.chair.sight));
  private readonly ask = $derived.by(() => this.chair.ask);
  private readonly question = $derived.by(() => this.chair.known.question);
  readonly busy = $derived.by(() => this.chair.sending !== null);

  private readonly points = $derived.by(() =>
    this.ask?.kind === "form" && this.ask.verb === "move"
      ? this.ask.fields.find((field): field is PointsField => field.kind === "points")
      : undefined,
  );
  readonly split = $derived.by((): Split | null => {
    if (!this.points) return null;
    return this.prepared.question === this.question ? this.prepared.split : begin(this.points.total);
  });
  readonly share = $derived.by(() => (this.split ? shares(this.split) : {}));
  readonly left = $derived.by(() => (this.split ? rest(this.split) : 0));
  readonly begun = $derived.by(() => (this.split?.taps.length ?? 0) > 0);

  /** Buildings the safe may go to, by the question's own choices. */
  private readonly legal = $derived.by(() =>
    this.ask?.kind === "pick" ? new Set(this.ask.choices.map((choice) => choice.text)) : null,
  );
  readonly placing = $derived.by(() => this.legal !== null);
  /** The building that was touched for it, whether it takes the safe or only says why it does not. */
  readonly touched = $derived.by(() =>
    this.placing && this.pointed.question === this.question ? this.pointed.building : null,
  );
  readonly chosen = $derived.by(() =>
    this.touched !== null && this.legal?.has(intoBuilding(this.touched)) ? this.touched : null,
  );

  /** The answer as it is sent, once everything is prepared. */
  readonly text = $derived.by((): string | null => {
    if (this.chosen !== null) return intoBuilding(this.chosen);
    if (!this.begun || this.left > 0) return null;
    return `move ${Object.entries(this.share)
      .map(([agent, steps]) => `${agent} ${steps}`)
      .join(" ")}`;
  });

  /** What is put to the rules: the answer, or a touch they would refuse. */
  readonly weighed = $derived.by(() => (this.touched === null ? this.text : intoBuilding(this.touched)));

  /** What the rules say to it, agent by agent. */
  readonly marks = $derived.by((): Record<string, MarkInfo> => {
    const verdict = this.scales.verdict;
    if (this.text === null || this.scales.choice !== this.text || verdict?.type !== "weighed") return {};
    return Object.fromEntries(verdict.marks.map((mark) => [mark.on.replace("agent-", ""), mark]));
  });

  /** Where figures are drawn: where they stand, or would stand after the points given so far. */
  readonly places = $derived.by(() =>
    this.view.agents.map((agent, i) => buildingAfter(this.view.place[i] ?? 0, this.share[agent] ?? 0)),
  );

  private prepare(split: Split | null): void {
    if (split && !this.busy) this.prepared = { question: this.question, split };
  }

  given = (agent: Agent): number => (this.split ? given(this.split, agent) : 0);
  give = (agent: Agent): void => this.prepare(this.split && give(this.split, agent));
  take = (agent: Agent): void => this.prepare(this.split && take(this.split, agent));
  undo = (): void => this.prepare(this.split && undo(this.split));
  reset = (): void => this.prepare(this.split && begin(this.split.total));

  /** Lead an agent to a building along the ring, as far as the points go; false if they do not. */
  lead(agent: Agent, building: number): boolean {
    const from = this.view.place[this.view.agents.indexOf(agent)] ?? 0;
    const steps = (building - from + BUILDINGS.length) % BUILDINGS.length;
    if (!this.split || steps > this.left + this.given(agent)) return false;
    this.prepare(put(this.split, agent, steps));
    return true;
  }

  /** Whether a building takes the safe now. */
  takes = (building: number): boolean => !this.busy && (this.legal?.has(intoBuilding(building)) ?? false);
  point(building: number): void {
    this.pointed = { question: this.question, building };
  }

  confirm = (): void => {
    if (this.text !== null) this.chair.answer(this.text);
  };
}
