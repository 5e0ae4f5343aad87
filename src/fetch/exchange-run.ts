// One request and its answer on one open connection, with the three time stamps of a sighting.
import type { Socket } from "node:net";
import { instant, type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, Truncation } from "#ports/index.js";
import { exchangeFailure, failure, type Failure } from "./failure.js";
import type { FetchLimits } from "./limits.js";
import { ResponseFramer } from "./response-framer.js";

/** The answer's exact bytes, or why there is none. */
export type ExchangeEnd =
  | {
      readonly kind: "response";
      readonly bytes: Uint8Array;
      readonly truncated: Truncation | null;
      readonly times: FetchTimes;
      /** Whether the connection may serve another request. */
      readonly reusable: boolean;
    }
  | (Failure & { readonly times: FetchTimes; /** Whether any byte came back. */ readonly answered: boolean });

/** What a run needs beside its socket. */
export interface ExchangeContext {
  readonly clock: Clock;
  readonly limits: FetchLimits;
  /** What is left of the total time. */
  readonly leftMs: number;
  /** Aborted with a Failure as its reason. */
  readonly signal: AbortSignal;
}

/** Sends the request and reads one response; the socket is destroyed unless the result says it is reusable. */
export function runExchange(
  socket: Socket,
  request: Uint8Array,
  context: ExchangeContext,
): Promise<ExchangeEnd> {
  return new Promise((resolve) => new ExchangeRun(socket, context, resolve).start(request));
}

class ExchangeRun {
  readonly #socket: Socket;
  readonly #context: ExchangeContext;
  readonly #resolve: (end: ExchangeEnd) => void;
  readonly #framer: ResponseFramer;
  #sentAt: Instant;
  #firstByteAt: Instant | null = null;
  #answered = false;
  #stageTimer: NodeJS.Timeout | undefined;
  #totalTimer: NodeJS.Timeout | undefined;

  constructor(socket: Socket, context: ExchangeContext, resolve: (end: ExchangeEnd) => void) {
    this.#socket = socket;
    this.#context = context;
    this.#resolve = resolve;
    this.#framer = new ResponseFramer(context.limits);
    this.#sentAt = context.clock.now();
  }

  start(request: Uint8Array): void {
    const { limits, leftMs, signal } = this.#context;
    if (signal.aborted) return this.#onAbort();
    if (!this.#socket.writable) return this.#onClose();
    if (this.#socket.readableLength > 0) {
      return this.#fail(failure("bad-response", "the server spoke before it was asked"));
    }
    this.#socket
      .on("data", this.#onData)
      .on("end", this.#onEnd)
      .on("error", this.#onError)
      .on("close", this.#onClose);
    signal.addEventListener("abort", this.#onAbort);
    this.#stageTimer = setTimeout(this.#onTimeout, limits.firstByteMs);
    this.#totalTimer = setTimeout(this.#onTimeout, Math.max(0, leftMs));
    // The last reading before the first request byte leaves, so that the request was not sent earlier than it says.
    this.#sentAt = this.#context.clock.now();
    this.#socket.write(request);
    this.#socket.resume();
  }

  readonly #onData = (chunk: Buffer): void => {
    if (!this.#answered) {
      clearTimeout(this.#stageTimer);
      this.#stageTimer = setTimeout(this.#onTimeout, this.#context.limits.idleMs);
    } else this.#stageTimer?.refresh();
    this.#answered = true;
    this.#framer.push(chunk);
    // Interim responses do not count: the first byte is that of the answer itself.
    if (this.#framer.length === 0) this.#firstByteAt = null;
    else this.#firstByteAt ??= this.#justAfter();
    if (this.#framer.state === "done") this.#finish(null);
    else if (this.#framer.state === "full") this.#finish("length");
    else if (this.#framer.state === "bad") this.#fail(failure("bad-response", this.#framer.problem));
  };

  readonly #onEnd = (): void => {
    this.#framer.end();
    if (this.#framer.state === "done") this.#finish(null);
    else this.#broke(failure("closed", "the server closed the connection before it answered"));
  };

  readonly #onError = (error: Error): void => this.#broke(exchangeFailure(error));

  readonly #onClose = (): void =>
    this.#broke(failure("closed", "the connection closed before the answer came"));

  readonly #onAbort = (): void => this.#fail(this.#context.signal.reason as Failure);

  readonly #onTimeout = (): void => {
    if (this.#framer.state === "body") this.#finish("time");
    else if (this.#answered)
      this.#fail(failure("head-timeout", "the head of the answer did not come in time"));
    else this.#fail(failure("first-byte-timeout", "the server did not answer in time"));
  };

  #broke(cause: Failure): void {
    if (this.#framer.state === "body") this.#finish("disconnect");
    else this.#fail(cause);
  }

  #finish(truncated: Truncation | null): void {
    const reusable = truncated === null && this.#framer.isReusable && this.#socket.writable;
    const bytes = this.#framer.bytes();
    this.#settle({ kind: "response", bytes, truncated, times: this.#times(), reusable }, reusable);
  }

  #fail(cause: Failure): void {
    this.#settle({ ...cause, times: this.#times(), answered: this.#answered }, false);
  }

  #settle(end: ExchangeEnd, keepSocket: boolean): void {
    clearTimeout(this.#stageTimer);
    clearTimeout(this.#totalTimer);
    this.#socket.off("data", this.#onData).off("end", this.#onEnd);
    this.#socket.off("error", this.#onError).off("close", this.#onClose);
    this.#context.signal.removeEventListener("abort", this.#onAbort);
    // Paused, so that bytes after the answer are kept for the pool to see instead of being lost.
    if (keepSocket) this.#socket.pause();
    else this.#socket.destroy();
    this.#resolve(end);
  }

  #times(): FetchTimes {
    const lastByteAt = this.#justAfter();
    return { sentAt: this.#sentAt, firstByteAt: this.#firstByteAt ?? lastByteAt, lastByteAt };
  }

  /** The clock is cut to the millisecond; an end of an interval must not lie before what it bounds, hence + 1. */
  #justAfter(): Instant {
    return instant(this.#context.clock.now() + 1);
  }
}
