/** A view whose parts are followed one by one: whoever reads a part is told of changes of that part alone. */
import { SvelteMap } from "svelte/reactivity";
import type { View } from "./protocol";

export class Sight {
  private readonly parts = new SvelteMap<string, View[string]>();

  /** Reads like the view itself. */
  readonly view: View = new Proxy<View>({}, { get: (_, part) => this.parts.get(String(part)) });

  see(view: View | null): void {
    const now = view ?? {};
    for (const part of [...this.parts.keys()]) if (!(part in now)) this.parts.delete(part);
    for (const [part, value] of Object.entries(now)) this.parts.set(part, value);
  }
}

/** A view in which nothing that a board counts on is missing before the first deal. */
export const filledUp = <Whole extends object>(view: View, empty: Partial<Whole>): Whole =>
  new Proxy(view, {
    get: (there, part) => (there[String(part)] === undefined ? empty[part as keyof Whole] : there[String(part)]),
  }) as unknown as Whole;
