import type { TrapRule } from "./trap-rule.js";
/** A date years ahead; in a calendar also one long past, or too many dates. */
export declare const calendar: TrapRule;
