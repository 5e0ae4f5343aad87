/** Every kind of finding, with what it means. */
export declare const WACZ_FINDING_CODES: {
    readonly unreadable: "the package cannot be opened, or plays tricks with its entries";
    readonly "datapackage-missing": "there is no datapackage.json";
    readonly "datapackage-invalid": "datapackage.json does not say what it must";
    readonly "datapackage-digest-missing": "there is no datapackage-digest.json";
    readonly "datapackage-digest-wrong": "datapackage-digest.json is not about this datapackage.json";
    readonly "resource-missing": "a resource is listed and not there";
    readonly "resource-unlisted": "a file is there and not listed";
    readonly "hash-missing": "a resource has no SHA-256 hash";
    readonly "hash-mismatch": "a file is not what its hash says";
    readonly "size-mismatch": "a file has not the size that is listed";
    readonly "warc-missing": "there is no WARC file in archive/";
    readonly "warc-compressed": "a WARC file or compressed index is compressed again by the ZIP: no random access";
    readonly "index-missing": "there is no index in indexes/ that players find";
    readonly "index-malformed": "a line of the index cannot be read";
    readonly "index-unsorted": "the index is not sorted";
    readonly "index-dangling": "a line of the index points to no record of the package";
    readonly "index-empty": "the index has no line";
    readonly "pages-missing": "there is no pages/pages.jsonl";
    readonly "pages-malformed": "a line of pages.jsonl is not a page";
};
/** A stable name of a kind of finding. */
export type WaczFindingCode = keyof typeof WACZ_FINDING_CODES;
/** One thing found. */
export interface WaczFinding {
    /** The file in the package; `null` when it is about the package. */
    readonly entry: string | null;
    readonly code: WaczFindingCode;
    readonly message: string;
}
