import type { GamePage } from "../catalogue";
import { question } from "./asking";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Outcome from "./Outcome.svelte";
import { toldBy } from "./raids.svelte";

const page: GamePage = {
  Board,
  answers: (ask) => question(ask) !== null,
  Mark,
  Outcome,
  unfolds: toldBy,
  turn: "log-round",
};

export default page;
