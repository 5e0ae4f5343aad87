import type { TrapRule } from "./trap-rule.js";
/** More new links than a page is followed for. */
export declare const linkSpam: TrapRule;
