import type { WarcRecord } from "./warc-record.js";
/** The documents that pictures, texts and facts are of, by the id of their record. */
export declare class Views {
    readonly documents: Map<string, string>;
    /** Takes a record of what was shown; why it is none of a capture's, where it is not. */
    take({ id, type, target, field }: Pick<WarcRecord, "id" | "type" | "target" | "field">): string | null;
}
