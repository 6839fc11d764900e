import type { GamePage } from "../catalogue";
import Board from "./Board.svelte";
import { ANY_TIME, matter } from "./cosa";
import Mark from "./Mark.svelte";
import Outcome from "./Outcome.svelte";

const page: GamePage = {
  Board,
  answers: (ask) => matter(ask) !== null,
  Mark,
  Outcome,
  turn: "log-round",
  offers: ANY_TIME,
  moments: true,
};

export default page;
