import type { Instant } from "../time/instant.js";
import type { PageKind, PageUrl } from "../pages/page.js";
import type { Captured, Digest, RecordRef, Sighting, VersionIdentity } from "./sighting.js";
import type { Told, ToldTier } from "./told.js";
/** A content on record, ready to be told of; it survives JSON. */
export interface KeptContent {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly identity: VersionIdentity;
    readonly payloadDigest: Digest;
    readonly payloadBytes: number;
    readonly validators: Captured["validators"];
    readonly records: readonly RecordRef[];
}
/** A sighting that is told, not seen. */
export type ToldSighting = Sighting & {
    readonly outcome: Captured & {
        readonly told: Told;
    };
};
/**
 * What is told of a content, as a sighting. Its three times are where the span begins: nobody here sent or received
 * anything, and whoever overlooked that it is told would take it for one look and no more.
 */
export declare function toldSighting(kept: KeptContent, told: Told, place: {
    readonly captureId: string;
    readonly seq: number;
    readonly record: RecordRef;
}): ToldSighting;
/** Whether it was told by someone else than our own requests. */
export declare function isTold(sighting: Sighting): sighting is ToldSighting;
/** The looks of our own, or of other tools: no interval, verdict, rate or trust of a crawl rests on what is told. */
export declare function withoutTold(sightings: readonly Sighting[]): readonly Sighting[];
/** What a tier tells of a page, in order of time; variants of what visitors were given are left out. */
export declare function toldOf(sightings: readonly Sighting[], tier: ToldTier): ToldSighting[];
/** The instant until which a tier tells of anything at all, of some pages; `null` for none. */
export declare function toldUntil(sightings: readonly Sighting[], tier: ToldTier): Instant | null;
