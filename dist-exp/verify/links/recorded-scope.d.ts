import { type PageUrl, type ScopeRules } from "#model/index.js";
/** A link, and the way that led to it. */
export interface JudgedLink {
    readonly url: PageUrl;
    readonly kind: string;
    readonly depth: number;
    /** Links out of scope on the way to the page that it stands on. */
    readonly hops: number;
}
/** Why a scope cannot be read. */
export interface Unreadable {
    readonly problem: string;
}
/** The scope of a capture. */
export declare class RecordedScope {
    #private;
    readonly rules: ScopeRules;
    private constructor();
    /** Reads `settings.scope`; without one it is the seeds' hosts. */
    static read(seeds: readonly PageUrl[], said: unknown): RecordedScope | Unreadable;
    /** Whether an address lies within the seeds' reach. */
    contains(url: PageUrl): boolean;
    /** The code of the rule that leaves a link out; `null` when it is taken. */
    refusalOf({ url, kind, depth, hops }: JudgedLink): string | null;
}
