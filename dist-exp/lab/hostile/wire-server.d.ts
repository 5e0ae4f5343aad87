import { type Socket } from "node:net";
import type { PageUrl } from "#model/index.js";
/** What to do with one request, given its bytes and how many came before it on the same connection. */
export type Behaviour = (socket: Socket, request: Buffer, nth: number) => void;
/** A running wire server. */
export interface WireServer {
    readonly port: number;
    url(path?: string): PageUrl;
    /** Every request received, in order. */
    readonly requests: readonly Buffer[];
    readonly connections: () => number;
    close(): Promise<void>;
}
/** Starts a server on loopback; `onConnect` acts before any request, returning false to stop there. */
export declare function startWireServer(behaviour: Behaviour, options?: {
    tls?: {
        key: string;
        cert: string;
    };
    onConnect?: (socket: Socket) => boolean;
}): Promise<WireServer>;
