// A turn that is a whole capture: begun, or gone on with where a process had ended in the middle of one.
import { cancelCapture, captureSite, resumeCapture, } from "#crawl/index.js";
import { IsochronError } from "#errors.js";
import { isRefresh, isTestimony, isUnfinished, } from "#model/index.js";
import { captureSettingsOf } from "./plan-settings.js";
/** A capture that lay still for longer is ended as it stands: visits and revisits would lie too far apart. */
const MOST_PAUSE_MS = 12 * 3_600_000;
/** Requests beside those for pages: robots.txt, lists, trials. */
const LEAST_ASIDE = 10;
const SHARE_ASIDE = 0.05;
/** Captures the site within so many requests; it is left unfinished where more were needed than are left of the day. */
export async function sharpCapture(plan, mostRequests, world, signals) {
    const { name, seeds } = plan;
    const aside = Math.max(LEAST_ASIDE, Math.ceil(SHARE_ASIDE * mostRequests));
    const budget = { maxRequests: Math.max(2, mostRequests - aside) };
    const settings = { ...captureSettingsOf(plan), budget };
    await orNothing(captureSite({ site: { name, seeds }, settings }, world, watcherOf(signals)), world, signals);
}
/** Goes on with a capture of the watch that was cut off; ends it when that is too long ago. */
export async function goOnWithSharp(site, since, world, signals) {
    const capture = await sharpBegunSince(site, since, world);
    if (capture === null || !isUnfinished(capture))
        return;
    const isStale = world.clock.now() - since > MOST_PAUSE_MS;
    await orNothing(isStale ? cancelCapture(capture, world) : resumeCapture({ id: capture.id }, world, watcherOf(signals)), world, signals);
}
/** The whole capture that was begun since an instant, in whatever state; `null` where a process ended before that. */
export async function sharpBegunSince(site, since, { archive }) {
    const captures = await archive.catalog.captures.some({ site, limit: 100 });
    return captures.find((one) => !isRefresh(one) && !isTestimony(one) && one.startedAt >= since) ?? null;
}
function watcherOf({ stop, spent }) {
    return { signal: AbortSignal.any([stop, spent]) };
}
/** A site that shows nothing, or a capture that was cancelled, is no fault of the watch; it is said all the same. */
async function orNothing(work, { logger }, { stop, spent }) {
    try {
        await work;
    }
    catch (error) {
        const isSpent = spent.aborted && !stop.aborted;
        if (!(error instanceof IsochronError))
            throw error;
        if (isSpent && error.code === "INTERRUPTED")
            return;
        if (!EXPECTED.has(error.code))
            throw error;
        logger.log("warn", error.message);
    }
}
const EXPECTED = new Set(["CANCELLED", "UNREACHABLE", "PRIVATE_ADDRESS"]);
