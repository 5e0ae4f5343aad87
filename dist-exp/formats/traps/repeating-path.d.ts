import type { TrapRule } from "./trap-rule.js";
/** A run of segments three times in a row, or one segment five times. */
export declare const repeatingPath: TrapRule;
