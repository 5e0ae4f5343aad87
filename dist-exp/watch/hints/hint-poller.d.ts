import { type HintRules, type Instant, type PageUrl } from "#model/index.js";
import type { HintSource, HintTrial } from "#ports/index.js";
import type { HintNews, HintParts, TrustedHint } from "./hint-news.js";
import { type SitemapsOf } from "./named-lists.js";
/** What a source is worth, for whoever asks. */
export interface SourceStanding extends HintSource {
    /** The chance that a claim of its is right. */
    readonly trust: number;
}
/** A page that was looked at. */
export interface LookedPage {
    readonly url: PageUrl;
    readonly content: Uint8Array;
    readonly contentType: string | null;
}
/** Polls the lists of one site. */
export declare class HintPoller {
    #private;
    constructor(parts: HintParts);
    /** Takes up the lists that the plan asks for, and lets go of those that it asks for no more. */
    plan(rules: HintRules, seeds: readonly PageUrl[], sitemapsOf: SitemapsOf, now: Instant): Promise<void>;
    /** Takes up the feeds that a page names; pages that are neither front page nor directory index are not read. */
    discover({ url, content, contentType }: LookedPage, now: Instant): Promise<void>;
    /** Reads lists that are due, with so many requests at most and never more than the share of lists. */
    poll(budgetRequests: number, now: Instant): Promise<HintNews>;
    /** When a list is due next; `null` without any. */
    nextDueAt(): Promise<Instant | null>;
    /** Makes a source due at once; false when it is none of this site's. */
    ping(url: PageUrl, now: Instant): Promise<boolean>;
    /** What a look at a page told of what lists had said of it; a failed look tells nothing and is not given here. */
    settle(trial: Omit<HintTrial, "site">): Promise<void>;
    /** Hints that no look has tried yet, for a mind that was not saved with them. */
    openHints(): Promise<TrustedHint[]>;
    /** All sources with the trust that they have earned. */
    standing(): Promise<SourceStanding[]>;
}
