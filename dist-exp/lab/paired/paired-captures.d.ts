import { type CaptureSettings, type Instant } from "#model/index.js";
import type { LivingSite } from "../living-site/living-site.js";
import { type MemoryArchive } from "./memory-archive.js";
/** One site to be captured again and again. */
export interface PairedSite {
    readonly name: string;
    /** Made anew for every capture: the same seed lives the same life. */
    readonly make: (startAt: Instant) => LivingSite | Promise<LivingSite>;
    readonly delayMs: number;
    /** From the end of one capture to the start of the next. */
    readonly gapMs: number;
}
/** What one strategy did in one capture. */
export interface PairedResult {
    readonly site: string;
    readonly strategy: string;
    readonly pages: number;
    /** Sharp by its certificate, and the page really did not change between the sightings. */
    readonly trulySharp: number;
    /** Sharp by its certificate, though the page changed and changed back. */
    readonly returned: number;
    /** The planner's promise before the first revisit. */
    readonly expectedSharp: number;
    /** What no order could have beaten at the planned t*, knowing the site's life. */
    readonly mostSharp: number;
    readonly requests: number;
}
/** Captures the site `warmUps` times, then once with every strategy, all from the same archive and instant. */
export declare function pairedCaptures(site: PairedSite, strategies: readonly string[], warmUps: number, more?: Partial<CaptureSettings>): Promise<PairedResult[]>;
/** An archive of one site captured several times, and the site as it lived. */
export interface Recaptured {
    readonly archive: MemoryArchive;
    readonly living: LivingSite | null;
    /** `null` before the first capture. */
    readonly endedAt: Instant | null;
}
/** Captures the site so often, at its usual distances. */
export declare function captureAgainAndAgain(site: PairedSite, times: number, more?: Partial<CaptureSettings>): Promise<Recaptured>;
