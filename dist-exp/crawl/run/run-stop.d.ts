import { IsochronError } from "#errors.js";
/** Ends a run that is to be concluded as it stands. */
export declare class CaptureCancelled extends IsochronError {
    readonly name = "CaptureCancelled";
    constructor();
}
/** The end of one run, whoever asks for it. */
export declare class RunStop {
    #private;
    constructor(archiveDir: string, outer?: AbortSignal);
    /** Ends every wait of the run. */
    get signal(): AbortSignal;
    /** A turn of the run begins: until the next one, this ends every wait as well; the run itself goes on. */
    beginTurn(end: AbortSignal | undefined): void;
    /** Ends every wait of the run, so that it is concluded as it stands. */
    cancel(): void;
    /** Whether the user asked to stop, and not to cancel: what is under way is ended soon. */
    get isInterrupted(): boolean;
    /** Ends with a clear error when the run is to end. */
    check(): void;
    /** Whether an error is the end that was asked for; a failure of the store that came first stays a failure. */
    isCancellation(error: unknown): boolean;
}
