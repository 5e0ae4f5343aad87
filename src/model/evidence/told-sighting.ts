// A content that something is told of, and what is told of it as a sighting among others.
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
export type ToldSighting = Sighting & { readonly outcome: Captured & { readonly told: Told } };

/**
 * What is told of a content, as a sighting. Its three times are where the span begins: nobody here sent or received
 * anything, and whoever overlooked that it is told would take it for one look and no more.
 */
export function toldSighting(
  kept: KeptContent,
  told: Told,
  place: { readonly captureId: string; readonly seq: number; readonly record: RecordRef },
): ToldSighting {
  const { url, identity, payloadDigest, payloadBytes, validators, records } = kept;
  return {
    url,
    captureId: place.captureId,
    seq: place.seq,
    pass: "visit",
    times: { sentAt: told.from, firstByteAt: told.from, lastByteAt: told.from },
    outcome: { kind: "captured", identity, payloadDigest, payloadBytes, validators, told },
    records: [...records, place.record],
  };
}

/** Whether it was told by someone else than our own requests. */
export function isTold(sighting: Sighting): sighting is ToldSighting {
  return sighting.outcome.kind === "captured" && sighting.outcome.told !== undefined;
}

/** The looks of our own, or of other tools: no interval, verdict, rate or trust of a crawl rests on what is told. */
export function withoutTold(sightings: readonly Sighting[]): readonly Sighting[] {
  return sightings.some(isTold) ? sightings.filter((one) => !isTold(one)) : sightings;
}

/** What a tier tells of a page, in order of time; variants of what visitors were given are left out. */
export function toldOf(sightings: readonly Sighting[], tier: ToldTier): ToldSighting[] {
  return sightings
    .filter(isTold)
    .filter(({ outcome: { told } }) => told.tier === tier && told.variant === undefined)
    .sort((a, b) => a.outcome.told.from - b.outcome.told.from || a.seq - b.seq);
}

/** The instant until which a tier tells of anything at all, of some pages; `null` for none. */
export function toldUntil(sightings: readonly Sighting[], tier: ToldTier): Instant | null {
  return toldOf(sightings, tier).reduce<Instant | null>(
    (latest, { outcome: { told } }) => (latest === null || told.to > latest ? told.to : latest),
    null,
  );
}
