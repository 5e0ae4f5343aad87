import type { ReadableBlobs } from "../../blobs/open-blob.js";
import { type RecordPlace } from "./record-at.js";
/** Names and texts; of a block of another kind, nothing that means anything. */
export declare function fieldsAt(blobs: ReadableBlobs, place: RecordPlace): Promise<Readonly<Record<string, string>>>;
