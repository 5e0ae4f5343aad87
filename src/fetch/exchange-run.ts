// One request and its answer on one open connection, with the three time stamps of a sighting.
import type { Socket } from "node:net";
import { instant, type FetchTimes, type Instant } from "#model/index.js";
import type { Clock, Spool, Truncation } from "#ports/index.js";
import { Deadline, type Deadlines } from "./deadlines.js";
import { exchangeFailure, failure, type Failure } from "./failure.js";
import type { FetchLimits } from "./limits.js";
import { ResponseBytes, type ReceivedBytes } from "./response-bytes.js";
import { ResponseFramer } from "./response-framer.js";
import type { StopSignal } from "./stop-signal.js";

/** The answer's exact bytes, or why there is none. */
export type ExchangeEnd =
  | {
      readonly kind: "response";
      readonly bytes: ReceivedBytes;
      readonly truncated: Truncation | null;
      readonly times: FetchTimes;
      /** Whether the connection may serve another request. */
      readonly reusable: boolean;
    }
  | (Failure & {
      readonly times: FetchTimes;
      /** Whether any byte came back. */
      readonly answered: boolean;
      /** Whether the request may have left us. */
      readonly sent: boolean;
    });

const ENDLESS_IDLE_MS = 2000;

/** What a run needs beside its socket. */
export interface ExchangeContext {
  readonly clock: Clock;
  readonly limits: FetchLimits;
  /** What else bounds the response, asked as it comes. */
  readonly mostBytes?: (() => number) | undefined;
  /** Told of bytes of the response as they come. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
  /** Where long responses go; `null` keeps them in memory. */
  readonly spool: Spool | null;
  /** What is left of the total time. */
  readonly leftMs: number;
  readonly stop: StopSignal;
  /** Throws where nothing may be sent any more. */
  readonly requireTurn?: (() => void) | undefined;
  readonly deadlines: Deadlines;
}

/**
 * Sends the request, once the wire is known to be silent, and reads one response; the socket is destroyed unless the result says it is reusable.
 * Rejects when the spool fails, and with what is thrown where nothing may be sent any more.
 */
export function runExchange(
  socket: Socket,
  request: Uint8Array,
  context: ExchangeContext,
): Promise<ExchangeEnd> {
  return new Promise((resolve, reject) => {
    const run = new ExchangeRun(socket, context, { resolve, reject });
    // Bytes may wait in the kernel that no event has told of yet: a whole turn of the event loop looks for them. The
    // time of sending was read before, so whatever comes unseen from now on came after it.
    setImmediate(() => setImmediate(() => run.start(request)));
  });
}

interface Settle {
  readonly resolve: (end: ExchangeEnd) => void;
  readonly reject: (error: unknown) => void;
}

class ExchangeRun {
  readonly #socket: Socket;
  readonly #context: ExchangeContext;
  readonly #settle: Settle;
  readonly #bytes: ResponseBytes;
  readonly #framer: ResponseFramer;
  readonly #sentAt: Instant;
  #firstByteAt: Instant | null = null;
  #answered = false;
  #sent = false;
  #isSettled = false;
  #toldBytes = 0;
  readonly #deadline: Deadline;
  /** By when the whole exchange is over. */
  #overMs = Infinity;

  constructor(socket: Socket, context: ExchangeContext, settle: Settle) {
    this.#socket = socket;
    this.#context = context;
    this.#settle = settle;
    this.#bytes = new ResponseBytes(context.spool);
    this.#framer = new ResponseFramer(context.limits, (bytes) => this.#add(bytes), context.mostBytes);
    this.#deadline = new Deadline(context.deadlines, this.#onTimeout);
    // Before the wire is found silent and before the request leaves: it was sent no earlier than it says, and no byte
    // of its answer came before it.
    this.#sentAt = context.clock.now();
  }

  start(request: Uint8Array): void {
    const { limits, leftMs, stop } = this.#context;
    if (stop.reason) return this.#fail(stop.reason);
    if (!this.#socket.writable) return this.#onClose();
    if (this.#socket.readableLength > 0) {
      return this.#fail(failure("bad-response", "the server spoke before it was asked"));
    }
    this.#socket
      .on("data", this.#onData)
      .on("end", this.#onEnd)
      .on("error", this.#onError)
      .on("close", this.#onClose);
    stop.listen(this.#onStop);
    if (!this.#maySend()) return;
    this.#overMs = performance.now() + leftMs;
    this.#allow(limits.firstByteMs);
    this.#sent = true;
    this.#socket.write(request);
    this.#socket.resume();
  }

  /** Asked here and not before: a process may stand still at any time. */
  #maySend(): boolean {
    try {
      this.#context.requireTurn?.();
      return true;
    } catch (error) {
      this.#detach(false);
      this.#bytes.discard().then(() => this.#settle.reject(error), this.#settle.reject);
      return false;
    }
  }

  #add(bytes: Uint8Array): void {
    this.#bytes.add(bytes);
    this.#toldBytes += bytes.length;
    this.#context.onBytes?.(bytes.length);
  }

  /** A head that never ended came all the same. */
  #tellOfHead(): void {
    const { mostBytes, onBytes } = this.#context;
    const bytes = Math.min(this.#framer.length, mostBytes?.() ?? Infinity) - this.#toldBytes;
    if (bytes > 0) onBytes?.(bytes);
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#answered = true;
    this.#framer.push(chunk);
    this.#allow(this.#idleMs);
    // Interim responses do not count: the first byte is that of the answer itself.
    if (this.#framer.length === 0) this.#firstByteAt = null;
    else this.#firstByteAt ??= this.#justAfter();
    if (this.#framer.state === "done") this.#finish(null);
    else if (this.#framer.state === "full") this.#finish("length");
    else if (this.#framer.state === "bad") this.#fail(failure("bad-response", this.#framer.problem));
    else if (this.#bytes.isBehind) void this.#waitForSpool();
  };

  /** The server waits until the spool has caught up; that time is ours and not held against it. */
  async #waitForSpool(): Promise<void> {
    this.#socket.pause();
    this.#allow(Infinity);
    try {
      await this.#bytes.written();
    } catch (error) {
      if (this.#isSettled) return;
      this.#detach(false);
      await this.#bytes.discard().catch(() => undefined);
      this.#settle.reject(error);
      return;
    }
    if (this.#isSettled) return;
    this.#allow(this.#idleMs);
    this.#socket.resume();
  }

  /** A body whose end nobody can tell is not waited for long: it is kept as far as it comes, and proves nothing. */
  get #idleMs(): number {
    const { idleMs } = this.#context.limits;
    return this.#framer.isEndKnown ? idleMs : Math.min(idleMs, ENDLESS_IDLE_MS);
  }

  /** So long for the next bytes to come, and never longer than is left of the total. */
  #allow(stageMs: number): void {
    this.#deadline.set(Math.min(performance.now() + stageMs, this.#overMs));
  }

  readonly #onEnd = (): void => {
    this.#framer.end();
    if (this.#framer.state === "done") this.#finish(null);
    else this.#broke(failure("closed", "the server closed the connection before it answered"));
  };

  readonly #onError = (error: Error): void => this.#broke(exchangeFailure(error));

  readonly #onClose = (): void =>
    this.#broke(failure("closed", "the connection closed before the answer came"));

  readonly #onStop = (): void => this.#fail(this.#context.stop.reason!);

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
    const times = this.#times();
    this.#detach(reusable);
    this.#bytes
      .finish()
      .then((bytes) => ({ kind: "response", bytes, truncated, times, reusable }) as const)
      .then(this.#settle.resolve, this.#settle.reject);
  }

  #fail(cause: Failure): void {
    this.#tellOfHead();
    const end = { ...cause, times: this.#times(), answered: this.#answered, sent: this.#sent };
    this.#detach(false);
    this.#bytes.discard().then(() => this.#settle.resolve(end), this.#settle.reject);
  }

  #detach(keepSocket: boolean): void {
    this.#isSettled = true;
    this.#deadline.clear();
    this.#socket.off("data", this.#onData).off("end", this.#onEnd);
    this.#socket.off("error", this.#onError).off("close", this.#onClose);
    this.#context.stop.listen(null);
    // Paused, so that bytes after the answer are kept for the pool to see instead of being lost.
    if (keepSocket) this.#socket.pause();
    else this.#socket.destroy();
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
