import type { ChosenPage, Instant, PageKind, PageUrl } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import { RefreshMind } from "../mind/refresh-mind.js";
import type { RefreshMindSettings } from "../mind/mind-settings.js";
import { SkipRounds, type SkipSettings } from "../skip/skip-rounds.js";
import { type Found, type PageTrouble } from "./page-trouble.js";
/** A page that turned up. */
export interface FoundPage {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
    readonly via: PageUrl | null;
}
/** What one look told; what was refused tells nothing of the page. */
export interface CourseLook {
    readonly url: PageUrl;
    readonly at: Instant;
    readonly found: Found | "refused";
    /** E of the change; `null` when nobody weighed it. */
    readonly importance: number | null;
}
/** What is remembered beside mind and pages, JSON-safe. */
export interface CourseState {
    readonly nextNumber: number;
    /** By page number. */
    readonly troubles: readonly (readonly [number, PageTrouble])[];
}
/** How a site is watched. */
export interface CourseSettings {
    readonly mind: RefreshMindSettings;
    readonly maxPages: number;
    /** How pages are passed over; `null` where the planner chooses without rounds. */
    readonly skip?: SkipSettings | null;
    /** Hears of every step, for whoever wants to go the same way again. */
    readonly onStep?: ((step: CourseStep) => void) | undefined;
}
/** What a course was told, or chose: all of them in order lead another course the same way. */
export type CourseStep = {
    readonly kind: "enter";
    readonly found: readonly FoundPage[];
    readonly at: Instant;
} | {
    readonly kind: "learn";
    readonly look: CourseLook;
} | {
    readonly kind: "hint";
    readonly url: PageUrl;
    readonly at: Instant;
    readonly trust: number;
} | {
    readonly kind: "choose";
    readonly at: Instant;
    readonly most: number;
    readonly chosen: readonly ChosenPage[];
};
/** A page chosen for a look. */
export interface Chosen extends ChosenPage {
    readonly page: WatchedPageRow;
}
/** The course of one site. */
export declare class SiteCourse {
    #private;
    /** In which pages are passed over; `null` where none are. */
    readonly rounds: SkipRounds | null;
    constructor(settings: CourseSettings, mind?: RefreshMind, pages?: Iterable<WatchedPageRow>, state?: CourseState);
    /** Pages under watch, those that sleep or are gone aside. */
    get count(): number;
    get mind(): RefreshMind;
    /** The page of a number. */
    page(number: number): WatchedPageRow;
    /** Of every page ever met, in any state. */
    pages(): Iterable<WatchedPageRow>;
    knows(url: PageUrl): boolean;
    /** Whether the last look at a page found it gone. */
    isGone(url: PageUrl): boolean;
    /** Takes pages that turned up under watch, as far as there is room; one that had left comes back. */
    enter(found: Iterable<FoundPage>, now: Instant): WatchedPageRow[];
    /** Whom to look at now, the most worthwhile first; at most so many. */
    choose(now: Instant, most: number): Chosen[];
    /** Learns from looks, in whatever order they ended. */
    learn(looks: Iterable<CourseLook>): void;
    /** A list of the site says that a page changed; `trust` is the chance that it is right. */
    hint(url: PageUrl, at: Instant, trust: number): void;
    /** The chance that a page has changed since its last look, as it is without any hint. */
    expected(url: PageUrl, now: Instant): number;
    /** When a page was last looked at: `null` for never, `undefined` for one that is not under watch. */
    lookedAt(url: PageUrl): Instant | null | undefined;
    /** Rows that came or changed since this was last asked. */
    takeChanged(): WatchedPageRow[];
    get state(): CourseState;
}
