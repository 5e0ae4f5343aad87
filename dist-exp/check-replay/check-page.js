import { toIso, } from "#model/index.js";
import { compareTexts } from "./compare-texts.js";
import { couldNotBeShown, judgePage, viewOf } from "./judge-page.js";
import { stepDifferences, stepNotTaken } from "./steps-again.js";
import { documentOf } from "./stored-side.js";
/** A page of which not even the document can be given. */
export function unshownPage(url, at, reason) {
    const page = { url, at: toIso(at), isUnsteady: false, pictures: null, ...couldNotBeShown([reason]) };
    return { page, pictures: null };
}
/** Shows it both ways and compares; a page that differs is shown from its stored bytes once more. */
export async function checkPage(page, means) {
    const { url, at } = page;
    const address = means.replayed.addressOf(url, at);
    const document = await means.replayed.document(address);
    if (document.kind !== "response" || document.status !== page.document.status)
        return unshownPage(url, at, refusal(document, page.document.status));
    const replayable = { address, document };
    const shown = await showBothWays(page, replayable, means, null);
    const judged = judgePage(shown);
    const isSteady = judged.result === "same" || isSameTwice(shown.stored, await showStored(page, means, null));
    const after = page.steps && (await checkSteps(page, replayable, means, page.steps));
    return {
        page: {
            url,
            at: toIso(at),
            isUnsteady: !isSteady,
            pictures: null,
            ...judged,
            ...(after && { steps: after.steps }),
        },
        pictures: picturesOf(shown),
        ...(after && { stepPictures: after.pictures }),
    };
}
/** The page once more both ways, and what it was after the steps of its capture. */
async function checkSteps(page, replayable, means, { toTake, taken, of, notRepeated }) {
    const none = { sameWords: null, firstDifference: null, samePixels: null };
    const said = { taken, of, notRepeated, pictures: null };
    if (toTake === null)
        return { steps: { result: "not-repeated", reasons: [], ...said, ...none }, pictures: null };
    const shown = await showBothWays(page, replayable, means, toTake);
    const { result, reasons, sameWords, firstDifference, samePixels } = judgePage(shown);
    const otherwise = stepDifferences(shown.stored, shown.replayed);
    const steps = {
        ...said,
        result: otherwise.length > 0 ? "steps-differ" : result,
        reasons: [...otherwise, ...reasons],
        notRepeated: (otherwise.length === 0 ? stepNotTaken(shown.stored) : null) ?? notRepeated,
        sameWords,
        firstDifference,
        samePixels,
    };
    return { steps, pictures: picturesOf(shown) };
}
async function showBothWays(page, { address, document }, means, steps) {
    const { url, clock: at } = page;
    const stored = await showStored(page, means, steps);
    const { answer, outside } = means.replayed.answerer(page);
    const shown = { url: address, document, at, answer, screenshot: "view", ...(steps && { steps }) };
    const replayed = await means.renderer.render(shown, means.signal);
    const meant = (asked) => means.replayed.meant(asked, url);
    return { stored, replayed, meant, outside };
}
function picturesOf({ stored, replayed }) {
    const [before, after] = [viewOf(stored), viewOf(replayed)];
    return before && after && { stored: before, replayed: after };
}
function showStored(page, { renderer, stored, signal }, steps) {
    const document = documentOf(page.url, page.document);
    const answer = stored.answerer(page.at);
    const { url, clock: at } = page;
    const shown = { url, document, at, answer, screenshot: "view", ...(steps && { steps }) };
    return renderer.render(shown, signal);
}
/** A page that could not be shown is not called unsteady: nothing is known of it. */
function isSameTwice(first, second) {
    if (first.kind === "failed" || second.kind === "failed")
        return true;
    const [one, other] = [first.rendering, second.rendering];
    return compareTexts(one.tree.text, other.tree.text).isSame && one.title === other.title;
}
function refusal(document, status) {
    const answered = document.status === undefined ? "does not give its document" : `answers ${document.status}`;
    return `replay ${answered}; the stored response has status ${status}`;
}
