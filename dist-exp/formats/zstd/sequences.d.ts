import { type FseTable } from "./fse.js";
import type { History } from "./history.js";
import type { BlockSource, Literals } from "./literals.js";
/** The tables of the last block, which the next may use again, and the last three offsets. */
export interface SequenceState {
    literalLengths: FseTable | null;
    offsets: FseTable | null;
    matchLengths: FseTable | null;
    readonly repeats: [number, number, number];
}
/** Carries out all sequences of a block, and puts the literals that are left behind them. */
export declare function carryOut(source: BlockSource, literals: Literals, state: SequenceState, history: History): void;
