import type { PageKind, RatePerDay } from "#model/index.js";
import type { Random } from "#ports/index.js";
import type { CodingHabit, FramingHabit, NoiseHabit, ValidatorHabit } from "../settings.js";
import type { PageVersion, Timeline } from "./timeline.js";
/** How the server treats one page. */
export interface PageHabits {
    readonly validators: ValidatorHabit;
    readonly coding: CodingHabit;
    readonly framing: FramingHabit;
    /** Independent caches in front of the page; `null` for none. */
    readonly caches: {
        readonly nodes: number;
        readonly ttlMs: number;
        readonly hidesAge: boolean;
    } | null;
}
/** What makes a page differ from request to request. */
export interface Noise {
    readonly kind: NoiseHabit;
    /** Every text it can show when they are few; empty when each request gets its own. */
    readonly variants: readonly string[];
    /** The text that the ground truth's digests are made with. */
    readonly canonical: string;
    draw(random: Random): string;
}
/** What a response carries. */
export interface Entity {
    readonly contentType: string;
    readonly body: Uint8Array;
}
/** A page of a living site. */
export interface SitePage {
    /** Path and query, as requested. */
    readonly path: string;
    readonly kind: PageKind;
    /** The Poisson rate of its own edits when it is generated; `null` when it follows a history. */
    readonly ratePerDay: RatePerDay | null;
    readonly habits: PageHabits;
    readonly noise: Noise | null;
    readonly timeline: Timeline;
    /** Paths that it links to or needs, of all its versions. */
    readonly links: readonly string[];
    /** Equal versions and noise give equal bytes. */
    entity(version: PageVersion, noise: string | null): Entity;
}
