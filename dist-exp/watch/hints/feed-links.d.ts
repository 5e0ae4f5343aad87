import { type PageUrl } from "#model/index.js";
/** Addresses of the feeds, in the order of the source, each once. */
export declare function feedLinks(content: Uint8Array, contentType: string | null, pageUrl: PageUrl): PageUrl[];
