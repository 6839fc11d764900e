import { describe, expect, test } from "vitest";
import { Grip } from "./grip.svelte";

function table(): { grip: Grip; done: string[] } {
  const done: string[] = [];
  const grip = new Grip({
    may: (thing, zone) => zone === "open" && thing !== "stuck",
    put: (thing, zone) => done.push(`${thing} to ${zone}`),
  });
  return { grip, done };
}

describe("two taps", () => {
  test("lift a thing and put it down", () => {
    const { grip, done } = table();
    grip.touch("card");
    expect(grip.takes("open")).toBe(true);
    expect(grip.put("open")).toBe(true);
    expect(done).toEqual(["card to open"]);
    expect(grip.lifted).toBeNull();
  });

  test("on the same thing lay it back", () => {
    const { grip, done } = table();
    grip.touch("card");
    grip.touch("card");
    expect(grip.put("open")).toBe(false);
    expect(done).toEqual([]);
  });

  test("keep the thing in the hand where it may not go", () => {
    const { grip, done } = table();
    grip.touch("card");
    expect(grip.put("shut")).toBe(false);
    expect(grip.lifted).toBe("card");
    grip.touch("stuck");
    expect(grip.takes("open")).toBe(false);
    expect(done).toEqual([]);
  });
});
