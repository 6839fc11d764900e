import { render } from "svelte/server";
import { expect, test } from "vitest";
import { change, money } from "./money";
import Purse from "./Purse.svelte";

test("money is written as the reader's language writes it", () => {
  expect(money(12_500, "$", "de")).toBe("12.500\u00A0$");
  expect(money(12_500, "$", "en")).toBe("$12,500");
});

test("a debt has a minus that can be read, a gain a plus", () => {
  expect(money(-2_000, "$", "en")).toBe("−$2,000");
  expect(change(2_000, "$", "en")).toBe("+$2,000");
  expect(change(0, "$", "de")).toBe("0\u00A0$");
});

test("a purse says whose it is and what is in it", () => {
  const { body } = render(Purse, { props: { amount: 5_000, sign: "$", label: "Ada's cash" } });
  expect(body.replace(/<[^>]*>/g, "")).toContain("Ada's cash: $5,000");
});
