/** One WebSocket that comes back by itself, says again what was not confirmed, and goes along to the next table. */
import type { ClientMessage, ServerMessage } from "./protocol";

export type LinkState = "calling" | "open" | "lost" | "closed";

const SHORTEST = 400;
const LONGEST = 5_000;
const QUIET = 25_000;

/** How long to wait before the next try, in ms: doubling, capped, and spread so that not all call at once. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST, SHORTEST * 2 ** Math.min(attempt, 10));
  return Math.round(whole * (0.5 + random() / 2));
}

export interface Line {
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  state(state: LinkState): void;
}

export class Wire {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private welcomed = false;
  private over = false;
  /** Sent but not confirmed, by id, in the order said: repeated after every reconnect. */
  private readonly unconfirmed = new Map<string, ClientMessage>();

  constructor(
    private readonly address: string,
    private readonly line: Line,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  /** On a line that was open at the table before, if there is one; else on a new one. */
  open(before: WebSocket | null = null): void {
    clearTimeout(this.timer);
    if (this.over) return;
    const socket = before ?? this.dial(this.address);
    this.socket = socket;
    this.welcomed = false;
    const greet = (): void => socket.send(JSON.stringify(this.line.hello()));
    if (before) greet();
    else socket.onopen = greet;
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.lost(socket);
    this.heardAt = Date.now();
    this.pulse ??= setInterval(() => this.beat(), QUIET / 2);
  }

  /** Something with an id is kept until the server has confirmed or refused it; a mere question need not be. */
  send(message: ClientMessage): void {
    if ("id" in message && message.type !== "weigh") this.unconfirmed.set(message.id, message);
    if (this.welcomed) this.socket?.send(JSON.stringify(message));
  }

  /** The network is back, or the page is seen again: no reason to wait for the timer. */
  nudge(): void {
    if (this.over || this.socket) return;
    this.attempt = 0;
    this.open();
  }

  close(): void {
    this.letGo()?.close();
    this.line.state("closed");
  }

  /** The line as it is, for another table; here nothing more is said or heard. */
  letGo(): WebSocket | null {
    const { socket } = this;
    this.over = true;
    this.socket = null;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    return socket;
  }

  private heard(message: ServerMessage): void {
    this.heardAt = Date.now();
    // On a line that has come along, the table before may have had a last word.
    if (!this.welcomed && message.type !== "welcome" && message.type !== "error") return;
    if (message.type === "welcome") {
      this.attempt = 0;
      this.welcomed = true;
      this.line.state("open");
      for (const waiting of this.unconfirmed.values()) this.socket?.send(JSON.stringify(waiting));
    }
    if ((message.type === "accepted" || message.type === "refused") && message.id !== null)
      this.unconfirmed.delete(message.id ?? "");
    this.line.hear(message);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket || this.over) return;
    this.socket = null;
    this.welcomed = false;
    this.line.state("lost");
    this.timer = setTimeout(() => this.open(), pause(this.attempt++));
  }

  /** A line that has gone quiet is asked for a sign of life, then given up. */
  private beat(): void {
    if (!this.socket) return;
    const quiet = Date.now() - this.heardAt;
    if (quiet > QUIET * 2) {
      const silent = this.socket;
      this.lost(silent);
      silent.close();
    } else if (quiet > QUIET && this.welcomed) this.send({ type: "ping" });
  }
}
