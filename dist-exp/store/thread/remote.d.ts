import type { Worker } from "node:worker_threads";
import type { Logger } from "#ports/index.js";
/** The near side of an archive's thread. */
export declare class Remote {
    #private;
    constructor(worker: Worker, logger: Logger);
    /** Calls a method; `transfers` are given away. */
    call(target: string, method: string, args: readonly unknown[], transfers?: readonly ArrayBuffer[]): Promise<unknown>;
    /** Walks what a method iterates over, some at a time. */
    iterate(target: string, method: string, args: readonly unknown[]): AsyncGenerator<unknown>;
}
