// One page of the certificate: its verdict, and every record that its sightings left.
import { wellFormed } from "#formats/index.js";
import { toIso, } from "#model/index.js";
const NO_IDENTITY = { contentDigest: null, status: null, location: null, contentType: null };
/** All that the certificate says of a page. */
export function certificatePage(assessed) {
    const { page, verdict, interval, version, evidence, reason, sightings } = assessed;
    const first = version?.sightings[0]?.outcome ?? null;
    const restsOn = new Set(interval && version ? [...version.sightings, ...version.attestedBy] : []);
    return {
        url: page.url,
        kind: page.kind,
        verdict,
        interval: interval && { from: toIso(interval.from), to: toIso(interval.to) },
        payloadDigest: first?.payloadDigest ?? null,
        ...(first?.identity ?? NO_IDENTITY),
        evidence,
        reason: reason && wellFormed(reason),
        records: [...sightings]
            .sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq)
            .flatMap((sighting) => certificateRecord(sighting, restsOn.has(sighting))),
        ...(assessed.rendering && { rendering: certificateRendering(assessed.rendering) }),
    };
}
/** What was shown, as far as it is the maker's word: which pages that took can be checked. */
function certificateRendering(rendering) {
    const { renderedBy, failure, requests, open, isClosed, doubts, textDigest } = rendering;
    return {
        renderedBy: wellFormed(renderedBy),
        failure: failure && wellFormed(failure),
        requests,
        open: open.map(({ kind, url, detail }) => ({ kind, url: wellFormed(url), detail: wellFormed(detail) })),
        isClosed,
        doubts: doubts.map(wellFormed),
        textDigest,
    };
}
/** The record that holds what was seen: the response or revisit, else the metadata of a fetch without one. */
function certificateRecord(sighting, restsOn) {
    const { response, request, metadata } = recordIds(sighting);
    const held = sighting.records.find(({ id }) => id === (response ?? metadata));
    if (!held)
        return [];
    return [
        {
            id: held.id,
            type: held.type,
            file: held.file,
            offset: held.offset,
            pass: sighting.pass,
            sentAt: toIso(sighting.times.sentAt),
            firstByteAt: toIso(sighting.times.firstByteAt),
            lastByteAt: toIso(sighting.times.lastByteAt),
            request,
            metadata: response === null ? null : metadata,
            restsOn,
            ...borrowedBy(sighting),
        },
    ];
}
/** The response of an earlier capture that supplies the body, where one does. */
function borrowedBy({ records }) {
    const lent = records.find(({ type }) => type === "borrowed");
    return lent ? { borrowed: { id: lent.id, file: lent.file } } : {};
}
/** Which records hold what a sighting saw, by their type. */
export function recordIds({ records }) {
    const idOf = (...types) => records.find(({ type }) => types.includes(type))?.id ?? null;
    return {
        response: idOf("response", "revisit"),
        request: idOf("request"),
        metadata: idOf("metadata"),
    };
}
