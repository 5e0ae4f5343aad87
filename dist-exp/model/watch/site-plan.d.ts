import type { ScopeRules } from "../captures/scope-rules.js";
import type { BrowserSettings, RobotsPolicy } from "../captures/capture-settings.js";
import type { PageUrl } from "../pages/page.js";
/** `versions`: every version that matters; `sharp`: whole captures; `both`. */
export type WatchWish = "versions" | "sharp" | "both";
/** When whole captures are made; hours are UTC, `quiet` is when the site is known to sleep. */
export type SharpSchedule = {
    readonly every: "day";
    readonly hour: number | "quiet";
}
/** 0 is Sunday. */
 | {
    readonly every: "week";
    readonly weekday: number;
    readonly hour: number | "quiet";
} | {
    readonly every: "month";
    readonly day: number;
    readonly hour: number | "quiet";
}
/** Whenever it is expected to be worth more than looks at single pages for the same requests. */
 | {
    readonly every: "worth";
};
/** Lists of the site that may tell of changes before anybody looks. */
export interface HintRules {
    /** Those that robots.txt names, and `/sitemap.xml`. */
    readonly sitemaps: boolean;
    readonly feeds: readonly PageUrl[];
    readonly oai: readonly PageUrl[];
    /** Whether feeds that pages name are read too. */
    readonly discover: boolean;
}
/** One site under watch, every setting resolved. */
export interface SitePlan {
    /** Of the site as captures name it. */
    readonly name: string;
    readonly seeds: readonly PageUrl[];
    readonly wants: WatchWish;
    readonly isPaused: boolean;
    /** Every request counts: pages, robots.txt, lists, whole captures. Days are UTC. */
    readonly requestsPerDay: number;
    /** As received; months are UTC; `null` for no limit. */
    readonly bytesPerMonth: number | null;
    readonly sharp: SharpSchedule;
    /** So many pages newly proved together are worth one new version. */
    readonly pagesPerVersion: number;
    /** Looks go in rounds that end when this share of the changes is thought to be found; `null` for no such rounds. */
    readonly recall: number | null;
    /** Which planner chooses looks, by name. */
    readonly planner: string;
    /** What repeats: changes by weekday, or by hour of the day. */
    readonly pattern: "week" | "day";
    readonly delayMs: number;
    readonly maxPages: number;
    readonly scope: ScopeRules;
    readonly robots: RobotsPolicy;
    readonly robotsReason: string | null;
    /** Whether documents that scripts build are shown in a browser in whole captures. */
    readonly browser: BrowserSettings["mode"];
    readonly hints: HintRules;
    /** Names of the channels by which its news are told; all when left out. */
    readonly tell: readonly string[] | null;
}
/** By which way news reach people, and which of them. */
export interface NewsChannel {
    readonly name: string;
    readonly way: {
        readonly kind: "feed";
    } | {
        readonly kind: "webhook";
        readonly url: string;
        readonly secretFrom: SecretSource | null;
    } | {
        readonly kind: "mail";
        /** `smtp://host:port` or `smtps://host:port`, without user and password. */
        readonly server: string;
        readonly userFrom: SecretSource | null;
        readonly passwordFrom: SecretSource | null;
        readonly from: string;
        readonly to: readonly string[];
        /** How often news are gathered into one message. */
        readonly every: "hour" | "day" | "week";
    };
    readonly rule: NewsRule;
}
/** Where a secret is read from when it is needed; never its value. */
export type SecretSource = {
    readonly env: string;
} | {
    readonly file: string;
};
/** Which news are told; what is left out lets everything pass. */
export interface NewsRule {
    /** Least importance E of a change, 0 to 1. */
    readonly importance: number;
    /** Verdicts of the detector and kinds of news, such as `major`, `new`, `gone`; any when empty. */
    readonly kinds: readonly string[];
    /** Regular expressions on the address; any when empty. */
    readonly addresses: readonly string[];
    /** Words of which the news must hold one, in small letters; any when empty. */
    readonly words: readonly string[];
}
/** All that a file of sites says. */
export interface WatchPlan {
    readonly sites: readonly SitePlan[];
    readonly channels: readonly NewsChannel[];
    /** The archive may grow to so many bytes; `null` for no limit. */
    readonly diskQuotaBytes: number | null;
    /** The archive's files are read again and held against their digests once in so many days; `null` for never. */
    readonly auditDays: number | null;
}
