// What a check of a package can find.
/** Every kind of finding, with what it means. */
export const WACZ_FINDING_CODES = {
    unreadable: "the package cannot be opened, or plays tricks with its entries",
    "datapackage-missing": "there is no datapackage.json",
    "datapackage-invalid": "datapackage.json does not say what it must",
    "datapackage-digest-missing": "there is no datapackage-digest.json",
    "datapackage-digest-wrong": "datapackage-digest.json is not about this datapackage.json",
    "resource-missing": "a resource is listed and not there",
    "resource-unlisted": "a file is there and not listed",
    "hash-missing": "a resource has no SHA-256 hash",
    "hash-mismatch": "a file is not what its hash says",
    "size-mismatch": "a file has not the size that is listed",
    "warc-missing": "there is no WARC file in archive/",
    "warc-compressed": "a WARC file or compressed index is compressed again by the ZIP: no random access",
    "index-missing": "there is no index in indexes/ that players find",
    "index-malformed": "a line of the index cannot be read",
    "index-unsorted": "the index is not sorted",
    "index-dangling": "a line of the index points to no record of the package",
    "index-empty": "the index has no line",
    "pages-missing": "there is no pages/pages.jsonl",
    "pages-malformed": "a line of pages.jsonl is not a page",
};
