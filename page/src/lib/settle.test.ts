import { afterEach, expect, test, vi } from "vitest";
import { settled } from "./settle";

afterEach(() => vi.unstubAllGlobals());

test("after a change the page is laid out once, in a task of its own, before anybody asks where things lie", async () => {
  const steps: string[] = [];
  const body = {
    get offsetHeight(): number {
      steps.push("laid out");
      return 0;
    },
  };
  vi.stubGlobal("document", { body });
  settled(() => steps.push("first"));
  settled(() => steps.push("second"));
  await Promise.resolve();
  expect(steps).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(steps).toEqual(["laid out", "first", "second"]);
});
