import type { Measures } from "#model/index.js";
/** One section for each thing measured. */
export declare function measuresSection({ of, importance, measures }: Measures): string;
