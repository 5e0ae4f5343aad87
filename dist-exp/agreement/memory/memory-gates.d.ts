import type { Clock, GateFigures, SharedGates, SharedTurn } from "#ports/index.js";
import { MemoryGate, type Presence } from "./memory-gate.js";
import type { Link } from "./link.js";
/** The gates that all machines share. */
export declare class MemoryGateHall {
    #private;
    readonly clock: Clock;
    readonly patienceMs: number;
    constructor(clock: Clock, patienceMs: number);
    gate(name: string): MemoryGate;
    own(presence: Presence, link: Link): void;
    /** What was known is gone: who is in says so again, all others wait as long as that may take. */
    restart(): void;
}
/** The gates as one machine reaches them. */
export declare class MemoryGates implements SharedGates {
    #private;
    constructor(hall: MemoryGateHall, link: Link);
    enter(name: string, pauseMs: number, signal?: AbortSignal): Promise<SharedTurn>;
    hold(name: string, forMs: number): Promise<void>;
    figures(): GateFigures;
    /** Nobody hears of this machine's turns any more. */
    silence(): void;
    /** They are heard of again; those that count as dead are lost. */
    resume(): void;
}
