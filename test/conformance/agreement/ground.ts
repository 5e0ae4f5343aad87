// What the suites of agreements stand on: one agreement, lines to it, and time that passes when a test says so.
import type { Agreement } from "#ports/index.js";

/** A machine's line to the agreement of a test. */
export interface Line {
  readonly agreement: Agreement;
  /** Nothing gets through any more, either way. */
  cut(): void;
}

/** An agreement that nobody has used, with gates of a short patience. */
export interface Ground {
  /** Of the gates. */
  readonly patienceMs: number;
  /** A line for another machine; closed when the test ends. */
  line(): Promise<Line>;
  /** The agreement's own time goes on by at least this. */
  pass(ms: number): Promise<void>;
  /** The same, and every machine lives on meanwhile. */
  live(ms: number): Promise<void>;
}

/** Opens one for each test. */
export type OpenGround = () => Promise<Ground>;
