import { describe, expect, test } from "vitest";
import type { Asked, FormAsk, Told } from "../../lib/protocol";
import type { Chair } from "../../lib/table.svelte";
import { follow } from "../../table/whereabouts";
import { Answering } from "./answering.svelte";
import { deed, question } from "./asking";
import { before, grouped, placed, ranked, sort, split, told, without, worth, type Party, type Raid } from "./party";

test("a card is drawn by what it is", () => {
  expect(["euro-50", "jewel-200", "blonde", "badge", "credit-card"].map(sort)).toEqual([
    "euro",
    "jewel",
    "id",
    "odd",
    "odd",
  ]);
  expect([worth("pound-500"), worth("agent")]).toEqual(["500", ""]);
});

test("a hand lies in its groups", () => {
  const groups = grouped(["yen-50", "blonde", "euro-50", "badge", "yen-100"], (card) => card);
  expect(groups.map(({ sort, things }) => [sort, ...things])).toEqual([
    ["id", "blonde"],
    ["odd", "badge"],
    ["euro", "euro-50"],
    ["yen", "yen-50", "yen-100"],
  ]);
});

test("the coin counts in cents", () => {
  expect(split(500.07)).toEqual({ whole: 500, cents: 7 });
});

const RAID: Raid = {
  laid: [{ seat: 2, specials: ["hideout"] }],
  exchanged: [],
  banked: [],
  open: [
    { seat: 0, cards: ["policeman", "badge"], money: 0.02, verdict: "innocent", reasons: [] },
    { seat: 1, cards: ["euro-50", "euro-50", "badge"], money: 100.01, verdict: "guilty", reasons: ["G-14"] },
  ],
  patrols: [{ seat: 0, other: 1 }],
  confiscated: [{ seat: 0, cards: ["euro-50", "euro-50"] }],
  credited: [],
  penalised: [1],
};

describe("when the police have come", () => {
  test("an officer has what was taken, and the hand is still told as it was", () => {
    expect(before(RAID, 0)).toMatchObject({ loot: ["euro-50", "euro-50"], from: [1], by: [], penalised: false });
    expect(before(RAID, 1)).toMatchObject({ taken: ["euro-50", "euro-50"], by: [0], penalised: true });
    expect(before(RAID, 2)).toMatchObject({ specials: ["hideout"], opened: null });
    expect(without(["euro-50", "euro-50", "badge"], ["euro-50"])).toEqual(["euro-50", "badge"]);
  });

  test("the innocent are ranked by their money, the guilty come last", () => {
    const open = [0, 1, 2].map((seat) => ({
      seat,
      cards: [],
      money: 0,
      verdict: seat === 1 ? ("guilty" as const) : ("innocent" as const),
      reasons: [],
    }));
    const judged = { round: 1, coins: [1, 2, 5], raid: { ...RAID, open }, money: [100.01, 900.02, 300.05], won: [] };
    expect(ranked(judged)).toEqual([2, 0, 1]);
  });
});

const table = (change: Partial<Party> = {}): Party =>
  ({
    hands: [2, 2],
    specials: [1, 1],
    wallet: 3,
    extras: 1,
    discard: { cards: [], specials: [] },
    middle: [],
    raid: null,
    own: { cards: ["agent", "euro-50"], specials: ["wish"], known: null },
    ...change,
  }) as unknown as Party;

describe("cards are followed", () => {
  const first = follow({}, placed(table(), 0)).there;

  test("from the wallet into the hand", () => {
    const now = table({ hands: [3, 2], wallet: 2, own: { ...table().own!, cards: ["agent", "euro-50", "yen-50"] } });
    const news: Told[] = [{ n: 1, word: "log-drew-you", args: { card: "@card-yen-50" } }];
    const { journeys } = follow(first, placed(now, 0), told(news, 0));
    expect(journeys).toMatchObject([{ from: "wallet", to: "hand-0" }]);
  });

  test("face down from hand to hand, and a special card onto the discard", () => {
    const now = table({ hands: [2, 3], wallet: 2, specials: [1, 0], discard: { cards: [], specials: ["gift"] } });
    const news: Told[] = [{ n: 1, word: "log-special", args: { seat: "@seat-1", special: "@special-gift" } }];
    const { journeys } = follow(first, placed(now, 0), told(news, 0));
    expect(journeys).toHaveLength(2);
    expect(journeys).toContainEqual(expect.objectContaining({ from: "special-1", to: "played" }));
    expect(journeys).toContainEqual(expect.objectContaining({ from: "wallet", to: "hand-1" }));
  });

  test("a card seen in another hand lies open there", () => {
    const known = { hands: [{ seat: 1, cards: ["badge"] }], wallet: [], extras: null };
    const now = placed(table({ own: { ...table().own!, known } }), 0);
    expect(now["hand-1"]).toEqual(["badge", null]);
  });
});

// Answers

const pick = (word: string, ...texts: string[]): Asked => ({
  kind: "pick",
  word,
  args: {},
  choices: texts.map((text) => ({ text, word: "", args: {} })),
});

const TURN = pick("ask-turn", "draw", "draw-at", "buy", "timer", "play gift", "put agent", "put-at agent", "put badge");
const PLACE: FormAsk = {
  kind: "form",
  word: "ask-place-put",
  args: {},
  verb: "place",
  fields: [{ kind: "number", name: "place", least: 1, most: 9, step: 1 }],
};

/** A chair that is asked this; what is answered is kept. */
function chair(ask: Asked): { sitting: Chair; answers: string[]; ask: (next: Asked) => void } {
  const answers: string[] = [];
  const known = { question: 1 };
  const sitting = {
    ask,
    known,
    sending: null,
    refusal: null,
    answer: (text: string) => answers.push(text),
  } as unknown as Chair;
  return {
    sitting,
    answers,
    ask: (next) => {
      Object.assign(sitting, { ask: next, known: { question: known.question + 1 } });
    },
  };
}

const AGENT = { id: "thing-1", kind: "agent" };
const answering = (ask: Asked): Answering => {
  const { sitting } = chair(ask);
  return new Answering(
    () => sitting,
    () => ({ "hand-0": [AGENT] }),
  );
};

test("an answer says what is done, with which card, to whom", () => {
  expect(deed("give 2 euro-50")).toMatchObject({ verb: "give", seat: 2, card: "euro-50" });
  expect(deed("wish 1 yen")).toMatchObject({ verb: "wish", seat: 1, what: "yen" });
  expect(deed("exchange euro-50 yen")).toMatchObject({ card: "euro-50", what: "yen" });
  expect(deed("play gift")).toMatchObject({ what: "gift", card: null });
  expect(deed("put badge")).toMatchObject({ card: "badge", what: null });
});

test("what the board does not draw is left to the form", () => {
  expect(question(pick("ask-something-new", "yes"))).toBeNull();
  expect(question(TURN)).toEqual({ matter: "turn", cards: "hand" });
});

describe("a turn", () => {
  test("the card that was touched is the one to be put back, anywhere or at a place", () => {
    const party = answering(TURN);
    expect([party.text, party.reaches]).toEqual([null, "from"]);
    party.touchCard(AGENT);
    expect([party.text, party.reaches, party.grip.lifted]).toEqual(["put agent", "into", "thing-1"]);
    party.reach(4);
    expect(party.text).toBe("put-at agent");
    party.undo();
    expect(party.text).toBe("put agent");
    party.undo();
    expect([party.text, party.begun]).toEqual([null, false]);
  });

  test("a card is dropped at a place of the wallet", () => {
    const party = answering(TURN);
    party.grip.lifted = "thing-1";
    expect([party.grip.takes("place-3"), party.grip.takes("seat-1")]).toEqual([true, false]);
    party.grip.put("place-3");
    expect([party.text, party.now.place]).toEqual(["put-at agent", 3]);
  });

  test("one touch after the other: only the last one counts", () => {
    const party = answering(TURN);
    party.reach(null);
    expect(party.text).toBe("draw");
    party.touchVerb("timer");
    expect(party.text).toBe("timer");
    party.touchWhat("gift");
    expect(party.text).toBe("play gift");
    party.reach(2);
    expect([party.text, party.now.place]).toEqual(["draw-at", 2]);
  });

  test("the place goes with the card: it is the answer to the next question", () => {
    const { sitting, answers, ask } = chair(TURN);
    const party = new Answering(
      () => sitting,
      () => ({ "hand-0": [AGENT] }),
    );
    party.touchCard(AGENT);
    party.reach(7);
    party.send();
    party.goOn();
    expect(answers).toEqual(["put-at agent"]);
    ask(PLACE);
    party.goOn();
    party.goOn();
    expect(answers).toEqual(["put-at agent", "place 7"]);
  });
});

test("a place that must be named is not guessed, any other is anywhere until then", () => {
  expect(answering(PLACE).text).toBeNull();
  const anywhere: FormAsk = { ...PLACE, fields: [{ kind: "number", name: "place", least: 0, most: 9, step: 1 }] };
  expect(answering(anywhere).text).toBe("place 0");
});

test("whoever gets a gift makes no difference to what is weighed", () => {
  const party = answering(pick("ask-gift", "give 1 agent", "give 2 agent", "give 1 badge", "give 2 badge"));
  party.touchCard(AGENT);
  expect([party.text, party.weighable, party.offersSeat(2)]).toEqual([null, "give 1 agent", true]);
  party.touchSeat(2);
  expect(party.text).toBe("give 2 agent");
});

test("at the end of a round nothing is played unless a card is touched", () => {
  const party = answering(pick("ask-end-card", "pass", "play hideout"));
  expect(party.text).toBe("pass");
  party.touchWhat("hideout");
  expect(party.text).toBe("play hideout");
  party.undo();
  expect(party.text).toBe("pass");
});

test("two notes of a kind are paid as two", () => {
  const values = ["euro-100", "euro-100.2", "yen-50"].map((id) => ({ id, label: "" }));
  const party = answering({
    kind: "form",
    word: "ask-pay",
    args: { price: 300 },
    verb: "pay",
    fields: [{ kind: "some", name: "cards", values, least: 1, most: 3 }],
  });
  expect([party.offersCard("yen-50"), party.offersCard("agent"), party.cardVerb]).toEqual([true, false, "pay"]);
  for (const id of ["a", "b"]) party.touchCard({ id, kind: "euro-100" });
  expect(party.text).toBe("pay euro-100,euro-100.2");
  party.touchCard({ id: "a", kind: "euro-100" });
  expect(party.text).toBe("pay euro-100");
});
