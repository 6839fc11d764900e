// Written by `make types` from the server's own types (backroom.server.messages); change those instead.

/** Anything JSON can hold: what a game puts into its words and views. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Args = { [key: string]: Value };
export type View = { [key: string]: Value };

export type ClientMessage =
  | Hello
  | Answer
  | Do
  | Weigh
  | Pass
  | Wait
  | SetHush
  | Say
  | Leave
  | Cover
  | Remove
  | Vote
  | Return
  | Ready
  | Move
  | SetTerms
  | Start
  | Rematch
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Accepted
  | Weighed
  | CourtesyNews
  | Refused
  | TableNews
  | Said
  | RematchNews
  | Reseated
  | Closing
  | Pong;

export type Hush = "round" | "named";

export type Visibility = "public" | "invited";

export type Watchers = "talk" | "listen" | "apart" | "none";

export type Asked = PickAsk | FormAsk;

export type Status = "open" | "playing" | "over" | "frozen" | "outdated";

export type SeatKind = "open" | "person" | "bot";

export type Field = PointsField | MatchField | OneField | SomeField | NumberField | WordsField;

export type TalkKind =
  | "say"
  | "aside"
  | "why"
  | "sat"
  | "terms"
  | "started"
  | "left"
  | "returned"
  | "clock"
  | "host"
  | "frozen"
  | "removed"
  | "voted";

/** The first message: which chair this is (no token: a watcher), and the last event it has (0: none). `name` is what a watcher wants to be called. Later on: the same for another table, on the same line. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  last?: number;
  name?: string;
}

/** The answer to the question of that number. `id` is made by the client; sent again, it counts once. */
export interface Answer {
  type: "answer";
  id: string;
  question: number;
  choice: string;
}

/** Something that may be done at any time. */
export interface Do {
  type: "do";
  id: string;
  choice: string;
}

/** What would this answer to the question of that number do? Without a number: something done at any time. */
export interface Weigh {
  type: "weigh";
  id: string;
  choice: string;
  question?: number | null;
}

/** Nothing to do before the question of this number is answered: go on. */
export interface Pass {
  type: "pass";
  question: number;
}

/** Hold the table for a while before the question of this number is answered. */
export interface Wait {
  type: "wait";
  question: number;
}

/** Pass on all that can be passed on, for this round or until named; null: no more. Nobody else is told. */
export interface SetHush {
  type: "hush";
  until: Hush | null;
}

/** Talk, to everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Hand the chair to a bot; before the game begins, leave it open. */
export interface Leave {
  type: "leave";
}

/** Let a bot play on for somebody whose connection has been lost for a while. */
export interface Cover {
  type: "cover";
  seat: number;
}

/** The host sends somebody away: the chair is free again, or a bot's once the game has begun. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** Let a bot play for somebody who has been silent for a minute; it does when most others want it. */
export interface Vote {
  type: "vote";
  seat: number;
}

/** Take the chair back from the bot. */
export interface Return {
  type: "return";
}

/** Ready to begin, or not yet. When all chairs are taken and all are ready, the game begins. */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** Before the game: sit down over there; where a person sits, they must want it too. One's own chair: no more. */
export interface Move {
  type: "move";
  seat: number;
}

/** Before the game: the host changes what is played. What is null stays; who was ready must say so again. */
export interface SetTerms {
  type: "terms";
  options?: { [key: string]: string } | null;
  clock?: number | null;
  visibility?: Visibility | null;
  watchers?: Watchers | null;
}

/** The host begins now; bots take the open chairs. */
export interface Start {
  type: "start";
}

/** Another game, please: the first to say so opens its table, the others join it by saying so too. */
export interface Rematch {
  type: "rematch";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** The answer to hello: all that this chair may know. `view` is null until the game begins. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  table: TableInfo;
  view: { [key: string]: Value } | null;
  events: Told[];
  ask: Asked | null;
  question: number | null;
  may: Asked[];
  talk: Talk[];
}

/** What everybody may know of a table. `deadline` is in milliseconds since 1970. `watching` counts those who watch, `onlookers` names those of them who have given a name. `waiting` says whose turn it is to those who look in from outside, as far as the house has the table in mind; at the table the view says so. At a `lesson` a newcomer plays with bots, and a guide has something to say to each question. */
export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: string };
  seats: SeatInfo[];
  status: Status;
  visibility: Visibility;
  clock: number;
  deadline: number | null;
  host: number | null;
  rematch: string | null;
  watching: number;
  watchers: Watchers;
  onlookers: string[];
  lesson: boolean;
  waiting?: number[];
}

/** One chair. `away`: a person's chair that a bot plays for now. Before the game begins: whether its person is `ready`, and the taken chair it `wants` to change places with. `won`: games won at the tables this one goes on from, rematch after rematch. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string | null;
  connected: boolean;
  away: boolean;
  ready: boolean;
  wants: number | null;
  won: number;
}

/** One event of the game as one seat learns of it; `n` counts the events that reached this very seat, from 1. With it begins what a bot did for a person who was away, or whose time was up: it `stood_in`. */
export interface Told {
  n: number;
  word: string;
  args: { [key: string]: Value };
  stood_in?: boolean;
}

/** A question with a few choices, all listed. */
export interface PickAsk {
  kind: "pick";
  word: string;
  args: { [key: string]: Value };
  choices: Offered[];
}

/** One choice of a pick: the text to send back, and its label. */
export interface Offered {
  text: string;
  word: string;
  args: { [key: string]: Value };
}

/** A question with fields to fill in; the answer is the verb and each field's text. */
export interface FormAsk {
  kind: "form";
  word: string;
  args: { [key: string]: Value };
  verb: string;
  fields: Field[];
}

/** Split all points over the items. */
export interface PointsField {
  kind: "points";
  name: string;
  total: number;
  items: Labelled[];
}

/** A thing in a form: its id in the answer's text, its label, and whose it is where that is not clear. */
export interface Labelled {
  id: string;
  label: string;
  of?: string;
}

/** A value for every item; those in `once` at most once. `given` are the values they have to begin with. */
export interface MatchField {
  kind: "match";
  name: string;
  items: Labelled[];
  values: Labelled[];
  once: string[];
  given?: { [key: string]: string };
}

/** One of the values; `given` is the one to begin with. */
export interface OneField {
  kind: "one";
  name: string;
  values: Labelled[];
  given?: string;
}

/** Between `least` and `most` of the values. */
export interface SomeField {
  kind: "some";
  name: string;
  values: Labelled[];
  least: number;
  most: number;
}

/** A number from `least` to `most` in steps. */
export interface NumberField {
  kind: "number";
  name: string;
  least: number;
  most: number;
  step: number;
}

/** Free words, at most so many characters. */
export interface WordsField {
  kind: "words";
  name: string;
  most: number;
}

/** One line of the table's talk: what somebody said, or what happened at the table. `seat` null: the house. `name` is whoever sat there at the time, since chairs change hands; in an `aside`, whoever watches and speaks. Who was `removed`, or for whom a bot is `voted`, is named in `text`: the chair may be another's by now. A bot says why in a `word` of the game, which every reader sees in their own language. Of new `terms` the `args` say which: the value of an `option-…`, the `clock`, the `visibility`, the `watchers`. */
export interface Talk {
  n: number;
  seat: number | null;
  kind: TalkKind;
  text: string;
  at: number;
  word?: string | null;
  args?: { [key: string]: Value };
  name?: string;
}

/** What changed for one seat: the changed keys of its view, those that are gone, and all that it is asked now. Of a list that is no shorter than before there may be its `rows` instead: what is new in it, by its places. */
export interface Update {
  type: "update";
  view: { [key: string]: Value };
  rows: { [key: string]: { [key: string]: Value } };
  gone: string[];
  events: Told[];
  ask: Asked | null;
  question: number | null;
  may: Asked[];
}

/** The answer of this id counts, and is written down. */
export interface Accepted {
  type: "accepted";
  id: string;
}

/** What the choice of the message `id` would do. `final`: it cannot be taken back, and is worth a second thought. */
export interface Weighed {
  type: "weighed";
  id: string;
  sayings: SayingInfo[];
  marks: MarkInfo[];
  final: boolean;
}

/** A word of the game and its arguments. */
export interface SayingInfo {
  word: string;
  args: { [key: string]: Value };
}

/** Something on the board that a choice touches: its id, a sign of the game (its word is `mark-` and the sign). */
export interface MarkInfo {
  on: string;
  sign: string;
  much: number | string | null;
}

/** A moment for the people on `seats` before the question is answered, at the latest `until` then (ms since 1970). `word` and `args` say what for; of a `scene` everybody wants to see something first. `held_by` has asked to wait. `mine`: this seat is among them and has not passed; `waits`: how often it may still ask to wait; `hush`: how long it has nothing to say. Without a moment `until` is null. */
export interface CourtesyNews {
  type: "courtesy";
  question: number | null;
  word: string;
  args: { [key: string]: Value };
  scene: boolean;
  seats: number[];
  until: number | null;
  held_by: number | null;
  mine: boolean;
  waits: number;
  hush: Hush | null;
}

/** Nothing has changed. `id` is that of the refused message, or null where everybody at the table is told. `code` is for programs, `rule` names the rule that forbids it, `word` is for the page, `why` an English sentence. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  word: string;
  args: { [key: string]: Value };
  why: string;
}

/** Something about the table itself has changed. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** A new line of talk. */
export interface Said {
  type: "said";
  talk: Talk;
}

/** Another game at a new table: whose idea it was first, and everybody who wants it, by their seats here. */
export interface RematchNews {
  type: "rematch";
  table: string;
  seats: number[];
}

/** You sit somewhere else now; the token is the same. */
export interface Reseated {
  type: "reseated";
  seat: number;
}

/** The last thing a listener hears before its connection is closed. */
export interface Closing {
  type: "error";
  code: string;
  word: string;
  args: { [key: string]: Value };
  why: string;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** POST /api/tables. `clock`: seconds for each move, 0 for none. */
export interface NewTable {
  game: string;
  seats: (PersonWish | OpenWish | BotWish)[];
  options?: { [key: string]: string };
  visibility?: Visibility;
  clock?: number;
  watchers?: Watchers;
}

/** A chair for somebody at this very device. */
export interface PersonWish {
  kind: "person";
  name: string;
}

/** A chair for whoever comes. */
export interface OpenWish {
  kind: "open";
}

/** A chair for a bot. */
export interface BotWish {
  kind: "bot";
  bot: string;
}

/** POST /api/lessons: a newcomer's first game, with bots and a guide. */
export interface NewLesson {
  game: string;
  name: string;
}

/** The new table, and the secret token of every chair taken at this device, by seat. */
export interface TableMade {
  table: TableInfo;
  tokens: { [key: string]: string };
}

/** POST /api/tables/{id}/sit. Without a seat: the first that is open. `ready`: the game may begin at once. */
export interface Sit {
  name: string;
  seat?: number | null;
  ready?: boolean;
}

/** The chair, and its secret token. */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** GET /api/house. `address`: the address to share with friends, if there is a better one than the page's own. */
export interface HouseInfo {
  version: string;
  games: GameInfo[];
  address: string | null;
}

/** A game of the catalogue; what it is called and what it promises, by language. */
export interface GameInfo {
  name: string;
  title: { [key: string]: string };
  pitch: { [key: string]: string };
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
}

/** An option of a game: all its values; where they depend on the number of seats, those for each number too. */
export interface OptionInfo {
  name: string;
  values: string[];
  values_by_seats: { [key: string]: string[] } | null;
  default: string;
  text?: boolean;
  least?: number | null;
  most?: number | null;
}

/** The rules of a game, chapter by chapter. */
export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

/** A chapter of the rules, with its rules in order. */
export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** One numbered rule; `ruling` where the printed rules left it open and the house decided. */
export interface RuleText {
  id: string;
  text: string;
  ruling: boolean;
}

/** The body of every HTTP answer that is not what was hoped for. */
export interface Problem {
  code: string;
  word: string;
  args: { [key: string]: Value };
  why: string;
}

/** GET /healthz. */
export interface Health {
  status: "ok";
  version: string;
}
