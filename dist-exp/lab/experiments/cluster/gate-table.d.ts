/** A turn as its holder names it. */
export interface HeldTicket {
    readonly name: string;
    readonly ticket: string;
    readonly pauseMs: number;
}
/** Somebody who wants to go in. */
export interface GateQuestion extends HeldTicket {
    readonly process: string;
    /** When he asked first; `null` the first time. */
    readonly sinceMs: number | null;
}
/** What he is told. */
export interface GateAnswer {
    readonly isIn: boolean;
    /** Whether somebody else is. */
    readonly isHeld: boolean;
    /** Until his turn begins where he is in, or could begin otherwise; below 0 where others wait longer. */
    readonly inMs: number;
    readonly sinceMs: number;
}
/** Who is where. */
export declare class GateTable {
    #private;
    constructor(patienceMs: number, nowMs: () => number);
    /** Lets somebody in if it is his turn; who asks again under one ticket is in but once. */
    enter(asked: GateQuestion): GateAnswer;
    /** The tickets of these that are still in; they count as alive for the patience from now on. */
    renew(turns: readonly HeldTicket[]): string[];
    /** Ends a turn. Of one that is unknown here the pause is kept all the same. */
    leave({ name, ticket, pauseMs }: HeldTicket): void;
    hold(name: string, forMs: number): void;
    /** Nothing is known any more: everybody waits for the patience, and then for his pause. */
    restart(upFromMs: number): void;
}
