import { type TapOf } from "./answer-tap.js";
import type { TrustedAddresses } from "./trusted-addresses.js";
/** How a front is set up. */
export interface FrontOptions {
    readonly host: string;
    readonly port: number;
    readonly upstream: URL;
    readonly tls: {
        readonly cert: string;
        readonly key: string;
    } | null;
    /** Proxies whose X-Forwarded fields are believed. */
    readonly trusted: TrustedAddresses;
    readonly tapOf: TapOf;
    readonly onTapFailure: (error: unknown) => void;
    readonly onUnreachable: (error: Error) => void;
}
/** An open front. */
export interface Front {
    readonly port: number;
    /** Requests that are under way. */
    readonly underWay: number;
    /** Takes no new connections, and ends when what is under way has ended, or when the grace is over. */
    close(graceMs: number): Promise<void>;
}
/** Begins to listen. @throws the system's error when the place cannot be had */
export declare function openFront(options: FrontOptions): Promise<Front>;
