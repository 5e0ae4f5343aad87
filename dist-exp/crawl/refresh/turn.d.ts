import type { CaptureRun } from "../run/capture-run.js";
import type { LookWish, PageLooked } from "./refreshing.js";
import type { TurnAllowance } from "./turn-allowance.js";
import type { KeptLookAt } from "./weigh-looks.js";
/** What came of a turn, looks not weighed yet. */
export interface TurnLooks {
    readonly kept: readonly KeptLookAt[];
    /** Pages that nobody was asked for. */
    readonly refused: readonly PageLooked[];
}
/** Looks at pages; `number` sets the turn apart from others: a host that was given up has a new chance in each. */
export declare function takeTurn(run: CaptureRun, wishes: readonly LookWish[], { allowance, number }: {
    readonly allowance: TurnAllowance;
    readonly number: number;
}): Promise<TurnLooks>;
