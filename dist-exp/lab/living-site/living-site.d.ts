import type { Instant } from "#model/index.js";
import { RequestLog } from "./answer/request-log.js";
import type { HabitSettings } from "./settings.js";
import type { SitePage } from "./generate/site-page.js";
import { type Truth } from "./truth/truth.js";
import { type SiteRequest, type WireResponse } from "./answer/wire.js";
/** Where the ground truth is served; no page links to it. */
export declare const TRUTH_PATH = "/__truth";
/** What a living site is made of. */
export interface LivingSiteParts {
    readonly seed: number;
    readonly startAt: Instant;
    readonly pages: readonly SitePage[];
    readonly habits: HabitSettings;
    readonly robotsTxt: string;
}
/** One request being answered: wait `beforeChoiceMs`, choose, wait, send head and pieces over `bodyMs`, finish. */
export interface SiteExchange {
    readonly beforeChoiceMs: number;
    readonly afterChoiceMs: number;
    readonly bodyMs: number;
    /** The response, as of this instant; to be called once. */
    choose(at: Instant): WireResponse;
    /** The last byte was sent, or the connection was lost. */
    finish(at: Instant, isWhole: boolean): void;
}
/** A site whose pages change; the same seed and the same requests at the same instants give the same bytes. */
export declare class LivingSite {
    #private;
    readonly startAt: Instant;
    readonly pages: readonly SitePage[];
    readonly log: RequestLog;
    constructor(parts: LivingSiteParts);
    /** Takes a request that arrived at the instant. */
    receive(request: SiteRequest, at: Instant): SiteExchange;
    /** Everything that was, up to the instant. */
    truth(now: Instant): Truth;
}
