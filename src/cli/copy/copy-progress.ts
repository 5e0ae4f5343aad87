// How far a walk over pages has come, on stderr: drawn over itself on a terminal, a line now and then elsewhere.
import type { Io } from "../io.js";

const REDRAW_MS = 100;
const QUIET_LINE_MS = 5_000;
const CLEAR_TO_END = "\u001b[K";

interface ProgressWish {
  /** What was done with the pages. */
  readonly words?: string;
  readonly nowMs?: () => number;
}

/** Call `end` before printing anything else. */
export class CopyProgress {
  readonly #io: Pick<Io, "err" | "interactive">;
  readonly #nowMs: () => number;
  readonly #words: string;
  #shownAtMs: number;
  #drawn = false;

  constructor(
    io: Pick<Io, "err" | "interactive">,
    { words = "pages copied", nowMs = () => performance.now() }: ProgressWish = {},
  ) {
    this.#io = io;
    this.#nowMs = nowMs;
    this.#words = words;
    this.#shownAtMs = nowMs();
  }

  show(done: number, total: number): void {
    const now = this.#nowMs();
    if (now - this.#shownAtMs < (this.#io.interactive ? REDRAW_MS : QUIET_LINE_MS)) return;
    this.#shownAtMs = now;
    const words = `${done} of ${total} ${this.#words}`;
    if (!this.#io.interactive) return this.#io.err(`${words}\n`);
    this.#io.err(`\r${words}${CLEAR_TO_END}`);
    this.#drawn = true;
  }

  end(): void {
    if (this.#drawn) this.#io.err(`\r${CLEAR_TO_END}`);
    this.#drawn = false;
  }
}
