/** Puts messages together again; one that outgrows its bound is an error, since the browser is fed by strangers. */
export declare class MessageFrames {
    #private;
    constructor(maxBytes: number);
    /** The messages that this chunk completes. */
    push(chunk: Buffer): string[];
}
/** A message as it is written. */
export declare function frameOf(message: object): string;
