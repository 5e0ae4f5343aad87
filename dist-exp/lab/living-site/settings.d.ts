import type { Mix } from "./generate/chance.js";
import type { RateDistribution } from "./generate/rates.js";
/** How a page's ETag and Last-Modified relate to its content. */
export type ValidatorHabit = 
/** ETag of the content, Last-Modified of the change. */
"honest" | "missing"
/** A weak ETag of the article alone: it ignores template and announcement changes. */
 | "weak"
/** "Strong" ETag of mtime (cut to the second) and size, as common servers make it. */
 | "mtime-size"
/** Last-Modified is the Date. */
 | "date-as-modified"
/** Last-Modified never moves, so conditional requests always get 304. */
 | "frozen"
/** Last-Modified is the file's time, hours older than its publication. */
 | "old-file-times";
/** How the body is coded; `regzip` compresses anew, and differently, at each request. */
export type CodingHabit = "identity" | "gzip" | "regzip";
/** How the end of the body is told. */
export type FramingHabit = "content-length" | "chunked" | "close";
/** How a page varies by itself: a fresh token at each request, or one of a few variants by lot. */
export type NoiseHabit = "token" | "rotation";
/** Closed range of milliseconds, drawn uniformly per request. */
export type RangeMs = readonly [number, number];
/** How pages change. */
export interface ChangeSettings {
    readonly rates: RateDistribution;
    /** Share of documents, and of everything else, that never change by themselves. */
    readonly staticDocumentShare: number;
    readonly staticRequisiteShare: number;
    /** Hours of the site's day that carry most of the changes; `null` for none. */
    readonly dayPattern: {
        readonly dayMs: number;
        readonly officeShare: number;
    } | null;
    /** Edits of many documents at once. */
    readonly bulk: {
        readonly perDay: number;
        readonly share: number;
    } | null;
    /** Share of edits that are taken back after about this time (A→B→A). */
    readonly revertShare: number;
    readonly revertAfterMs: number;
}
/** How many pages have which fate; shares of all pages. */
export interface FateSettings {
    readonly bornShare: number;
    readonly dyingShare: number;
    /** Births and deaths fall into this time after the start. */
    readonly withinMs: number;
    /** Share of the dead that come back. */
    readonly returnShare: number;
    readonly noisyShare: number;
    readonly redirectShare: number;
    /** Documents whose status alone changes. */
    readonly statusOnlyShare: number;
    /** Documents that robots.txt forbids. */
    readonly disallowedShare: number;
}
/** How the server answers. */
export interface HabitSettings {
    readonly validators: Mix<ValidatorHabit>;
    readonly coding: Mix<CodingHabit>;
    readonly framing: Mix<FramingHabit>;
    readonly noise: Mix<NoiseHabit>;
    /** A page taken back carries its old file time again. */
    readonly rollbackKeepsTime: boolean;
    /** Share of pages behind several independent caches. */
    readonly caches: {
        readonly share: number;
        readonly nodes: number;
        readonly ttlMs: number;
        /** Share of cached pages whose caches hide Age. */
        readonly hiddenAgeShare: number;
    };
    readonly latency: {
        readonly beforeChoice: RangeMs;
        readonly afterChoice: RangeMs;
        readonly body: RangeMs;
    };
    /** Server clock − true time, and later steps of it. */
    readonly clock: {
        readonly skewMs: number;
        readonly steps: readonly {
            readonly afterMs: number;
            readonly byMs: number;
        }[];
    };
    /** Chance per request of a 503, and of a connection lost within the body. */
    readonly faults: {
        readonly unavailable: number;
        readonly cut: number;
    };
}
/** All settings of a site's behaviour. */
export interface SiteSettings {
    readonly changes: ChangeSettings;
    readonly fates: FateSettings;
    readonly habits: HabitSettings;
}
/** Groups to be changed in a preset; what is not said stays. */
export interface SettingsPatch {
    readonly changes?: Partial<ChangeSettings>;
    readonly fates?: Partial<FateSettings>;
    readonly habits?: Partial<HabitSettings>;
}
