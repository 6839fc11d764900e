/** From anywhere to one's first game with a guide. */
import { startLesson } from "../lib/house";
import { keepTokens, rememberedName } from "../lib/keyring";
import { say } from "../lib/language.svelte";
import { route } from "../lib/route.svelte";

export async function beginLesson(game: string): Promise<void> {
  // It is there before the board is, so that nothing gives way to it.
  void import("./Guide.svelte").catch(() => undefined);
  const { table, tokens } = await startLesson({ game, name: rememberedName() || say("guest") });
  keepTokens(table.id, Object.values(tokens));
  route.toTable(table.id);
}
