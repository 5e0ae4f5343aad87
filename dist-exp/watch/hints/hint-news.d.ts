import type { ListAnswer, ListQuestion } from "#crawl/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { HintStore } from "#ports/index.js";
import type { KnownPages } from "./judge-claims.js";
/** What lists are polled with. */
export interface HintParts extends KnownPages {
    readonly site: string;
    readonly store: HintStore;
    /** Asks the site for a list; what came is kept in the archive by whoever asks. */
    readonly ask: (question: ListQuestion) => Promise<ListAnswer>;
    /** Of the whole site; lists have a share of them. */
    readonly requestsPerDay: number;
}
/** A page that a list says has changed, for the mind. */
export interface TrustedHint {
    readonly url: PageUrl;
    readonly at: Instant;
    readonly trust: number;
    readonly source: PageUrl;
}
/** A page that a list names and nobody knew. */
export interface FoundPage {
    readonly url: PageUrl;
    readonly kind: "document";
    readonly source: PageUrl;
}
/** Hubs that tell of changes to a feed (WebSub), by the feed's own word. */
export interface OfferedHubs {
    readonly source: PageUrl;
    /** What to subscribe to: the address that the feed calls its own. */
    readonly topic: PageUrl;
    readonly hubs: readonly PageUrl[];
}
/** What a poll told. */
export interface HintNews {
    /** Requests that it made. */
    readonly requests: number;
    readonly hints: readonly TrustedHint[];
    readonly found: readonly FoundPage[];
    readonly hubs: readonly OfferedHubs[];
    /** One line each. */
    readonly problems: readonly string[];
}
