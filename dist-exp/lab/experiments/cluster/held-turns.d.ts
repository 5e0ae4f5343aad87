import type { HeldTicket } from "./gate-table.js";
/** A turn that was given. */
export interface HeldTurn extends HeldTicket {
    /** Monotonic: after this another may be in. */
    untilMs: number;
}
/** How the turns of a process are renewed. */
export interface RenewalPorts {
    readonly patienceMs: number;
    monotonicMs(): number;
    sleepUntil(atMs: number): Promise<void>;
    /** The tickets of those that are still in; `null` without an answer. */
    renew(turns: readonly HeldTicket[]): Promise<readonly string[] | null>;
}
/** By gate. */
export declare class HeldTurns {
    #private;
    /** How many were lost, for figures. */
    lost: number;
    constructor(ports: RenewalPorts);
    get size(): number;
    /** Whether a gate is surely this process's. */
    isIn(name: string): boolean;
    keep(turn: HeldTurn): void;
    leave(turn: HeldTurn): void;
}
