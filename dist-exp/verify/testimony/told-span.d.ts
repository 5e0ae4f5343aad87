import type { WarcRecord } from "../read/warc-record.js";
type Fields = Readonly<Record<string, string>>;
/** What one record tells of one content; times as they stand in it. */
export interface Span {
    readonly id: string;
    readonly file: string;
    readonly offset: number;
    readonly url: string;
    readonly tier: string;
    readonly from: string;
    readonly to: string;
    readonly count: number | null;
    readonly isCurrent: boolean;
    readonly variant: string | null;
    /** Its place in the order of what was told. */
    readonly seq: number;
    /** How many records stood before it. */
    readonly at: number;
    /** Ids of the record with the content and of the one beside it. */
    readonly content: readonly string[];
}
/** The span that a record's fields tell of; `null` when they cannot be read as one. */
export declare function spanOf({ id, file, offset, target }: Pick<WarcRecord, "id" | "file" | "offset" | "target">, fields: Fields, at: number): Span | null;
export {};
