// An archive's sightings as the input of `isochron mine`: captures are the versions, sightings the looks.
import { DirectoryTree, identityKey, isCaptured, treePathOf, withoutTold, } from "#model/index.js";
import { bulkEdits } from "./bulk-edits.js";
import { organiseChanges } from "./near/general-delta-tree.js";
const DAY_MS = 86_400_000;
const ALPHA = 0.01;
/** Directory evolution is mined from this many captures, the latest. */
const VERSIONS = 20;
/** Sightings of all pages of a site, in any order; those that show no state of their page say nothing. */
export function mineInputOfSightings(site, sightings, known = {}) {
    const pages = gatherLooks(sightings, known.trustedSkewMs ?? (() => null));
    const urls = [...pages.keys()];
    const tree = new DirectoryTree();
    for (const url of urls)
        tree.addPage(treePathOf(url));
    const all = [...pages.values()];
    const times = all.flatMap((looks) => looks.map(({ at }) => at));
    const directoryOf = tree.pageDirectories();
    const bulk = bulkEdits(all.map(intervalLooks), directoryOf);
    const looks = all.map((own, page) => ({
        ...pageLooks(own, `${directoryOf[page]}`),
        bulk: bulk[page],
        changeFreq: known.hintOf?.(urls[page])?.changeFreq ?? null,
    }));
    return {
        site,
        tree,
        paths: urls,
        looks: all.map((own, page) => (own.at(-1).content === 0 ? null : looks[page])),
        changes: all.flatMap(datedChanges),
        from: times.reduce((a, b) => Math.min(a, b), Infinity),
        to: times.reduce((a, b) => Math.max(a, b), -Infinity),
        evolution: organiseChanges(tree, captureVersions(all), ALPHA),
        transitionsAre: "captures",
    };
}
function gatherLooks(sightings, trustedSkewMs) {
    const pages = new Map();
    const contents = new Map();
    const ordered = [...withoutTold([...sightings])].sort((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    for (const sighting of ordered) {
        const looks = pages.get(sighting.url) ?? [];
        const content = contentOf(sighting, looks.at(-1)?.content, contents);
        if (content === null)
            continue;
        const modifiedAt = content === 0 ? null : modified(sighting, trustedSkewMs(sighting.url));
        looks.push({ at: sighting.times.sentAt, capture: sighting.captureId, content, modifiedAt });
        pages.set(sighting.url, looks);
    }
    return pages;
}
/** `null` when the sighting shows no state; a 304 that we asked for repeats the state before. */
function contentOf(sighting, before, contents) {
    if (!isCaptured(sighting)) {
        return sighting.outcome.kind === "unchanged" && sighting.outcome.asked ? (before ?? null) : null;
    }
    const { status } = sighting.outcome.identity;
    if (status === 404 || status === 410)
        return 0;
    const key = identityKey(sighting.outcome.identity);
    const number = contents.get(key) ?? contents.size + 1;
    contents.set(key, number);
    return number;
}
function modified(sighting, skewMs) {
    if (!isCaptured(sighting) || skewMs === null)
        return null;
    const { lastModified } = sighting.outcome.validators;
    return lastModified === null ? null : Math.min(sighting.times.sentAt, lastModified + skewMs);
}
function pageLooks(looks, group) {
    const pairs = pairsOf(looks);
    return {
        intervals: pairs.map(([before, now]) => (now.at - before.at) / DAY_MS),
        changed: pairs.map(([before, now]) => (before.content === now.content ? 0 : 1)),
        lastModifiedAges: pairs.map(([before, now]) => {
            const changedAt = datedAt(before, now);
            return changedAt === null ? Number.NaN : (now.at - changedAt) / DAY_MS;
        }),
        group,
    };
}
function pairsOf(looks) {
    return looks.slice(1).map((now, i) => [looks[i], now]);
}
/** When the last change between two looks was made, as the server says; a date outside of them says nothing. */
function datedAt(before, now) {
    if (before.content === now.content || now.modifiedAt === null)
        return null;
    return now.modifiedAt >= before.at ? now.modifiedAt : null;
}
function intervalLooks(looks) {
    return pairsOf(looks).map(([before, now]) => ({
        visits: `${before.capture} ${now.capture}`,
        days: (now.at - before.at) / DAY_MS,
        changed: before.content !== now.content,
    }));
}
function datedChanges(looks, page) {
    return pairsOf(looks)
        .filter(([before, now]) => before.content !== now.content)
        .map(([before, now]) => {
        const at = datedAt(before, now);
        return at === null ? { page, after: before.at, by: now.at } : { page, after: at, by: at };
    });
}
/** What was known after each capture; a page that a capture did not see is taken as it was. */
function* captureVersions(pages) {
    const started = new Map();
    for (const looks of pages) {
        for (const { capture, at } of looks)
            started.set(capture, Math.min(at, started.get(capture) ?? Infinity));
    }
    const captures = [...started].sort((a, b) => a[1] - b[1]).map(([capture]) => capture);
    const lastOf = captures.map(() => new Map());
    const place = new Map(captures.map((capture, i) => [capture, i]));
    for (const [page, looks] of pages.entries()) {
        for (const { capture, content } of looks)
            lastOf[place.get(capture)].set(page, content);
    }
    let contents = new Float64Array(pages.length);
    for (const [i, seen] of lastOf.entries()) {
        contents = contents.slice();
        for (const [page, content] of seen)
            contents[page] = content;
        if (i >= captures.length - VERSIONS)
            yield contents;
    }
}
