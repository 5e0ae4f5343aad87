import type { TrapRule } from "./trap-rule.js";
/** More URLs of one shape than the budget allows. */
export declare const shapeBudget: TrapRule;
