import type { HintRules } from "#model/index.js";
import { type Reader } from "./values.js";
/** What is said of them; the rest comes from the defaults. */
export type SaidHints = Partial<HintRules>;
/** Reads them: `none`, or keys in braces. */
export declare const hintRules: Reader<SaidHints>;
