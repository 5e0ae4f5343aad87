import type { CdxItem } from "./answer.js";
import type { PageCount } from "./pages.js";
import type { CdxRequest } from "./request.js";
/** The media type of an answer. */
export declare function cdxType({ dialect, output }: CdxRequest): string;
/** An answer as text, piece by piece. */
export declare function writeCdx(items: AsyncIterable<CdxItem>, request: CdxRequest): AsyncIterable<string>;
/** How many pages an answer has: a number for clients of the Wayback Machine, an object for those of pywb. */
export declare function writePageCount(count: PageCount, { dialect }: CdxRequest): string;
