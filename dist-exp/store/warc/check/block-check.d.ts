import type { FindingCode } from "../read/finding.js";
import type { ReadRecord } from "../read/warc-reader.js";
/** What a block says about itself, and whether it is what its digests say. */
export interface BlockCheck {
    readonly status: number | null;
    readonly contentType: string | null;
    /** `null`: there was no digest that could be checked. */
    readonly digestOk: boolean | null;
    readonly problems: readonly (readonly [code: FindingCode, message: string])[];
}
/** Reads a record's block to its end and checks it. */
export declare function checkBlock(record: ReadRecord): Promise<BlockCheck>;
