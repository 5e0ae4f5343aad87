// Answers a CDX question: one walk through the index, in memory that does not grow with it.
import { UsageError } from "#errors.js";
import { surt } from "#formats/index.js";
import { toTimestamp17 } from "#model/index.js";
import { pageStretch } from "./pages.js";
import { isBefore, lineFrom, PlaceCounter } from "./place.js";
import { MOST_HELD } from "./request.js";
/** The captures that answer, in the order asked for. */
export async function* answerCdxRequest(index, request) {
    const walk = await walkOf(index, request);
    if (walk === null)
        return;
    const passing = passingOf(index.walk(walk), request);
    const { limit, sort } = request;
    if (limit !== null && limit < 0)
        yield* asItems(await lastOf(passing, -limit));
    else if (sort.kind === "default")
        yield* inOrder(passing, request);
    else
        yield* asItems(await sorted(passing, request));
}
/** The stretch that can hold answers; `null` for a page behind the last of no pages. */
async function walkOf(index, request) {
    const { url, match, from, to, resume, paging } = request;
    const reach = { url, match };
    if (paging.page !== null)
        return pageStretch(index, reach, paging.page, paging.pageSize);
    const key = match === "exact" ? surt(url) : null;
    const starts = [
        ...(resume === null ? [] : [lineFrom(resume.key, resume.at)]),
        // Of one URL the lines before and behind the span are not even read.
        ...(key === null || from === null ? [] : [lineFrom(key, from)]),
    ];
    return {
        ...reach,
        ...(starts.length > 0 && { from: starts.sort().at(-1) }),
        ...(key !== null && to !== null && { before: `${key} ${toTimestamp17(to)}~` }),
    };
}
async function* passingOf(batches, { from, to, filters, collapses, resume }) {
    const [places, tests] = [new PlaceCounter(), collapses.map((make) => make())];
    for await (const entries of batches)
        for (const entry of entries) {
            const place = places.of(entry);
            if (resume !== null && isBefore(place, resume))
                continue;
            if ((from !== null && entry.at < from) || (to !== null && entry.at > to))
                continue;
            if (filters.every((test) => test(entry)) && tests.every((test) => test(entry)))
                yield { entry, place };
        }
}
async function* inOrder(passing, { offset, limit, showResumeKey }) {
    let seen = 0;
    const end = limit === null ? Infinity : offset + limit;
    for await (const { entry, place } of passing) {
        if (seen >= end) {
            // Where the next capture stands that would have been given: neighbours that fell together stay together.
            if (showResumeKey)
                yield { kind: "more", place };
            return;
        }
        if (seen++ >= offset)
            yield { kind: "capture", entry };
        if (seen >= end && !showResumeKey)
            return;
    }
}
async function lastOf(passing, most) {
    const held = [];
    for await (const { entry } of passing) {
        held.push(entry);
        // Cut now and then, not each time.
        if (held.length >= 2 * most)
            held.splice(0, held.length - most);
    }
    return held.slice(-most);
}
/** Newest keys and times first, or nearest first; never more than can be held. */
async function sorted(passing, request) {
    const { sort, offset, limit } = request;
    const wanted = limit === null ? Infinity : offset + limit;
    if (wanted !== Infinity && wanted > MOST_HELD)
        throw tooMany();
    const keep = (held) => held.sort(byRank).slice(0, Math.min(wanted, MOST_HELD + 1));
    let held = [];
    let number = 0;
    for await (const { entry } of passing) {
        held.push({ entry, number, rank: sort.kind === "closest" ? Math.abs(entry.at - sort.at) : -number });
        number++;
        if (held.length >= 2 * MOST_HELD)
            held = keep(held);
        if (wanted === Infinity && number > MOST_HELD)
            throw tooMany();
    }
    return keep(held)
        .slice(offset)
        .map(({ entry }) => entry);
}
/** Of two that are equally near the earlier comes first. */
function byRank(a, b) {
    return a.rank - b.rank || a.number - b.number;
}
function tooMany() {
    return new UsageError("BAD_INPUT", `more than ${MOST_HELD} captures to be sorted: narrow from and to, or set limit`);
}
function* asItems(entries) {
    for (const entry of entries)
        yield { kind: "capture", entry };
}
