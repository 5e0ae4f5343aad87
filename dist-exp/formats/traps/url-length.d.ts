import type { TrapRule } from "./trap-rule.js";
/** Longer than people or common software write. */
export declare const urlLength: TrapRule;
