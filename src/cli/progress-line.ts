// Progress on a terminal: one line drawn over itself; elsewhere a line now and then.
import type { Progress } from "#crawl/index.js";
import { printable } from "#formats/index.js";
import type { Io } from "./io.js";

const PASS_NAMES = {
  visit: "visiting",
  revisit: "revisiting",
  late: "late pages",
  probe: "probing",
} as const;
const REDRAW_MS = 100;
const QUIET_LINE_MS = 5_000;

/** Shows how far a capture has come; call `end` before printing anything else. */
export class ProgressLine {
  readonly #io: Io;
  readonly #nowMs: () => number;
  #shownAtMs = -Infinity;
  #shownPass = "";
  #drawn = false;

  constructor(io: Io, nowMs: () => number = () => performance.now()) {
    this.#io = io;
    this.#nowMs = nowMs;
  }

  readonly show = (progress: Progress): void => {
    const now = this.#nowMs();
    const every = this.#io.interactive ? REDRAW_MS : QUIET_LINE_MS;
    const isLast = progress.done === progress.total;
    if (now - this.#shownAtMs < every && !isLast && progress.pass === this.#shownPass) return;
    if (progress.pass !== this.#shownPass) this.end();
    this.#shownAtMs = now;
    this.#shownPass = progress.pass;
    this.#draw(progress);
  };

  /** Leaves the line as it is and goes to the next. */
  end(): void {
    if (this.#drawn) this.#io.err("\n");
    this.#drawn = false;
  }

  #draw({ pass, done, total, url }: Progress): void {
    const counts = `${PASS_NAMES[pass].padEnd(10)} ${String(done).padStart(6)} of ${total}`;
    if (!this.#io.interactive) return this.#io.err(`${counts}\n`);
    const room = Math.max(0, this.#io.columns - counts.length - 4);
    this.#io.err(`\r${counts}  ${printable(url).slice(0, room)}\u001b[K`);
    this.#drawn = true;
  }
}
