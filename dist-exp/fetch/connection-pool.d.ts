import type { Socket } from "node:net";
import { type Deadlines } from "./deadlines.js";
/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
export declare class ConnectionPool {
    #private;
    constructor(keepAliveMs: number, deadlines: Deadlines);
    /** Gives up the connection that was unused longest, when there is any. */
    dropOldest(): void;
    /** The most recently used connection to the origin, or `null`. */
    take(origin: string): Socket | null;
    /** The origin spoke unasked: whose answer its next bytes are nobody can say, so none of its connections is kept. */
    distrust(origin: string): void;
    /** Keeps a connection for the next request, if its origin may be trusted with it. */
    put(origin: string, socket: Socket): void;
    close(): void;
}
