import type { Archive } from "#ports/index.js";
import { type PageAddress } from "../items/dublin-core.js";
import type { WalkedRecord } from "./record-walk.js";
/** How records are written. */
export interface RecordWriting {
    readonly archive: Archive;
    readonly address: PageAddress;
}
/** The header alone. */
export declare function headerXml(record: WalkedRecord, { archive }: RecordWriting): Promise<string>;
/** The whole record; one whose response is no longer held has no metadata (section 2.5.1). */
export declare function recordXml(record: WalkedRecord, { archive, address }: RecordWriting): Promise<string>;
