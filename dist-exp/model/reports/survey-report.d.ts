/** How many pages there are likely to be, and how that was found. */
export interface SizeEstimate {
    readonly pages: number;
    /** 95 % interval, as far as the method has one. */
    readonly low: number;
    readonly high: number | null;
    readonly method: string;
}
/** Addresses that look alike in a way that endless ones do. */
export interface TrapSign {
    readonly kind: "repeating-path" | "session-id" | "calendar" | "many-parameters" | "one-shape";
    readonly urls: number;
    readonly example: string;
}
/** What the server was seen to do; shares of the answers looked at. */
export interface ServerHabits {
    readonly server: string | null;
    readonly answers: number;
    readonly lastModified: number;
    readonly etag: number;
    readonly compressed: number;
    readonly cacheSigns: number;
    /** Whether a conditional request got 304; `null` when there was no validator to ask with. */
    readonly notModified: boolean | null;
    readonly medianResponseMs: number;
    readonly slowestResponseMs: number;
    readonly failures: number;
}
/** What a site's owner could do, and what that would tell. */
export interface OwnerWay {
    readonly command: string;
    readonly tells: string;
}
/** The result of `isochron survey`. */
export interface SurveyReport {
    readonly url: string;
    /** Where it redirects to in the end, when it does. */
    readonly landedOn: string;
    readonly requests: number;
    readonly robots: {
        readonly state: "rules" | "none" | "disallows-all" | "unreachable";
        readonly seedAllowed: boolean;
        readonly crawlDelaySeconds: number | null;
        /** Of the pages of the host that were found. */
        readonly allowed: number;
        readonly disallowed: number;
    };
    readonly sitemaps: readonly {
        readonly url: string;
        readonly pages: number;
        readonly further: number;
        readonly problem: string | null;
    }[];
    readonly feeds: readonly string[];
    readonly size: SizeEstimate;
    /** Images, scripts and style sheets seen on the pages looked at: a lower bound. */
    readonly requisitesSeen: number;
    /** HTML pages looked at, and how many of them need a browser, as scripts build them there. */
    readonly documents: {
        readonly looked: number;
        readonly scriptBuilt: number;
        /** What showed it, in words, the most frequent first; each page is counted once. */
        readonly signs: readonly {
            readonly why: string;
            readonly pages: number;
        }[];
    };
    readonly otherHosts: readonly {
        readonly host: string;
        readonly links: number;
    }[];
    readonly traps: readonly TrapSign[];
    readonly habits: ServerHabits;
    /** Ways in beside crawling, for whoever keeps the site. */
    readonly ownerWays: readonly OwnerWay[];
    readonly suggestion: {
        readonly scope: string;
        readonly delayMs: number;
        /** Of a whole capture, visits and revisits. */
        readonly durationMs: number;
        readonly command: string;
    };
}
