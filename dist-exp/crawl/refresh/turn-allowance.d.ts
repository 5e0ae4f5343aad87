import type { Fetcher, FetchRequest } from "#ports/index.js";
import type { LookLimits } from "./refreshing.js";
/** The allowance of the turn that is going on. */
export declare class TurnAllowance {
    #private;
    /** A turn begins; `roomBytes` says how many bytes of an answer may still be stored. */
    begin(limits: LookLimits, roomBytes: (request: FetchRequest) => number): void;
    /** The turn is over: nothing is sent before the next. */
    end(): void;
    /** Requests of this turn. */
    get requests(): number;
    /** Whether nothing more may be asked for in this turn. */
    get isOver(): boolean;
    /** Whether an error is the end of the turn and no fault. */
    isEnd(error: unknown): boolean;
    /** The fetcher as far as the turn lets it send. */
    limited(fetcher: Fetcher): Fetcher;
}
