import type { SharedTurn } from "#ports/index.js";
import type { GateStatements, TurnWord } from "./gate-statements.js";
/** A turn that was given. */
export interface GivenTurn extends TurnWord {
    /** Monotonic: after this it counts no more unless it is renewed. */
    readonly untilMs: number;
    readonly untilDbMs: number;
}
/** Turns in hand. */
export declare class HeldTurns {
    #private;
    /** How many were lost, for figures. */
    lost: number;
    constructor(statements: GateStatements, patienceMs: number);
    get size(): number;
    /** Keeps a turn until it is left. */
    take(given: GivenTurn, leave: (word: TurnWord, mayTell: () => boolean) => void): SharedTurn;
    /** Renews nothing more. */
    close(): void;
}
