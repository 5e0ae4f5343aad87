import { type SaidPairs } from "./said-data.js";
/** Keys as a file has them, with values as people write them there; an empty value takes the key out. */
export type SaidChanges = Readonly<Record<string, string | readonly string[]>>;
/** The same as data: keys that a site can have, with values that stand in one line. */
export declare function saidPairs(says: SaidChanges): SaidPairs | {
    readonly problem: string;
};
