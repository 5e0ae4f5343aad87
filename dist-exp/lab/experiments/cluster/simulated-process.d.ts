import type { Clock } from "#ports/index.js";
import type { EventQueue } from "./event-queue.js";
/** Everything that happens in it happens by {@link at}: nothing while it stands still, nothing after its end. */
export declare class SimulatedProcess {
    #private;
    readonly name: string;
    readonly clock: Clock;
    /** @param skewMs by how much its clock is wrong */
    constructor(events: EventQueue, name: string, skewMs: number);
    get isAlive(): boolean;
    /** Whether nothing it sends reaches the database, nor the other way round. */
    get isCut(): boolean;
    /** Of a clock that never was set. */
    monotonicMs(): number;
    /** Runs something in it then, or when it goes on. */
    at(atMs: number, run: () => void): void;
    /** Resolves then, never where the process ended before. */
    sleepUntil(atMs: number): Promise<void>;
    kill(): void;
    /** Stands still, as between SIGSTOP and SIGCONT. */
    freeze(forMs: number): void;
    /** The same at the worst instant: between the last check of the next request and its sending. */
    freezeWhenSending(forMs: number): void;
    /** A request was checked for the last time, and will be sent. */
    beginSending(): void;
    /** The database cannot be reached from it, the servers of sites can. */
    cut(forMs: number): void;
    /** What breaks off when it is killed, as its connections do; what is returned forgets it. */
    onKill(end: () => void): () => void;
}
