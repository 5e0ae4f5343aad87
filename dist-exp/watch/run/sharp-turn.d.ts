import { type World } from "#crawl/index.js";
import { type Capture, type Instant, type SitePlan } from "#model/index.js";
/** What ends a capture early. */
interface SharpSignals {
    /** The watch ends. */
    readonly stop: AbortSignal;
    /** Nothing is left to be spent. */
    readonly spent: AbortSignal;
}
/** Captures the site within so many requests; it is left unfinished where more were needed than are left of the day. */
export declare function sharpCapture(plan: SitePlan, mostRequests: number, world: World, signals: SharpSignals): Promise<void>;
/** Goes on with a capture of the watch that was cut off; ends it when that is too long ago. */
export declare function goOnWithSharp(site: string, since: Instant, world: World, signals: SharpSignals): Promise<void>;
/** The whole capture that was begun since an instant, in whatever state; `null` where a process ended before that. */
export declare function sharpBegunSince(site: string, since: Instant, { archive }: World): Promise<Capture | null>;
export {};
