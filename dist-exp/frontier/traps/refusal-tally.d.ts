import { type RefusalCode, type RefusedShape } from "#model/index.js";
/** What changed since the last time. */
export interface RefusalChanges {
    /** The changed rules and shapes, all that is counted of them. */
    readonly rows: readonly RefusedShape[];
    /** Of the same, only what was added. */
    readonly added: readonly RefusedShape[];
}
/** The refusals of one capture. */
export declare class RefusalTally {
    #private;
    /** Goes on with what an earlier process counted. */
    constructor(held?: readonly RefusedShape[]);
    /** Counts one URL; once is enough however often it is found. */
    add(code: RefusalCode, shape: string, url: string): void;
    /** What changed since the last call, to be kept. */
    takeChanges(): RefusalChanges;
    /** Everything counted, as it is kept. */
    shapes(): RefusedShape[];
    /** Everything counted. */
    counts(): {
        code: RefusalCode;
        shape: string;
        urls: number;
        exact: boolean;
        examples: readonly string[];
    }[];
}
