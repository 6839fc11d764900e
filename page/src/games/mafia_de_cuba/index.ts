import { lastEvent, outcome } from "../../lib/updates";
import type { GamePage } from "../catalogue";
import { SPEECHES } from "./answering.svelte";
import Board from "./Board.svelte";
import { matter } from "./cuba";
import Mark from "./Mark.svelte";
import Notes from "./Notes.svelte";
import Outcome from "./Outcome.svelte";
import { unfolding } from "./unfolding.svelte";

const page: GamePage = {
  Board,
  answers: (ask) => matter(ask) !== null,
  Mark,
  tab: { word: "notes", icon: "pen", Panel: Notes, when: (chair) => chair.seat !== null },
  Outcome,
  // The story says nothing that the last round of the box would spoil: only the result waits.
  unfolds: (chair) => (outcome(chair.view) && unfolding(chair).active ? lastEvent(chair.known) : null),
  turn: "log-box-back",
  offers: SPEECHES,
};

export default page;
