// How a run is ended from outside: stopped by the user, to be resumed later, or cancelled, to be concluded as it stands.
import { setMaxListeners } from "node:events";
import { IsochronError } from "#errors.js";
import { shellWord } from "#formats/index.js";
/** Ends a run that is to be concluded as it stands. */
export class CaptureCancelled extends IsochronError {
    name = "CaptureCancelled";
    constructor() {
        super("CANCELLED", "the capture was cancelled on request");
    }
}
/** The end of one run, whoever asks for it. */
export class RunStop {
    #cancel = new AbortController();
    #archiveDir;
    /** Ends the run. */
    #end;
    #signal;
    constructor(archiveDir, outer) {
        this.#archiveDir = archiveDir;
        this.#end = either(outer, this.#cancel.signal);
        this.#signal = this.#end;
    }
    /** Ends every wait of the run. */
    get signal() {
        return this.#signal;
    }
    /** A turn of the run begins: until the next one, this ends every wait as well; the run itself goes on. */
    beginTurn(end) {
        this.#signal = either(end, this.#end);
    }
    /** Ends every wait of the run, so that it is concluded as it stands. */
    cancel() {
        this.#cancel.abort(new CaptureCancelled());
    }
    /** Whether the user asked to stop, and not to cancel: what is under way is ended soon. */
    get isInterrupted() {
        return this.#end.aborted && !this.#cancel.signal.aborted;
    }
    /** Ends with a clear error when the run is to end. */
    check() {
        if (this.#cancel.signal.aborted)
            throw new CaptureCancelled();
        if (!this.#end.aborted)
            return;
        throw new IsochronError("INTERRUPTED", `stopped; go on with: isochron capture --resume --archive ${shellWord(this.#archiveDir)}`);
    }
    /** Whether an error is the end that was asked for; a failure of the store that came first stays a failure. */
    isCancellation(error) {
        if (error instanceof CaptureCancelled)
            return true;
        return this.#cancel.signal.aborted && error instanceof Error && error.name === "AbortError";
    }
}
function either(one, other) {
    const signal = one ? AbortSignal.any([one, other]) : other;
    // Every host's lane waits on it: many listeners are no leak.
    setMaxListeners(0, signal);
    return signal;
}
