/** The people on this device at one table: a chair each, or one watcher's place. */
import { openStage, stage } from "./curtain";
import { Chair } from "./table.svelte";
import { outcome, question } from "./updates";

export class Party {
  readonly seats: { seat: number; chair: Chair }[];
  /** Whether all seats know the same in this game. */
  openly = $state(false);
  /** Whoever last said "that is me". */
  private opened = $state<number | null>(null);
  /** The question at which somebody who was not asked wanted a look. */
  private peekedAt = $state<number | null>(null);

  constructor(table: string, tokens: Record<string, string>, follow: (table: string) => void) {
    const held = Object.entries(tokens).map(([seat, token]) => ({ seat: Number(seat), token }));
    held.sort((a, b) => a.seat - b.seat);
    this.seats = held.length
      ? held.map(({ seat, token }) => ({ seat, chair: new Chair(table, token, follow) }))
      : [{ seat: -1, chair: new Chair(table, null, follow) }];
  }

  /** Any of the chairs, for what everybody may know. */
  readonly first = $derived.by(() => this.seats[0]?.chair ?? null);

  private readonly stage = $derived.by(() => {
    if (!this.first?.view) return { shown: null, next: null };
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
    for (const { chair } of this.seats) chair.open();
  }

  close(): void {
    for (const { chair } of this.seats) chair.close();
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
