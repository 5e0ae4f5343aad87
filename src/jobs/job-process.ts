// A job's own process, as the runner sees it, and the last lines that it said.

/** How a process ended. */
export interface ProcessEnd {
  /** `null` when a signal ended it. */
  readonly code: number | null;
  /** What it printed, as far as it is kept. */
  readonly output: string;
}

/** A process at work. */
export interface JobProcess {
  /** Asks it to end cleanly. */
  stop(): void;
  /** Ends it at once. */
  kill(): void;
  readonly ended: Promise<ProcessEnd>;
}

/** Starts this program with a command line; it tells every line that it says beside its output. */
export type StartProcess = (argv: readonly string[], onLine: (line: string) => void) => JobProcess;

const MOST_LINES = 40;
const MOST_LINE_CHARS = 500;
/** How this program begins what it says when it fails. */
const COMPLAINT = /^isochron: (.+)$/;

/** The last lines that a process said. */
export class SaidLines {
  readonly #lines: string[] = [];

  add(line: string): void {
    if (line.trim() === "") return;
    this.#lines.push(line.slice(0, MOST_LINE_CHARS));
    if (this.#lines.length > MOST_LINES) this.#lines.shift();
  }

  get all(): readonly string[] {
    return [...this.#lines];
  }

  /** What it complained of last. */
  get complaint(): string | null {
    const line = this.#lines.findLast((one) => COMPLAINT.test(one));
    return line === undefined ? null : COMPLAINT.exec(line)![1]!;
  }
}
