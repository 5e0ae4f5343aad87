import type { Clock } from "#ports/index.js";
/** Somebody in a gate. */
export interface Presence {
    readonly pauseMs: number;
}
/** What a gate knows besides who is there. */
export interface GateGround {
    readonly clock: Clock;
    /** Nobody is let in before this and their own pause. */
    readonly notBefore: () => number;
}
/** The gate of one name. */
export declare class MemoryGate {
    #private;
    constructor(ground: GateGround);
    /** Whether it can be forgotten. */
    get isIdle(): boolean;
    /** Waits in line; rejects with the signal's reason. */
    enter(pauseMs: number, signal?: AbortSignal): Promise<Presence>;
    /** Ends somebody's turn; nothing happens where he is not in. */
    leave(presence: Presence, pauseMs: number): void;
    /** Ends the turn of somebody who never knew of it. */
    decline(presence: Presence): void;
    hold(until: number): void;
    /** Forgets what it knew but long pauses; whoever is in and can say so stays. */
    forget(isHeard: (presence: Presence) => boolean, longPauseMs: number): void;
}
