// How a run is ended from outside: stopped by the user, to be resumed later, or cancelled, to be concluded as it stands.
import { setMaxListeners } from "node:events";
import { IsochronError } from "#errors.js";
import { shellWord } from "#formats/index.js";

/** Ends a run that is to be concluded as it stands. */
export class CaptureCancelled extends IsochronError {
  override readonly name = "CaptureCancelled";

  constructor() {
    super("CANCELLED", "the capture was cancelled on request");
  }
}

/** The end of one run, whoever asks for it. */
export class RunStop {
  readonly #cancel = new AbortController();
  readonly #archiveDir: string;
  /** Ends the run. */
  readonly #end: AbortSignal;
  #signal: AbortSignal;

  constructor(archiveDir: string, outer?: AbortSignal) {
    this.#archiveDir = archiveDir;
    this.#end = either(outer, this.#cancel.signal);
    this.#signal = this.#end;
  }

  /** Ends every wait of the run. */
  get signal(): AbortSignal {
    return this.#signal;
  }

  /** A turn of the run begins: until the next one, this ends every wait as well; the run itself goes on. */
  beginTurn(end: AbortSignal | undefined): void {
    this.#signal = either(end, this.#end);
  }

  /** Ends every wait of the run, so that it is concluded as it stands. */
  cancel(): void {
    this.#cancel.abort(new CaptureCancelled());
  }

  /** Whether the user asked to stop, and not to cancel: what is under way is ended soon. */
  get isInterrupted(): boolean {
    return this.#end.aborted && !this.#cancel.signal.aborted;
  }

  /** Ends with a clear error when the run is to end. */
  check(): void {
    if (this.#cancel.signal.aborted) throw new CaptureCancelled();
    if (!this.#end.aborted) return;
    throw new IsochronError(
      "INTERRUPTED",
      `stopped; go on with: isochron capture --resume --archive ${shellWord(this.#archiveDir)}`,
    );
  }

  /** Whether an error is the end that was asked for; a failure of the store that came first stays a failure. */
  isCancellation(error: unknown): boolean {
    if (error instanceof CaptureCancelled) return true;
    return this.#cancel.signal.aborted && error instanceof Error && error.name === "AbortError";
  }
}

function either(one: AbortSignal | undefined, other: AbortSignal): AbortSignal {
  const signal = one ? AbortSignal.any([one, other]) : other;
  // Every host's lane waits on it: many listeners are no leak.
  setMaxListeners(0, signal);
  return signal;
}
