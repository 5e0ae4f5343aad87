import type { Reading } from "#detect/index.js";
import { type FrontierPage, type PageKind, type PageUrl } from "#model/index.js";
/** Pages found, and which of them the document needs to be shown. */
export interface PageLinks {
    readonly pages: readonly {
        readonly url: PageUrl;
        readonly kind: PageKind;
        readonly depth: number;
    }[];
    readonly requisites: readonly PageUrl[];
}
/** What leads nowhere. */
export declare const NO_LINKS: PageLinks;
/** Finds the links of a captured response; requisites lead to requisites only, so that they are not followed. */
export declare function linksOf(page: FrontierPage, { outcome, content }: Reading): PageLinks;
