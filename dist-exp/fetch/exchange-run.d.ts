import type { Socket } from "node:net";
import { type FetchTimes } from "#model/index.js";
import type { Clock, Spool, Truncation } from "#ports/index.js";
import { type Deadlines } from "./deadlines.js";
import { type Failure } from "./failure.js";
import type { FetchLimits } from "./limits.js";
import { type ReceivedBytes } from "./response-bytes.js";
import type { StopSignal } from "./stop-signal.js";
/** The answer's exact bytes, or why there is none. */
export type ExchangeEnd = {
    readonly kind: "response";
    readonly bytes: ReceivedBytes;
    readonly truncated: Truncation | null;
    readonly times: FetchTimes;
    /** Whether the connection may serve another request. */
    readonly reusable: boolean;
} | (Failure & {
    readonly times: FetchTimes;
    /** Whether any byte came back. */
    readonly answered: boolean;
    /** Whether the request may have left us. */
    readonly sent: boolean;
});
/** What a run needs beside its socket. */
export interface ExchangeContext {
    readonly clock: Clock;
    readonly limits: FetchLimits;
    /** What else bounds the response, asked as it comes. */
    readonly mostBytes?: (() => number) | undefined;
    /** Where long responses go; `null` keeps them in memory. */
    readonly spool: Spool | null;
    /** What is left of the total time. */
    readonly leftMs: number;
    readonly stop: StopSignal;
    readonly deadlines: Deadlines;
}
/**
 * Sends the request, once the wire is known to be silent, and reads one response; the socket is destroyed unless the result says it is reusable.
 * Rejects only when the spool fails.
 */
export declare function runExchange(socket: Socket, request: Uint8Array, context: ExchangeContext): Promise<ExchangeEnd>;
