import { type PageUrl } from "#model/index.js";
import type { SiteRules } from "../address/site-rules.js";
import type { NoteTally } from "../note-tally.js";
/** Where a set of files is published. */
export interface Publishing {
    readonly root: PageUrl;
    readonly rules: SiteRules;
}
/** Paths by the address of each, in the order of the paths. */
export declare function publishedAt(paths: readonly string[], { root, rules }: Publishing, passed: NoteTally): Map<PageUrl, string>;
/** A redirect that the owner's rules name. */
export interface Redirect {
    readonly status: number;
    /** As it is sent in Location. */
    readonly to: string;
}
/** Redirects by the address that they lead from. */
export declare function redirectsOf({ root, rules }: Publishing): Map<PageUrl, Redirect>;
