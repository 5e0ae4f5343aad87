/**
 * What is told of a content, as a sighting. Its three times are where the span begins: nobody here sent or received
 * anything, and whoever overlooked that it is told would take it for one look and no more.
 */
export function toldSighting(kept, told, place) {
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
export function isTold(sighting) {
    return sighting.outcome.kind === "captured" && sighting.outcome.told !== undefined;
}
/** The looks of our own, or of other tools: no interval, verdict, rate or trust of a crawl rests on what is told. */
export function withoutTold(sightings) {
    return sightings.some(isTold) ? sightings.filter((one) => !isTold(one)) : sightings;
}
/** What a tier tells of a page, in order of time; variants of what visitors were given are left out. */
export function toldOf(sightings, tier) {
    return sightings
        .filter(isTold)
        .filter(({ outcome: { told } }) => told.tier === tier && told.variant === undefined)
        .sort((a, b) => a.outcome.told.from - b.outcome.told.from || a.seq - b.seq);
}
/** The instant until which a tier tells of anything at all, of some pages; `null` for none. */
export function toldUntil(sightings, tier) {
    return toldOf(sightings, tier).reduce((latest, { outcome: { told } }) => (latest === null || told.to > latest ? told.to : latest), null);
}
