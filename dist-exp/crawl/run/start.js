// The start of a capture: a new one in the catalog, or the one that was interrupted.
import { scrubRules } from "#detect/index.js";
import { UsageError, IsochronError } from "#errors.js";
import { CONTENT_RULES } from "#formats/index.js";
import { LINK_RULES } from "#formats/traps/link-rules.js";
import { isRefresh, isTestimony, isUnfinished, SETTINGS_VERSION, } from "#model/index.js";
import { rebuildRates } from "../learn/learn-rates.js";
import { ASKED, enterCapture } from "./enter-capture.js";
import { networkOf } from "./request-profile.js";
/** Enters a new capture into the catalog. */
export async function beginCapture(request, world) {
    const { site, settings, asked, idNumber } = request;
    await rebuildRates(site.name, world.archive);
    world.fetcher.cookies?.hold([]); // what an earlier capture of this process kept is not this one's
    const startedAt = world.clock.now();
    const draft = {
        site: site.name,
        seeds: site.seeds,
        phase: "visiting",
        startedAt,
        plannedAsOf: null,
        asOf: null,
        finishedAt: null,
        settings: { ...settings, ...fixedAtStart(world) },
        expectedSharp: null,
        upperBound: null,
    };
    const capture = await enterCapture(world.archive.catalog.captures, draft, idNumber);
    if (asked)
        await world.archive.results.putBeside(capture.id, ASKED, Buffer.from(JSON.stringify(asked)));
    return capture;
}
/** What is kept with a capture beside what the user chose: it is the same to its end. */
export function fixedAtStart({ fetcher }) {
    return {
        version: SETTINGS_VERSION,
        requestProfile: fetcher.profile,
        ...networkOf(fetcher),
        // Named before the first visit: later rules never certify earlier sightings (docs/evidence.md, scrubbing rules).
        scrubRules: scrubRules().digest,
        linkRules: LINK_RULES,
        contentRules: CONTENT_RULES,
    };
}
/** The scrubbing rules that a capture began with, by their digest; `null` for captures of older versions. */
export function ruleSetOf({ settings }) {
    return settings.scrubRules ?? null;
}
/** The newest unfinished capture among those meant; one whose results are lost is to be concluded again. */
export async function findUnfinished(which, world) {
    const captures = (await world.archive.catalog.captures.list()).filter((one) => isMeant(one, which));
    const found = await firstToBeEnded(captures, world);
    if (!found) {
        const what = which === null ? "" : typeof which === "string" ? ` of ${which}` : ` ${which.id}`;
        throw new UsageError("NOT_FOUND", `no unfinished capture${what} in ${world.archive.dir}; nothing to resume`);
    }
    if (found.startedAt > world.clock.now()) {
        // Sightings before and after the interruption could not be put in order (docs/evidence.md, own clock).
        throw new IsochronError("ARCHIVE_BROKEN", `capture ${found.id} starts in the future: set this machine's clock right first`);
    }
    return found;
}
/** A refresh goes on by the watch that it belongs to, a testimony by whoever tells it. */
function isMeant(capture, which) {
    const { id, site } = capture;
    if (isRefresh(capture) || isTestimony(capture))
        return false;
    if (which === null)
        return true;
    return typeof which === "string" ? site === which : id === which.id;
}
async function firstToBeEnded(captures, world) {
    for (const capture of captures)
        if (await isToBeEnded(capture, world))
            return capture;
    return null;
}
async function isToBeEnded(capture, { archive }) {
    if (capture.phase === "finished")
        return (await archive.results.getReportHead(capture.id)) === null;
    return isUnfinished(capture);
}
