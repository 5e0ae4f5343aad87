import type { TrapRule } from "./trap-rule.js";
/** More pages of one list than a reader would ever turn. */
export declare const pagination: TrapRule;
