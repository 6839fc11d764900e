/** Night or daylight: what the device prefers, until somebody says otherwise. */
import { remember, remembered } from "./keyring";

export type Theme = "auto" | "dark" | "light";

class Look {
  theme = $state<Theme>(remembered<Theme>("theme", "auto"));

  choose(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  /** The next of the three, for a button that turns them over. */
  turn(): void {
    this.choose(this.theme === "auto" ? "dark" : this.theme === "dark" ? "light" : "auto");
  }
}

export const look = new Look();

/** Whether things should jump instead of move. */
export const calm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
