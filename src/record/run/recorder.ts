// A recorder put together: the proxy in front, taps on its answers, a bounded queue, a writer behind it.
import { randomUUID } from "node:crypto";
import type { Clock } from "#ports/index.js";
import { openFront, type Front, type FrontOptions } from "../proxy/index.js";
import {
  AnswerRuns,
  FrameQueue,
  RecordingTaps,
  WriterLink,
  type QueueLimits,
  type WriterLine,
  type WriterProcess,
  type WriterStatus,
} from "../relay/index.js";
import type { RecordRules } from "../rules/index.js";
import { recorderStatus, type RecorderStatus } from "./recorder-status.js";

/** How a recorder is set up. */
export interface RecorderOptions extends Omit<FrontOptions, "tapOf" | "onTapFailure" | "onUnreachable"> {
  readonly rules: RecordRules;
  readonly clock: Clock;
  /** Starts a writer for this run. */
  readonly start: (run: string) => WriterProcess;
  readonly queue: QueueLimits;
  readonly maxHeldBytes: number;
  readonly maxPages: number;
  readonly tell: RecorderNews;
  readonly pauses?: { readonly firstPauseMs: number; readonly longestPauseMs: number };
}

/** Who is told what happens. */
export interface RecorderNews {
  /** What is wrong, in words. */
  readonly warn: (words: string) => void;
  readonly concluded: (day: NonNullable<WriterLine["concluded"]>) => void;
}

/** Sightings are held back for so long, to be put together. */
const FLUSH_MS = 2_000;
const TICK_MS = 10_000;
/** A server that is down is told of at most this often. */
const QUIET_MS = 10_000;

/** A running recorder. */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #queue: FrameQueue;
  readonly #runs: AnswerRuns;
  readonly #taps: RecordingTaps;
  readonly #link: WriterLink;
  readonly #timers: NodeJS.Timeout[];
  #front: Front | null = null;
  #writer: WriterStatus | null = null;
  #warnedAt = -Infinity;
  #unreachable = 0;

  private constructor(options: RecorderOptions) {
    this.#options = options;
    const { rules, clock, maxHeldBytes, maxPages, tell, pauses } = options;
    this.#queue = new FrameQueue(options.queue);
    this.#runs = new AnswerRuns(this.#queue, maxPages);
    this.#taps = new RecordingTaps({ rules, clock, runs: this.#runs, maxHeldBytes });
    const run = randomUUID();
    this.#link = new WriterLink({
      queue: this.#queue,
      start: () => options.start(run),
      onLine: (line) => this.#hear(line),
      onState: (_state, words) => words !== "" && tell.warn(words),
      ...pauses,
    });
    this.#timers = [
      setInterval(() => this.#runs.flush(), FLUSH_MS),
      setInterval(() => this.#tick(), TICK_MS),
    ];
  }

  /** Opens the front; the writer may come later. @throws the system's error when the place cannot be had */
  static async open(options: RecorderOptions): Promise<Recorder> {
    const recorder = new Recorder(options);
    try {
      recorder.#front = await openFront({
        ...options,
        tapOf: recorder.#taps.tapOf,
        onTapFailure: (error) => recorder.#onTapFailure(error),
        onUnreachable: (error) => recorder.#onUnreachable(error),
      });
      return recorder;
    } catch (error) {
      await recorder.close(0);
      throw error;
    }
  }

  get port(): number {
    return this.#front!.port;
  }

  get status(): RecorderStatus {
    return recorderStatus({
      requests: this.#taps.requests,
      underWay: this.#front?.underWay ?? 0,
      unreachable: this.#unreachable,
      runs: this.#runs,
      queue: this.#queue,
      link: this.#link,
      passedOver: this.#taps.counts,
      writer: this.#writer,
    });
  }

  /** Takes no new visitors, writes what was seen, tells the day and ends. */
  async close(graceMs: number): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#front?.close(Math.min(graceMs, 10_000));
    this.#tick();
    this.#runs.flush(true);
    await this.#link.end(graceMs);
  }

  #hear(line: WriterLine): void {
    for (const url of line.forget ?? []) this.#runs.forget(url);
    if (line.status !== undefined) this.#writer = line.status;
    if (line.concluded !== undefined) this.#options.tell.concluded(line.concluded);
  }

  /** Counts, and the time: a day ends also when nobody asks for anything. */
  #tick(): void {
    const at = this.#options.clock.now();
    this.#runs.turnDay(at);
    this.#runs.flush();
    const tallies = { ...this.#taps.counts, dropped: this.#runs.tallies.dropped };
    this.#queue.push({ kind: "tick", at, tallies });
  }

  #onTapFailure(error: unknown): void {
    this.#taps.count("failed");
    this.#warn(`an answer was not recorded, by a fault of the recorder: ${String(error)}`);
  }

  #onUnreachable(error: Error): void {
    this.#unreachable++;
    this.#warn(`the server behind does not answer: ${error.message}`);
  }

  #warn(words: string): void {
    const now = performance.now();
    if (now - this.#warnedAt < QUIET_MS) return;
    this.#warnedAt = now;
    this.#options.tell.warn(words);
  }
}
