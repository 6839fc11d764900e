import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "./protocol";
import { pause, Wire, type LinkState } from "./wire";

/** A socket without a network: what was sent is kept, what is heard is said by hand. */
class FakeSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  says(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let heard: ServerMessage[];
let sockets: FakeSocket[];
let states: LinkState[];
let wire: Wire;
const latest = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  sockets = [];
  states = [];
  const line = {
    hello: (): ClientMessage => ({ type: "hello", table: "t", token: "secret", last: 3 }),
    hear: (message: ServerMessage) => void heard.push(message),
    state: (state: LinkState) => states.push(state),
  };
  wire = new Wire("ws://house/ws", line, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

const seated = (): FakeSocket => {
  const socket = latest();
  socket.onopen?.();
  socket.says({ type: "welcome" });
  return socket;
};
const answer: ClientMessage = { type: "answer", id: "a1", question: 5, choice: "safe house-3" };

describe("the pause before trying again", () => {
  test("doubles, and has an end", () => {
    expect([0, 1, 2, 3].map((attempt) => pause(attempt, () => 1))).toEqual([400, 800, 1600, 3200]);
    expect(pause(50, () => 1)).toBe(5000);
  });

  test("is spread, so that a whole table does not call at once", () => {
    expect(pause(3, () => 0)).toBe(1600);
  });
});

describe("a chair's line", () => {
  test("says hello first, with the last event it has", () => {
    wire.open();
    expect(seated().sent[0]).toEqual({ type: "hello", table: "t", token: "secret", last: 3 });
    expect(states).toEqual(["open"]);
  });

  test("holds an answer back until it is welcome", () => {
    wire.open();
    wire.send(answer);
    expect(latest().sent).toEqual([]);
    expect(seated().sent.at(-1)).toEqual(answer);
  });

  test("comes back after it was cut, and repeats the unconfirmed answer with the same id", () => {
    wire.open();
    seated();
    wire.send(answer);
    latest().close();
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    expect(seated().sent.filter((message) => message.type === "answer")).toEqual([answer]);
  });

  test("does not repeat what was confirmed or refused", () => {
    wire.open();
    const socket = seated();
    wire.send(answer);
    wire.send({ ...answer, id: "a2" } as ClientMessage);
    socket.says({ type: "accepted", id: "a1" });
    socket.says({ type: "refused", id: "a2" });
    socket.close();
    vi.advanceTimersByTime(400);
    expect(seated().sent).toHaveLength(1);
  });

  test("tries at once when the network is back", () => {
    wire.open();
    seated().close();
    wire.nudge();
    expect(sockets).toHaveLength(2);
  });

  test("gives a silent line up, and calls again", () => {
    wire.open();
    const silent = seated();
    vi.advanceTimersByTime(40_000);
    expect(silent.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(40_000);
    expect(sockets.length).toBeGreaterThan(1);
  });

  test("stays closed once it was closed on purpose", () => {
    wire.open();
    seated();
    wire.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  test("goes along to the next table, and repeats nothing there that was the old one's", () => {
    wire.open();
    const socket = seated();
    wire.send(answer);
    const line = wire.letGo();
    expect(line).toBe(socket);
    wire.close();
    const next = new Wire(
      "ws://house/ws",
      {
        hello: () => ({ type: "hello", table: "next", token: "secret", last: 0 }),
        hear: (message) => void heard.push(message),
        state: () => undefined,
      },
      () => new FakeSocket() as unknown as WebSocket,
    );
    heard = [];
    next.open(line);
    socket.says({ type: "table" });
    expect(heard).toEqual([]);
    socket.says({ type: "welcome" });
    socket.says({ type: "table" });
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "table"]);
    expect(socket.sent.slice(2)).toEqual([{ type: "hello", table: "next", token: "secret", last: 0 }]);
    next.close();
  });

  test("hears why it is not welcome", () => {
    wire.open();
    latest().onopen?.();
    latest().says({ type: "error", code: "token" });
    expect(heard.map(({ type }) => type)).toEqual(["error"]);
  });

  test("that has been let go calls nobody", () => {
    wire.open();
    seated();
    wire.letGo();
    wire.nudge();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
