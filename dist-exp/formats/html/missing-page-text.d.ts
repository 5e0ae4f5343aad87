import type { PageUrl } from "#model/index.js";
/** The text without what differs at every request: the address itself, numbers and tokens. */
export declare function missingPageText(url: PageUrl, content: Uint8Array, contentType: string | null): string;
