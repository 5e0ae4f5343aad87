import type { ContentRecord } from "#ports/index.js";
import { type AnyDraft } from "./record.js";
/** The drafts in the order they are written; all carry the date of the content. */
export declare function contentRecords(record: ContentRecord, head: Uint8Array): AnyDraft[];
/** The head of an answer, as far as it is at hand; nothing of what has none. */
export declare function headOfContent({ block, payload: { offset } }: ContentRecord): Promise<Uint8Array>;
