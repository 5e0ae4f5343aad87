import { type Connected, type ConnectOptions } from "./connect.js";
import type { ConnectionPool } from "./connection-pool.js";
import type { FetchLimits } from "./limits.js";
import type { StopSignal } from "./stop-signal.js";
type Patiently = <T>(wait: Promise<T>) => Promise<T>;
/** Connects for one fetcher. */
export declare class Connector {
    #private;
    constructor(limits: FetchLimits, options: ConnectOptions, pool: ConnectionPool);
    /** Whether others wait for a connection, so that none should be kept idle. */
    get isCrowded(): boolean;
    /** A connection, when there is room for one; waits that are ours are given to `patiently`. */
    connect(url: URL, stop: StopSignal, patiently?: Patiently): Promise<Connected>;
}
export {};
