import { type HeldEstimate, type HeldSettings } from "#mine/index.js";
import { type Instant } from "#model/index.js";
import { type LookResult, type MindProspects, type PageWhy, type RefreshMindSettings, type WatchedPage } from "./mind-settings.js";
/** Pages enter and leave at any time; `note` teaches, `choose` decides. */
export declare class RefreshMind {
    #private;
    readonly settings: RefreshMindSettings;
    constructor(settings: RefreshMindSettings);
    /** Pages under watch. */
    get count(): number;
    has(page: number): boolean;
    /** Takes a page under watch; one that is known already gets the new weight. */
    addPage({ number, weight, directory }: WatchedPage): void;
    /** Lets a page go; what it taught of its neighbours stays. */
    removePage(page: number): void;
    /** Learns from a look, in whatever order looks end. */
    note({ page, at, found, importance }: LookResult): void;
    /**
     * A sitemap or a feed says that the page changed; forgotten where it was looked at since. `trust` is the chance that
     * it says so truly; left out, it is learned from all hints without one.
     */
    hint(page: number, at: Instant, trust?: number): void;
    /** Pages to look at in the period that `now` lies in, in order, all different, at most `budget`. */
    choose(now: Instant, budget: number): Int32Array;
    /** Weight that a look now is expected to add to what is held: the page's weight for one never looked at. */
    expectedGain(page: number, now: Instant): number;
    /** When the page was last looked at; `null` for never. */
    lookedAt(page: number): Instant | null;
    /** What is expected of every page, in one go; row by row, in no order that means anything. */
    prospects(now: Instant): MindProspects;
    /** Why the page was, or was not, chosen. */
    why(page: number, now: Instant): PageWhy;
    /** How much of the weight of all versions since the watch began is held, with a 90 % interval. */
    held(now: Instant, settings?: HeldSettings): HeldEstimate;
    /** Everything it knows; `load` gives a mind that makes the same choices. */
    save(): Uint8Array;
    /** A saved mind; whatever is not one is a FormatError. */
    static load(bytes: Uint8Array): RefreshMind;
}
