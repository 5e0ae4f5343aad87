import type { Readable, Writable } from "node:stream";
import type { Commands, Events } from "./protocol.js";
/** A command that the browser did not obey: it said no, took too long, or is gone. */
export declare class CdpError extends Error {
    readonly name = "CdpError";
    readonly kind: "refused" | "slow" | "gone";
    constructor(kind: CdpError["kind"], message: string);
}
/** One browser's pipe. */
export declare class CdpConnection {
    #private;
    constructor(output: Writable, input: Readable);
    /** Sends a command and waits for its result, for so long. */
    send<Name extends keyof Commands>(method: Name, params: Commands[Name][0], { session, patienceMs }?: {
        session?: string;
        patienceMs?: number;
    }): Promise<Commands[Name][1]>;
    /** One listener per event and session; a later one takes the place of the earlier. */
    on<Name extends keyof Events>(session: string, event: Name, listener: (params: Events[Name]) => void): void;
    /** Whether nobody is at the other end any more. */
    get isClosed(): boolean;
    /** Is called when the pipe is closed, for whatever reason, at once where it is; what is returned takes that back. */
    onClosed(listener: () => void): () => void;
    /** Forgets the listeners of a session that is over. */
    forget(session: string): void;
    /** Forgets those of every session but the browser's own: nobody tells the end of each one. */
    forgetSessions(): void;
    /** Nothing is sent or heard any more; whoever waits is told. */
    close(): void;
}
