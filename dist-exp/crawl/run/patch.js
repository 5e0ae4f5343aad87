// Missing requisites of a capture that has ended, fetched afterwards into a small capture of their own: the
// certificate of the first one lists its WARC files and stays as it is.
import { UsageError } from "#errors.js";
import { isUnfinished, patchedBy } from "#model/index.js";
import { isOfSteps } from "../look/sent-once.js";
import { ASKED, enterCapture } from "./enter-capture.js";
/** What report and certificate of a patch say first. */
export function patchNote(patched) {
    return `a patch of capture ${patched}: requisites that it lacked, fetched afterwards; they are not sharp and say nothing about its moment`;
}
/**
 * Enters the patch into the catalog, t* fixed at its start: everything in it is seen after that, so nothing in it
 * can be sharp, and it says nothing about the moment of the capture it patches.
 */
export async function beginPatch(patched, world) {
    if (isUnfinished(patched))
        throw new UsageError("USAGE", `capture ${patched.id} is not finished: isochron capture --resume goes on with it`);
    const missing = await missingRequisites(patched, world);
    if (missing.size === 0)
        throw new UsageError("NOT_FOUND", `capture ${patched.id} lacks no requisite that may be asked for`);
    const startedAt = world.clock.now();
    // A patch has runs, clocks and cookies of its own.
    const { id: _, runs: _runs, cookies: _cookies, ...rest } = patched;
    const capture = await enterCapture(world.archive.catalog.captures, {
        ...rest,
        phase: "revisiting",
        startedAt,
        plannedAsOf: startedAt,
        asOf: null,
        finishedAt: null,
        settings: { ...withoutSteps(patched), patchOf: patched.id },
        expectedSharp: null,
        upperBound: null,
    });
    await world.archive.catalog.frontier.add(capture.id, [...missing].map(([url, via]) => ({
        url,
        via,
        kind: "requisite",
        depth: 1,
        state: "known",
        reason: null,
        late: true,
    })));
    // It is asked for as the capture was that it patches.
    const asked = await world.archive.results.getBeside(patched.id, ASKED);
    if (asked)
        await world.archive.results.putBeside(capture.id, ASKED, asked);
    return capture;
}
/** Steps are taken on documents, and a patch visits none: it needs no secrets for them either. */
function withoutSteps({ settings: { browser, ...rest } }) {
    const { steps: _, ...kept } = browser ?? {};
    return browser === undefined ? rest : { ...rest, browser: kept };
}
/** What documents need and the capture, with its patches so far, does not hold; what robots.txt excludes stays out. */
async function missingRequisites(patched, { archive }) {
    const settled = new Set();
    for (const capture of await archive.catalog.captures.list()) {
        if (capture.id !== patched.id && patchedBy(capture) !== patched.id)
            continue;
        for await (const page of archive.catalog.frontier.pages(capture.id))
            if (page.state === "visited" || page.state === "refused" || isOfSteps(page))
                settled.add(page.url);
    }
    const missing = new Map();
    for await (const { document, requisites } of archive.catalog.requisites.requisites(patched.id))
        for (const url of requisites)
            if (!settled.has(url) && !missing.has(url))
                missing.set(url, document);
    return missing;
}
