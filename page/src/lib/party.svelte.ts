/** The people on this device at one table: a chair each, or one watcher's place. */
import { openStage, stage } from "./curtain";
import { Chair } from "./table.svelte";
import { outcome, question } from "./updates";

export class Party {
  readonly chairs: Chair[];
  /** Whether all seats know the same in this game. */
  openly = $state(false);
  /** Whoever last said "that is me". */
  private opened = $state<number | null>(null);
  /** The question at which somebody who was not asked wanted a look. */
  private peekedAt = $state<number | null>(null);

  constructor(table: string, tokens: string[], follow: (table: string) => void, watcher = "") {
    this.chairs = tokens.length
      ? tokens.map((token) => new Chair(table, token, follow))
      : [new Chair(table, null, follow, watcher)];
  }

  /** Whether the house has told every chair who it is. */
  readonly known = $derived.by(() => this.chairs.every((chair) => chair.info !== null || chair.shut !== null));

  /** By the order at the table; a watcher counts as -1. */
  readonly seats = $derived.by(() =>
    this.chairs.map((chair) => ({ seat: chair.seat ?? -1, chair })).sort((one, other) => one.seat - other.seat),
  );

  /** Any of the chairs, for what everybody may know. */
  readonly first = $derived.by(() => this.seats[0]?.chair ?? null);

  private readonly stage = $derived.by(() => {
    if (!this.known || !this.first?.view) return { shown: null, next: null };
    // After the game there is nothing left to hide.
    if (outcome(this.first.view)) return { shown: this.opened ?? this.seats[0]?.seat ?? null, next: null };
    const local = this.seats.map(({ seat, chair }) => ({ seat, asked: chair.ask !== null && !chair.sending }));
    if (this.openly) return openStage(local, this.opened);
    return stage(local, this.opened, this.peekedAt !== null && this.peekedAt === question(this.first.view));
  });

  readonly next = $derived(this.stage.next);
  readonly shown = $derived(this.stage.shown);

  chair(seat: number | null): Chair | null {
    return this.seats.find((local) => local.seat === seat)?.chair ?? null;
  }

  open(): void {
    for (const chair of this.chairs) chair.open();
  }

  close(): void {
    for (const chair of this.chairs) chair.close();
  }

  /** Everybody at this device goes to the next table. */
  moveOn(): void {
    for (const chair of this.chairs) chair.moveOn();
  }

  /** Everybody at this device wants another game. */
  askRematch(): void {
    for (const chair of this.chairs) chair.askRematch();
  }

  show(seat: number): void {
    this.opened = seat;
    this.peekedAt = this.chair(seat)?.ask ? null : question(this.first?.view ?? null);
  }

  /** Draws the curtain by hand. */
  hide(): void {
    this.opened = null;
    this.peekedAt = null;
  }
}
