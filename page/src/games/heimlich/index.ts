import type { GamePage } from "../catalogue";
import Board from "./Board.svelte";
import Mark from "./Mark.svelte";
import Outcome from "./Outcome.svelte";
import Papers from "./Papers.svelte";
import { unfolding } from "./unfolding.svelte";

const page: GamePage = {
  Board,
  answers: (ask) =>
    ask.kind === "form"
      ? ["move", "tip"].includes(ask.verb)
      : ask.choices.every((choice) => choice.text.startsWith("safe ")),
  Mark,
  tab: {
    word: "dossier",
    icon: "dossier",
    Panel: Papers,
    when: (chair) => chair.view !== null,
  },
  Outcome,
  unfolds: (chair) => unfolding(chair).told,
  turn: "log-rolled",
  hushed: ["log-card"],
  offers: ["note"],
};

export default page;
