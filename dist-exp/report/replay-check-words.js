// What a check of replay found, in sentences.
import { counted } from "#formats/index.js";
/** What each result means. */
export const RESULT_WORDS = {
    same: "the same",
    "text-differs": "text differs",
    "missing-parts": "missing parts",
    "could-not-be-shown": "could not be shown",
};
/** The same of a page after the steps of its capture. */
const STEPS_WORDS = {
    ...RESULT_WORDS,
    "steps-differ": "they come out otherwise",
    "not-repeated": "not repeated",
};
/** Whether there is something to tell of a page: it differs, differs after its steps, or some were not repeated. */
export function isToBeTold({ result, steps }) {
    return (result !== "same" || (steps !== undefined && (steps.result !== "same" || steps.notRepeated !== null)));
}
/** What came of a page's steps, in sentences; none where it had none. */
export function stepsReasons({ steps }) {
    if (steps === undefined)
        return [];
    const { result, reasons, taken, of, notRepeated, samePixels } = steps;
    const which = taken === of ? counted(of, "step") : `${taken} of ${counted(of, "step")}`;
    const pixels = samePixels === null ? "" : `, ${(Math.floor(samePixels * 1000) / 10).toFixed(1)} % of the pixels equal`;
    const outcome = result === "not-repeated" ? [] : [`after ${which}: ${STEPS_WORDS[result]}${pixels}`];
    return [...outcome, ...reasons, ...(notRepeated === null ? [] : [notRepeated])];
}
/** The one sentence: how many pages replay shows as their stored bytes do. */
export function replayHeadline({ counts, pages }) {
    const verb = pages.length === 1 ? "is" : "are";
    return `${counts.same} of ${counted(pages.length, "page")} ${verb} shown by replay as from their stored bytes`;
}
/** What stands below it. */
export function replayNotes(check) {
    const { pages, documents, isByLot, asOf, browser } = check;
    const lacking = pages.filter(({ notHeld }) => notHeld.length > 0);
    const missing = new Set(lacking.flatMap(({ notHeld }) => notHeld)).size;
    const leaving = new Set(pages.flatMap(({ wouldHaveLeft }) => wouldHaveLeft)).size;
    const workerless = pages.filter(({ isWithoutWorker }) => isWithoutWorker).length;
    const unsteady = pages.filter(({ isUnsteady }) => isUnsteady).length;
    return [
        ...stepsNotes(pages),
        `${isByLot ? `${pages.length} of ${documents} documents, drawn by lot` : `every page of ${counted(documents, "document")}`}; ${asOf === null ? "each at its own record" : `as of ${asOf}`}; shown by ${browser} without a network`,
        lacking.length === 0
            ? "nothing that they ask for is missing from the archive"
            : `${counted(lacking.length, "page")} asked for parts that the archive does not hold (${addresses(missing)}): missing both ways, and no doing of replay`,
        leaving === 0
            ? "nothing would have gone to the live web"
            : `${addresses(leaving)} would have gone to the live web: stopped here, but a fault of replay`,
        ...(workerless === 0
            ? []
            : [
                `${counted(workerless, "page")} asked for a service worker, which replay does not run: compared without it both ways, so they may be shown the same and yet less than on the live site`,
            ]),
        ...(unsteady === 0
            ? []
            : [`${counted(unsteady, "page")} of those that differ also differ from themselves when shown twice`]),
    ];
}
function stepsNotes(pages) {
    const all = pages.flatMap(({ steps }) => steps ?? []);
    if (all.length === 0)
        return [];
    const same = all.filter(({ result }) => result === "same").length;
    const left = all.filter(({ notRepeated }) => notRepeated !== null).length;
    const some = left === 0 ? "" : `; on ${left} not all steps were repeated`;
    return [
        `${counted(all.length, "page")} had been captured with steps: ${same} the same after them too${some}`,
    ];
}
function addresses(count) {
    return count === 1 ? "1 address" : `${count} addresses`;
}
