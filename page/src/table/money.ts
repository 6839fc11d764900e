/** Money in one format, wherever it stands: grouped as the reader's language groups, its sign where it is used to be. */
import type { Language } from "../lib/words";

const NUMBERS: Record<Language, Intl.NumberFormat> = {
  de: new Intl.NumberFormat("de"),
  en: new Intl.NumberFormat("en-GB"),
};

/** 5000 is "5.000 $" in German and "$5,000" in English. Less than nothing has a minus that can be read. */
export function money(amount: number, sign: string, language: Language): string {
  const digits = NUMBERS[language].format(Math.abs(amount));
  const minus = amount < 0 ? "−" : "";
  return language === "de" ? `${minus}${digits}\u00A0${sign}` : `${minus}${sign}${digits}`;
}

/** A difference: what comes in has a plus. */
export const change = (amount: number, sign: string, language: Language): string =>
  amount > 0 ? `+${money(amount, sign, language)}` : money(amount, sign, language);
