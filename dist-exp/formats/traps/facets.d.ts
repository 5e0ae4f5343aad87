import type { TrapLink, TrapRule } from "./trap-rule.js";
/** Too many parameters, sets of them, or combinations of their values. */
export declare const facets: TrapRule;
/** Counted once for each new set. */
export declare function setsKey({ parsed }: TrapLink): string;
/** One set of parameter names over one path. */
export declare function setKey({ parsed }: TrapLink): string;
