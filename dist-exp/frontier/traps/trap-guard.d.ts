import { type Digest, type PageKind, type PageUrl, type RefusalCode } from "#model/index.js";
/** A link as it was found. */
export interface SiftedLink {
    readonly url: PageUrl;
    readonly kind: PageKind;
}
/** A link not taken: by which rule, and of what shape it is. */
export interface TrapRefusal {
    readonly url: PageUrl;
    readonly code: RefusalCode;
    readonly shape: string;
    readonly reason: string;
    /** What is taken in its place. */
    readonly instead: PageUrl | null;
}
/** What the guard is told about its capture. */
export interface TrapGuardOptions {
    readonly seeds: readonly PageUrl[];
    readonly shapeBudget: number;
    readonly nowMs: () => number;
}
/** Counts what was taken, and refuses what looks endless. */
export declare class TrapGuard {
    #private;
    constructor(options: TrapGuardOptions);
    /** Why a new link is not taken; `null` when it may be. `nth` is its place among the new links of its page. */
    refusalOf({ url, kind }: SiftedLink, nth?: number): TrapRefusal | null;
    /** Counts a URL that is known from now on. */
    take({ url, kind }: SiftedLink): void;
    /** Takes note of a document's content, to tell mirrors. */
    noteContent(url: PageUrl, digest: Digest): void;
}
