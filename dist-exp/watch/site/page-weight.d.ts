import type { PageKind, PageUrl } from "#model/index.js";
/** w(P): the deeper a page lies, the less it weighs, as in the lab. */
export declare function pageWeight({ url, kind }: {
    readonly url: PageUrl;
    readonly kind: PageKind;
}): number;
/** The directory that a page lies in; its pages tell of each other. */
export declare function pageDirectory(url: PageUrl): string;
