import { type ReadableBlobs } from "../blobs/open-blob.js";
import { type PlaceOf } from "./shown-text.js";
/** Where the WARC files of an index lie, by the names it uses. */
interface PageSources {
    readonly index: {
        readonly blobs: ReadableBlobs;
        readonly key: string;
    };
    readonly placeOf: PlaceOf;
    /** Files that hold originals only: not looks of this package. */
    isOutside(file: string): boolean;
    onPage(): void;
}
/** The lines of pages.jsonl: the header, then each look at a document that was there (status 200). */
export declare function pageLines(sources: PageSources): AsyncGenerator<Buffer>;
export {};
