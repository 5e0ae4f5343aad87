import type { Socket } from "node:net";
import type { StopSignal } from "./stop-signal.js";
/** Says where a reply ends in the bytes so far; `null` while it has not come whole. */
export type ReplyEnd = (bytes: Buffer) => number | null;
/** Talks to the proxy at the other end of a socket; what comes after a reply is left for whoever reads next. */
export declare class Handshake {
    #private;
    constructor(socket: Socket, stop: StopSignal);
    /** Sends the words and waits for a whole reply; `null` when none came: closed, too long, or stopped. */
    ask(words: Uint8Array, endOf: ReplyEnd): Promise<Buffer | null>;
}
