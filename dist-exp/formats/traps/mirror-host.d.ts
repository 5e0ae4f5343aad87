import type { TrapRule } from "./trap-rule.js";
/** So many looks must have shown the same before a host is taken for a mirror. */
export declare const LEAST_SAME = 20;
/** Documents of a mirror are not asked for; what other pages need of it is. */
export declare const mirrorHost: TrapRule;
