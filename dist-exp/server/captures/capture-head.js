// What is known of one capture in any phase, without its pages.
import { isUnfinished } from "#model/index.js";
import { keptReplayCheck, REPLAY_CHECK_FILE } from "#study/index.js";
import { liveCapture } from "../live/live-captures.js";
import { filesOf } from "./capture-files.js";
/** Pages of a check of replay that are told of one by one. */
const MOST_CHECKED = 50;
/** Longer ones are not read: they are written by us, and never so long. */
const MOST_CHECK_BYTES = 16 * 1024 * 1024;
/** Gathers it. */
export async function captureHead({ archive, runs, listings, replayUrl, makesPackages }, capture) {
    const [report, files] = [
        await archive.results.getReportHead(capture.id),
        await filesOf(archive, capture.id),
    ];
    return {
        capture: await listings.titled(capture),
        replayUrl,
        report: report,
        run: isUnfinished(capture) ? await liveCapture(archive, capture, await runs()) : null,
        failure: capture.phase === "failed" ? await failureOf(archive, capture) : null,
        files: (files ?? []).map(({ name, kind, sizeBytes }) => ({ name, kind, sizeBytes })),
        areFilesWithheld: files === null,
        hasPackage: makesPackages && !isUnfinished(capture) && (files ?? []).some(({ kind }) => kind === "warc"),
        replayCheck: await replayCheckOf(archive, capture.id, files ?? []),
    };
}
/** A capture fails when no page shows any state: what its first seed answered says why. */
async function failureOf({ catalog }, { id, seeds }) {
    const [url] = seeds;
    if (url === undefined)
        return null;
    const last = (await catalog.sightings.ofPage(url)).findLast(({ captureId }) => captureId === id);
    if (!last)
        return { url, why: "it was never asked for" };
    const { outcome } = last;
    if (outcome.kind === "failed")
        return { url, why: `${outcome.message} (${outcome.code})` };
    return { url, why: "reason" in outcome ? outcome.reason : outcome.kind };
}
/** What a check of replay left beside the capture, as far as it is one. */
async function replayCheckOf({ results }, id, files) {
    const file = files.find(({ name }) => name === REPLAY_CHECK_FILE);
    if (!file || file.sizeBytes > MOST_CHECK_BYTES)
        return null;
    const check = await keptReplayCheck(results, id);
    if (check === null)
        return null;
    const others = check.pages.filter(({ result }) => result !== "same");
    return {
        checkedAt: check.checkedAt,
        checked: check.pages.length,
        same: check.pages.length - others.length,
        others: others
            .slice(0, MOST_CHECKED)
            .map(({ url, result, reasons }) => ({ url, result, reasons: reasons.slice(0, 5) })),
    };
}
