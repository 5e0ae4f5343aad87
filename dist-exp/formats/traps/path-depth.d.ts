import type { TrapRule } from "./trap-rule.js";
/** Deeper than sites are built. */
export declare const pathDepth: TrapRule;
