import { RefusalTally } from "#frontier/index.js";
import { type Capture, type CaptureSettings, type FrontierPage, type PageKind, type PageUrl, type ScopeRefusal, type Sighting } from "#model/index.js";
import type { Clock, RefusalStore } from "#ports/index.js";
import type { RecordOfRun } from "../run/record-of-run.js";
/** A link found on a page. */
interface FoundLink {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
}
/** The page on which links were found. */
interface FoundOn<L> {
    readonly isSoftNotFound: boolean;
    /** Why the scope leaves a link out. */
    readonly outside: (link: L) => ScopeRefusal | null;
}
/** The known pages, as the sieve asks for them. */
interface KnownPages {
    get(url: PageUrl): FrontierPage | undefined;
    pages(): Iterable<FrontierPage>;
    readonly size: number;
}
/** What a sieve judges and counts with. */
interface SieveParts {
    readonly capture: Capture;
    readonly settings: CaptureSettings;
    readonly clock: Clock;
    readonly refusals: RefusalStore;
    readonly known: KnownPages;
}
/** The sieve of one capture. */
export declare class LinkSieve {
    #private;
    private constructor();
    /** Goes on where an earlier process stopped. */
    static open(parts: SieveParts): Promise<LinkSieve>;
    /** What was counted, now and by earlier processes. */
    get tally(): RefusalTally;
    /** The links that are taken; the others are counted by rule and shape. */
    sift<L extends FoundLink>(links: readonly L[], way: FoundOn<L>): L[];
    /** Links that were taken are known now. */
    arrived(links: readonly FoundLink[]): void;
    /** Counts links that the scope leaves out, by host. */
    countOutOfScope(judged: Iterable<{
        readonly link: FoundLink;
        readonly refusal: ScopeRefusal | null;
    }>): void;
    /** Takes note of what a document holds, to tell mirrors. */
    note({ kind }: Pick<FrontierPage, "kind">, sighting: Sighting): void;
    /** Files what was counted since the last time: on record first, then in the catalog. */
    keepCounts(record: Pick<RecordOfRun, "refuse">): Promise<void>;
}
export {};
