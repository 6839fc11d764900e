/** A chair at a table (or a watcher's place beside it): what it knows, and what it may say. */
import type {
  ClientMessage,
  Closing,
  CourtesyNews,
  Refused,
  ServerMessage,
  SetHush,
  SetTerms,
  Talk,
  View,
  Weigh,
  Weighed,
} from "./protocol";
import { noDeeds, noted, type Deeds } from "./deeds";
import { keepMuted, mutedAt } from "./keyring";
import { keepLine, takeLine } from "./lines";
import { lookAround, lookAway } from "./onlookers";
import { inTurn } from "./settle";
import { Sight } from "./sight";
import { heard, lastEvent, nothingKnown, type Known } from "./updates";
import { Wire, type LinkState } from "./wire";

const address = (): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

// Ids only have to differ from this device's earlier ones: the server keeps them per seat.
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

/** After these there is no coming back; any other trouble ends with the connection, and a new one is tried. */
const FINAL = new Set(["gone", "token", "left", "removed", "no-watchers"]);

/** In how many steps a board may follow. */
const STEPS = 8;

/** How long a bubble stays at the seat of whoever speaks. */
const READ_ALOUD = 8_000;

/** What a chair knows. */
class Memory implements Known {
  seat = $state.raw<Known["seat"]>(null);
  info = $state.raw<Known["info"]>(null);
  view = $state.raw<Known["view"]>(null);
  events = $state.raw<Known["events"]>([]);
  ask = $state.raw<Known["ask"]>(null);
  question = $state.raw<Known["question"]>(null);
  may = $state.raw<Known["may"]>([]);
  talk = $state.raw<Known["talk"]>([]);
  /** Replaced as a whole, never changed in place. */
  whole = nothingKnown();

  keep(known: Known): void {
    this.whole = known;
    Object.assign(this, known);
  }
}

export class Chair {
  /** Everything the server told this seat, part by part: whoever reads a part is told of changes of that part alone. */
  readonly known = new Memory();
  /** What the latest news brought, and by whose hand. */
  deeds = $state.raw<Deeds>(noDeeds());
  /** The last line of the story that was read aloud; what happened before one came is not. */
  announced = 0;
  link = $state<LinkState>("calling");
  /** The id of the answer on its way, if any: nothing else can be answered meanwhile. */
  sending = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** Why the server closed the door for good. */
  shut = $state.raw<Closing | null>(null);
  /** The table a rematch is played at, as soon as somebody asked for one, and who wants it, by their seats here. */
  rematch = $state<string | null>(null);
  rematchBy = $state.raw<number[]>([]);
  /** A moment for some people before the next answer, and whether this seat has nothing to say for a while. */
  courtesy = $state.raw<CourtesyNews | null>(null);
  /** Talk heard while the talk was not open. */
  talkSeen = $state(0);
  /** Whose talk is not shown here, by their names, since people change places; nobody else is told. */
  muted = $state.raw<string[]>([]);

  /** What was said at each seat just now, for as long as it takes to read. */
  aloud = $state.raw<Record<number, Talk>>({});

  readonly seat = $derived(this.known.seat);
  readonly info = $derived(this.known.info);
  readonly view = $derived(this.known.view);
  private readonly eye = new Sight();
  /** The view for boards: only what changed is drawn anew. */
  readonly sight = this.eye.view;
  private readonly eyes = Array.from({ length: STEPS }, () => new Sight());
  /** The same, a few steps later: a large board is drawn part by part. */
  readonly sightAt = (step: number): View => (this.eyes[Math.min(step, STEPS) - 1] ?? this.eye).view;
  /** The same, when all of the board has been drawn. */
  readonly echo = this.sightAt(STEPS);
  readonly me = $derived(this.seat === null ? null : (this.info?.seats[this.seat] ?? null));
  /** What this seat is asked; nothing while a bot plays for it, since only the bot can answer. */
  readonly ask = $derived(this.me?.away ? null : this.known.ask);
  readonly talk = $derived(
    this.known.talk.filter((line) => line.kind !== "say" || !this.muted.includes(line.name ?? "")),
  );

  private readonly wire: Wire;
  private readonly nudge = (): void => this.wire.nudge();
  private rematchWanted = false;
  /** How many changes of the view have come and not been drawn. */
  private behind = 0;
  /** The question that the answer on its way belongs to. */
  private answered: number | null = null;
  private readonly weighing = new Map<string, { asked: Weigh; resolve: (verdict: Weighed | Refused) => void }>();

  constructor(
    readonly table: string,
    private readonly token: string | null,
    private readonly follow: (table: string) => void = () => undefined,
    name = "",
  ) {
    this.muted = mutedAt(table);
    this.wire = new Wire(address(), {
      hello: () => ({ type: "hello", table, token, last: lastEvent(this.known), name }),
      hear: (message) => this.takeIn(message),
      state: (state) => (this.link = state),
    });
  }

  open(): void {
    this.wire.open(takeLine(this.token));
    window.addEventListener("online", this.nudge);
    document.addEventListener("visibilitychange", this.nudge);
  }

  close(): void {
    window.removeEventListener("online", this.nudge);
    document.removeEventListener("visibilitychange", this.nudge);
    this.wire.close();
  }

  /** To the table of a rematch: whoever sits down there takes the line along. */
  moveOn(): void {
    keepLine(this.token, this.wire.letGo());
  }

  answer(choice: string): void {
    const { question } = this.known;
    if (question === null || this.sending) return;
    this.sending = newId();
    this.answered = question;
    this.refusal = null;
    this.tell({ type: "answer", id: this.sending, question, choice });
  }

  /** Something the seat may do at any time. */
  doNow(choice: string): void {
    this.refusal = null;
    this.tell({ type: "do", id: newId(), choice });
  }

  /** What a choice would do, or why it cannot be; `free`: something done at any time. A lost connection answers later. */
  weigh(choice: string, free = false): Promise<Weighed | Refused> {
    const id = newId();
    const question = free ? null : this.known.question;
    return new Promise((resolve) => {
      const asked: Weigh = { type: "weigh", id, question, choice };
      this.weighing.set(id, { asked, resolve });
      this.tell(asked);
    });
  }

  /** Nothing to do before the open question is answered. */
  goOn(): void {
    if (this.courtesy?.question) this.tell({ type: "pass", question: this.courtesy.question });
  }

  holdOn(): void {
    if (this.courtesy?.question) this.tell({ type: "wait", question: this.courtesy.question });
  }

  hush(until: SetHush["until"]): void {
    this.tell({ type: "hush", until });
  }

  say(text: string): void {
    this.tell({ type: "say", id: newId(), text });
  }

  /** What a bot did for me when my time was up has been read. */
  readNotice(): void {
    this.deeds = { ...this.deeds, forMe: null };
  }

  mute(name: string): void {
    this.muted = this.muted.includes(name) ? this.muted.filter((other) => other !== name) : [...this.muted, name];
    keepMuted(this.table, this.muted);
  }

  leave = (): void => this.tell({ type: "leave" });
  /** Lets a bot play on for somebody whose connection is lost. */
  cover = (seat: number): void => this.tell({ type: "cover", seat });
  /** The host sends somebody away. */
  remove = (seat: number): void => this.tell({ type: "remove", seat });
  /** Lets a bot play for somebody who is silent, if most others want it too. */
  vote = (seat: number): void => this.tell({ type: "vote", seat });
  comeBack = (): void => this.tell({ type: "return" });
  start = (): void => this.tell({ type: "start" });
  beReady = (ready: boolean): void => this.tell({ type: "ready", ready });
  moveTo = (seat: number): void => this.tell({ type: "move", seat });
  setTerms = (terms: Omit<SetTerms, "type">): void => this.tell({ type: "terms", ...terms });

  /** Whoever watches just goes along. */
  askRematch(): void {
    this.rematchWanted = true;
    if (this.seat !== null) this.tell({ type: "rematch" });
    else if (this.rematch) this.follow(this.rematch);
  }

  private weighed(id: string, verdict: Weighed | Refused): boolean {
    const waiting = this.weighing.get(id);
    this.weighing.delete(id);
    waiting?.resolve(verdict);
    return waiting !== undefined;
  }

  /** What was to be weighed when the connection was lost is asked again, if it still matters. */
  private weighAgain(): void {
    for (const [id, { asked }] of this.weighing) {
      if ((asked.question ?? this.known.question) === this.known.question) this.tell(asked);
      else this.weighing.delete(id);
    }
  }

  private listen(line: Talk): void {
    const { seat, kind } = line;
    if (seat === null || (kind !== "say" && kind !== "why") || this.muted.includes(line.name ?? "")) return;
    this.aloud = { ...this.aloud, [seat]: line };
    setTimeout(() => {
      const { [seat]: last, ...others } = this.aloud;
      if (last === line) this.aloud = others;
    }, READ_ALOUD);
  }

  private tell(message: ClientMessage): void {
    this.wire.send(message);
  }

  /** What changes the view is drawn in steps: first it is seen where everything lay, then the board changes. */
  private takeIn(message: ServerMessage): void {
    if (message.type !== "update") return inTurn(() => this.hear(message));
    this.behind += 1;
    const hear = (): void => {
      this.behind -= 1;
      this.hear(message);
    };
    // While there is more to hear, only the last of it is followed.
    const follow = this.eyes.map((eye) => () => {
      if (!this.behind) eye.see(this.known.view);
    });
    inTurn(lookAround, hear, ...follow, lookAway);
  }

  private hear(message: ServerMessage): void {
    const newcomer = this.known.info === null;
    this.deeds = noted(this.deeds, this.known.whole, message);
    this.known.keep(heard(this.known.whole, message));
    // Another question is up: the answer before has counted, whenever that is confirmed, and the board is free.
    if (this.known.question !== this.answered) this.sending = null;
    this.eye.see(this.known.view);
    if (message.type === "welcome") for (const eye of this.eyes) eye.see(this.known.view);
    switch (message.type) {
      case "welcome":
        this.weighAgain();
        this.courtesy = null; // If there is a moment, the server says so next.
        // What was said before one came is no news.
        if (newcomer) {
          this.talkSeen = message.talk.filter((line) => line.kind === "say").length;
          this.announced = lastEvent(this.known);
        }
        this.rematch = message.table.rematch ?? this.rematch;
        break;
      case "table":
        this.rematch = message.table.rematch ?? this.rematch;
        break;
      case "said":
        this.listen(message.talk);
        break;
      case "accepted":
        if (message.id === this.sending) this.sending = null;
        break;
      case "weighed":
        this.weighed(message.id, message);
        break;
      case "courtesy":
        this.courtesy = message;
        break;
      case "refused":
        if (this.weighed(message.id ?? "", message)) break;
        if (message.id === this.sending) this.sending = null;
        this.refusal = message;
        break;
      case "rematch":
        this.rematch = message.table;
        this.rematchBy = message.seats;
        if (this.rematchWanted) this.follow(message.table);
        break;
      case "error":
        if (!FINAL.has(message.code)) break;
        this.shut = message;
        this.close();
        break;
    }
  }
}
