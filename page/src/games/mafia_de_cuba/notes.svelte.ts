/** Private notes about everybody, kept in this browser: by table, and by the chair of whoever wrote them. */

export interface Note {
  /** What one takes somebody for. */
  role?: string;
  text?: string;
}
type Notes = Record<string, Note>;

const KEY = "backroom:cuba-notes";
/** The oldest tables are forgotten. */
const TABLES_KEPT = 20;

function all(): Record<string, Notes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Notes>;
  } catch {
    return {}; // storage switched off, or foreign text in it
  }
}

class Notebook {
  private notes = $state.raw<Notes>({});

  constructor(private readonly page: string) {
    this.notes = all()[page] ?? {};
  }

  about(seat: number): Note {
    return this.notes[seat] ?? {};
  }

  write(seat: number, change: Note): void {
    this.notes = { ...this.notes, [seat]: { ...this.about(seat), ...change } };
    const { [this.page]: _, ...others } = all();
    const kept = Object.entries(others).slice(1 - TABLES_KEPT);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [this.page]: this.notes }));
    } catch {
      // Without storage they last as long as the page.
    }
  }
}

const open = new Map<string, Notebook>();

/** The notebook of a chair at a table; the same one wherever it is read. */
export function notebook(table: string, seat: number | null): Notebook {
  const page = `${table}/${seat ?? "watching"}`;
  const book = open.get(page) ?? new Notebook(page);
  open.set(page, book);
  return book;
}
export type { Notebook };
