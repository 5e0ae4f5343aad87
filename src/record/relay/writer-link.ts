// The archive writer, a process of its own: started, fed, heard, and started again with growing pauses when it dies.
// Nothing that happens to it is felt by visitors.
import type { Readable, Writable } from "node:stream";
import { createInterface } from "node:readline";
import type { PageUrl } from "#model/index.js";
import type { FrameQueue } from "./frame-queue.js";

/** A process that takes frames and answers in lines. */
export interface WriterProcess {
  readonly input: Writable;
  readonly output: Readable;
  /** Resolves when it has ended, with a word on how. */
  readonly ended: Promise<string>;
  kill(): void;
}

/** What a writer says. */
export interface WriterLine {
  /** It is ready, and has all frames of this run up to a number. */
  readonly ready?: number;
  /** All frames up to a number are on disk. */
  readonly ack?: number;
  /** It has nothing of these pages. */
  readonly forget?: readonly PageUrl[];
  readonly status?: WriterStatus;
  /** A day was told and concluded. */
  readonly concluded?: { readonly capture: string; readonly pages: number; readonly versions: number };
}

/** What a writer has done in its day. */
export interface WriterStatus {
  readonly day: string;
  readonly capture: string;
  /** New contents, and answers counted, since this writer was started or its day began. */
  readonly contents: number;
  readonly answers: number;
}

/** How a link is kept. */
export interface LinkOptions {
  readonly queue: FrameQueue;
  readonly start: () => WriterProcess;
  readonly onLine: (line: WriterLine) => void;
  readonly onState: (state: WriterState, words: string) => void;
  /** The first pause before a writer is started again; it doubles up to the longest. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

/** Whether answers are being written. */
export type WriterState = "starting" | "writing" | "waiting" | "ended";

/** So often may one frame be the first that a dying writer leaves; then it is let go. */
const MOST_DEATHS_OF_A_FRAME = 3;
const MOST_LINE_CHARS = 1_000_000;

/** Keeps a writer alive and the queue flowing to it. */
export class WriterLink {
  readonly #options: LinkOptions;
  #process: WriterProcess | null = null;
  #isReady = false;
  #isFull = false;
  #isEnding = false;
  #pauseMs: number;
  #timer: NodeJS.Timeout | null = null;
  #deaths = { seq: -1, count: 0 };
  #onEnd: () => void = () => undefined;
  /** How often it was started again. */
  restarts = 0;
  /** Frames let go since writers died of them. */
  poisoned = 0;
  state: WriterState = "starting";

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#pauseMs = options.firstPauseMs ?? 250;
    options.queue.listen(() => this.#feed());
    this.#start();
  }

  /** Ends the writer when all is written; gives up after the grace. */
  async end(graceMs: number): Promise<void> {
    this.#isEnding = true;
    const ended = new Promise<void>((resolve) => (this.#onEnd = resolve));
    this.#options.queue.push({ kind: "end" }, [], true);
    const timer = setTimeout(() => this.#giveUp(), graceMs);
    await ended.finally(() => clearTimeout(timer));
    this.#state("ended", "");
  }

  #giveUp(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#process?.kill();
    this.#onEnd();
  }

  #start(): void {
    this.#isReady = this.#isFull = false;
    const writer = this.#options.start();
    this.#process = writer;
    writer.input.on("error", () => undefined);
    writer.input.on("drain", () => {
      this.#isFull = false;
      this.#feed();
    });
    createInterface({ input: writer.output, crlfDelay: Infinity }).on("line", (line) => this.#hear(line));
    void writer.ended.then((how) => this.#onDeath(how));
  }

  #hear(text: string): void {
    if (text.length > MOST_LINE_CHARS || !text.startsWith("{")) return;
    const line = JSON.parse(text) as WriterLine;
    if (line.ready !== undefined) {
      this.#options.queue.acknowledge(line.ready);
      this.#options.queue.rewind();
      this.#isReady = true;
      this.#state("writing", "");
    }
    if (line.ack !== undefined) {
      this.#options.queue.acknowledge(line.ack);
      this.#pauseMs = this.#options.firstPauseMs ?? 250;
    }
    this.#options.onLine(line);
    if (this.#isEnding && this.#options.queue.oldest === null) this.#process?.input.end();
    else this.#feed();
  }

  #feed(): void {
    if (!this.#isReady) return;
    const { input } = this.#process!;
    // All that waits goes in one call: visitors wait while the system is called.
    input.cork();
    for (let parts = this.#next(); parts !== null; parts = this.#next())
      for (const part of parts) if (!input.write(part)) this.#isFull = true;
    process.nextTick(() => input.uncork());
  }

  #next(): readonly Uint8Array[] | null {
    return this.#isFull ? null : this.#options.queue.next();
  }

  #onDeath(how: string): void {
    this.#process = null;
    const wasReady = this.#isReady;
    this.#isReady = false;
    const { queue, longestPauseMs = 30_000 } = this.#options;
    if (this.#isEnding && queue.oldest === null) return this.#onEnd();
    if (wasReady) this.#countDeath();
    this.restarts++;
    this.#state("waiting", `the archive writer has ended (${how}); answers pass on, and it is started again`);
    this.#timer = setTimeout(() => this.#start(), this.#pauseMs);
    this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
  }

  /** A frame that kills every writer must not keep all others waiting for ever. */
  #countDeath(): void {
    const { queue } = this.#options;
    const seq = queue.oldest ?? -1;
    this.#deaths = seq === this.#deaths.seq ? { seq, count: this.#deaths.count + 1 } : { seq, count: 1 };
    if (seq === -1 || this.#deaths.count < MOST_DEATHS_OF_A_FRAME) return;
    // Its number is missing then, by which the writer knows that something was lost there.
    queue.acknowledge(seq);
    this.poisoned++;
  }

  #state(state: WriterState, words: string): void {
    this.state = state;
    this.#options.onState(state, words);
  }
}
