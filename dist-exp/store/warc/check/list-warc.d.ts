import type { ByteSource } from "#ports/index.js";
import type { Finding } from "../read/finding.js";
/** One record in a listing. */
export interface ListedRecord {
    readonly offset: number;
    /** Bytes on disk; `null` when other records share its gzip member. */
    readonly length: number | null;
    readonly type: string;
    readonly id: string | null;
    /** As it stands in the record. */
    readonly date: string | null;
    readonly target: string | null;
    readonly status: number | null;
    readonly contentType: string | null;
    readonly payloadDigest: string | null;
    /** `null` when the record carries no digest that can be checked. */
    readonly digestOk: boolean | null;
    /** In a package: the file that holds the record. */
    readonly entry?: string;
    /** Only where the file ends before the record does. */
    readonly isCut?: true;
}
/** A record or a finding, in the order of the file. */
export type ListedItem = {
    readonly kind: "record";
    readonly record: ListedRecord;
} | {
    readonly kind: "finding";
    readonly finding: Finding;
};
/** One file's listing. */
export interface WarcListing {
    readonly file: string;
    readonly records: readonly ListedRecord[];
    readonly findings: readonly Finding[];
}
/** Lists a source piece by piece in constant memory; of a record that is cut nothing is checked. */
export declare function listItems(source: ByteSource, name: string): AsyncGenerator<ListedItem>;
/** Lists a whole file, as {@link listNamed} does, for those who need all of it at hand. */
export declare function listWarc(path: string): Promise<WarcListing>;
/** Lists a file piece by piece; one that breaks off is one finding, one that is not there, or no file, an error of whoever named it. */
export declare function listNamed(path: string): AsyncGenerator<ListedItem>;
/** Refuses a name that is not there, or no file, for those who want to know before anything is listed. */
export declare function requireFile(path: string): void;
/** Lists a file that somebody has named, piece by piece; of a package the WARC files in it. */
export declare function listFile(path: string): AsyncGenerator<ListedItem>;
