import type { PageUrl } from "#model/index.js";
import { type PageLinks } from "./page-links.js";
/** Whether a content of this type, at this address, is read for links. */
export declare function mayHoldLinks(contentType: string | null, url: PageUrl): boolean;
/** The links and requisites of any content; `null` for what has none by its type. */
export declare function contentLinks(content: Uint8Array, contentType: string | null, url: PageUrl): PageLinks | null;
