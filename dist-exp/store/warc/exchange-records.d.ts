import type { ExchangeRecord } from "#ports/index.js";
import type { LentBody } from "./lending.js";
import { type AnyDraft } from "./record.js";
/**
 * The drafts in the order they are written; all carry the time the request was sent as their date. With a body that an
 * earlier capture lends, the response is a revisit of that one, and the metadata says where it is.
 */
export declare function exchangeRecords(given: ExchangeRecord, lent?: LentBody | null): AnyDraft[];
