// What is to be known of a testimony as a whole, in words; kept beside it at once, so that a kill loses none.
import type { ResultStore } from "#ports/index.js";

const FILE = "notes.json";
/** More would not be read. */
const MOST_NOTES = 1_000;
const LONGEST_NOTE = 2_000;

/** The notes of one testimony, each once, in the order in which they came. */
export class TestimonyNotes {
  readonly #results: ResultStore;
  readonly #captureId: string;
  readonly #words: Set<string>;
  #lastTask: Promise<unknown> = Promise.resolve();

  private constructor(results: ResultStore, captureId: string, words: readonly string[]) {
    this.#results = results;
    this.#captureId = captureId;
    this.#words = new Set(words);
  }

  static async open(results: ResultStore, captureId: string): Promise<TestimonyNotes> {
    const bytes = await results.getBeside(captureId, FILE);
    return new TestimonyNotes(results, captureId, bytes ? readNotes(bytes) : []);
  }

  get words(): readonly string[] {
    return [...this.#words];
  }

  add(words: string): void {
    if (this.#words.size >= MOST_NOTES || this.#words.has(words)) return;
    this.#words.add(words.slice(0, LONGEST_NOTE));
    const bytes = Buffer.from(JSON.stringify(this.words));
    this.#lastTask = this.#lastTask.then(() => this.#results.putBeside(this.#captureId, FILE, bytes));
    this.#lastTask.catch(() => undefined); // whoever settles hears of it
  }

  /** Resolves when all of them are kept. */
  async settled(): Promise<void> {
    await this.#lastTask;
  }
}

function readNotes(bytes: Uint8Array): string[] {
  const said: unknown = JSON.parse(Buffer.from(bytes).toString("utf8"));
  return Array.isArray(said) ? said.filter((note): note is string => typeof note === "string") : [];
}
