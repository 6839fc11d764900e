import type { GamePage } from "../catalogue";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Outcome from "./Outcome.svelte";
import { matter } from "./villa";

const page: GamePage = {
  Board,
  answers: (ask) => matter(ask) !== null,
  Mark,
  Outcome,
  turn: "log-plan",
  openly: true,
};

export default page;
