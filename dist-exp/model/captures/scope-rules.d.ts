import type { PageUrl } from "../pages/page.js";
/** How far a seed reaches. */
export declare const SCOPE_KINDS: readonly ["host", "prefix", "domain", "surt", "any"];
/** `host`: the seed's host; `prefix`: its folder; `domain`: its subdomains too; `surt`: given prefixes; `any`: all. */
export type ScopeKind = (typeof SCOPE_KINDS)[number];
/** The scope of a capture (a type, not an interface, so that it is a JSON value for the catalog). */
export type ScopeRules = {
    readonly kind: ScopeKind;
    /** In SURT form, for kind `surt`. */
    readonly surtPrefixes: readonly string[];
    /** Regular expressions: documents must match one of these, when there are any. */
    readonly include: readonly string[];
    /** Regular expressions: nothing that matches one of these is fetched, requisites neither. */
    readonly exclude: readonly string[];
    /** Links from a seed; `null` for no limit. */
    readonly maxDepth: number | null;
    /** Links that may lead out of scope, one after the other. */
    readonly hops: number;
    /** Pages visited per host; the rest is listed as skipped. `null` for no limit. */
    readonly maxPagesPerHost: number | null;
};
/** The seeds' hosts, as deep as they go. */
export declare const HOST_SCOPE: ScopeRules;
/** Which lists of URLs a capture reads before its first visit. */
export type SourceRules = {
    /** Those that the seeds' robots.txt name, and `/sitemap.xml`. */
    readonly sitemaps: boolean;
    readonly feeds: readonly PageUrl[];
    /** Base addresses of OAI-PMH repositories, or requests for a list. */
    readonly oai: readonly PageUrl[];
};
/** Why a link is not taken: a stable code to count by, and the reason in words. */
export interface ScopeRefusal {
    readonly code: "out-of-scope" | "not-included" | "excluded" | "too-deep";
    readonly reason: string;
}
