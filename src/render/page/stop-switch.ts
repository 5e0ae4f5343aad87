// When a page has had enough: one place that says so, for whatever reason, and everybody hears it.
import type { RenderFailure } from "#ports/index.js";

/** Why a page is over before it settled. */
export interface Stop {
  readonly code: RenderFailure;
  readonly message: string;
}

/** Thrown where a page is waited for that is over. */
export class PageStopped extends Error {
  override readonly name = "PageStopped";
  readonly stop: Stop;

  constructor(stop: Stop) {
    super(stop.message);
    this.stop = stop;
  }
}

/** Ends a page once; the first reason counts. */
export class StopSwitch {
  readonly #controller = new AbortController();
  readonly #stopped: Promise<never>;
  #reject: (error: unknown) => void = () => {};

  constructor() {
    this.#stopped = new Promise((_, reject) => (this.#reject = reject));
    // Nobody may be waiting when it is thrown.
    this.#stopped.catch(() => {});
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  stop(code: RenderFailure, message: string): void {
    if (this.signal.aborted) return;
    this.#controller.abort();
    this.#reject(new PageStopped({ code, message }));
  }

  /** Ends it by a fault that is none of the page's: whoever asked for the page hears of it. */
  fail(fault: unknown): void {
    if (this.signal.aborted) return;
    this.#controller.abort();
    this.#reject(fault);
  }

  /** Tells whoever answers that the page is over; no failure. */
  finish(): void {
    this.#controller.abort();
  }

  /** What is waited for, unless the page is over before. */
  during<T>(wait: Promise<T>): Promise<T> {
    // What fails after the page is over is of no interest.
    wait.catch(() => {});
    return Promise.race([wait, this.#stopped]);
  }
}
