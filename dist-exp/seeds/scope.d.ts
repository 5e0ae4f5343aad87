import { type PageKind, type PageUrl, type ScopeRefusal, type ScopeRules, type Site } from "#model/index.js";
/** A link to be judged. */
export interface ScopeLink {
    readonly url: PageUrl;
    readonly kind: PageKind;
    /** Links from a seed. */
    readonly depth: number;
    /** Links out of scope on the way here, this one not counted. */
    readonly hops: number;
}
/** A site's rules, ready to judge links. */
export interface Scope {
    readonly rules: ScopeRules;
    /** The rule in words, for the record. */
    readonly rule: string;
    /** Whether an address lies within the seeds' reach. */
    readonly contains: (url: PageUrl) => boolean;
    /** The include and exclude patterns, compiled. */
    readonly include: readonly RegExp[];
    readonly exclude: readonly RegExp[];
}
/** The scope of a site under its rules; throws a usage error when a rule cannot be used. */
export declare function scopeOf(site: Site, rules?: ScopeRules): Scope;
/** Why a link is not taken; `null` when it is. Requisites are taken wherever they are, unless excluded. */
export declare function scopeRefusal(scope: Scope, { url, kind, depth, hops }: ScopeLink): ScopeRefusal | null;
