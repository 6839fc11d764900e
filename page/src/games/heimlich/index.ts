import type { GamePage } from "../catalogue";
import Board from "./Board.svelte";
import Dossier from "./Dossier.svelte";
import Mark from "./Mark.svelte";
import Outcome from "./Outcome.svelte";

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
    Panel: Dossier,
    when: (chair) => chair.seat !== null && chair.view?.["rules"] === "expert",
  },
  Outcome,
  turn: "log-rolled",
  hushed: ["log-card"],
  offers: ["note"],
};

export default page;
