import type { Statements } from "../database.js";
/** Somebody who wants to be let in. */
export interface EnterQuestion {
    readonly name: string;
    /** Never used for another turn: whoever asks again after an answer that got lost is known by it. */
    readonly turn: string;
    readonly pauseMs: number;
    /** When he asked first, by the database's clock; 0 when this is the first time. */
    readonly since: number;
}
/** What he is told. */
export interface EnterAnswer {
    readonly isEntered: boolean;
    /** Whether somebody is in. */
    readonly isHeld: boolean;
    /** Until his turn begins where he is in, or could begin where nobody leaves before; below 0 where others wait longer. */
    readonly waitMs: number;
    readonly since: number;
    /** The longest pause that is known of the gate: after this it opens when its holder dies. */
    readonly keptMs: number;
    /** Until when the turn counts, by the database's clock, where it was given now. */
    readonly untilDbMs: number;
}
/** A turn in the database's words. */
export interface TurnWord {
    readonly name: string;
    readonly turn: string;
    readonly pauseMs: number;
}
/** The statements of one machine. */
export declare class GateStatements {
    #private;
    /** How many were sent, for figures. */
    sent: number;
    constructor(database: Statements, me: string, patienceMs: number);
    enter(asked: readonly EnterQuestion[]): Promise<EnterAnswer[]>;
    /** Until when each of these counts now, by its turn; what is not among them is lost. */
    renew(turns: readonly (TurnWord & {
        readonly untilDbMs: number;
    })[]): Promise<ReadonlyMap<string, number>>;
    leave(turns: readonly TurnWord[]): Promise<null[]>;
    hold(name: string, forMs: number): Promise<void>;
    /** Forgets gates at which nothing has been going on for so long, and long pauses that nobody keeps any more. */
    sweep({ gatesMs, pausesMs }: {
        readonly gatesMs: number;
        readonly pausesMs: number;
    }): Promise<void>;
}
