import { type PageUrl } from "#model/index.js";
import type { SiteRules } from "./site-rules.js";
/** Where a file is published, or why nowhere. */
export type FileAddress = {
    readonly kind: "page";
    readonly url: PageUrl;
} | {
    readonly kind: "none";
    readonly why: string;
};
/** The address of a file; `path` is relative to the source's root, in bytes, with slashes. */
export declare function addressOfFile(path: Uint8Array, root: PageUrl, rules: SiteRules): FileAddress;
