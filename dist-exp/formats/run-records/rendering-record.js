import { readJson } from "./fields.js";
import { isFlag, isListOf, isPageUrl, isText, isTextUpTo, isTime, orNull, wholeOf, } from "./shapes.js";
/** More than any page is let to ask for. */
const MOST_PARTS = 10_000;
/** The rendering as it is written when it is over. */
export function renderingRecord(rendering) {
    return { "isochron-rendering": JSON.stringify(rendering) };
}
/** What is told of a rendering. */
export function readRenderingRecord(fields) {
    return readJson(fields["isochron-rendering"], isRendering);
}
const OPEN = { kind: isTextUpTo(64), url: isText, detail: isText };
const isOpenPart = (value) => wholeOf(value, OPEN) !== null;
const isDigest = (value) => isText(value) && /^sha-256:[0-9a-f]{64}$/.test(value);
const STEP = {
    place: isTextUpTo(64),
    step: isText,
    end: isTextUpTo(64),
    requests: isListOf(isText, MOST_PARTS),
    wentTo: orNull(isText),
    textDigest: isDigest,
    pictures: isListOf(isTextUpTo(64), MOST_PARTS),
};
const areSteps = isListOf((value) => wholeOf(value, STEP) !== null, MOST_PARTS);
const RENDERING = {
    document: isPageUrl,
    renderedBy: isText,
    at: isTime,
    failure: orNull(isText),
    requests: isListOf(isPageUrl, MOST_PARTS),
    open: isListOf(isOpenPart, MOST_PARTS),
    isClosed: isFlag,
    doubts: isListOf(isText, MOST_PARTS),
    textDigest: orNull(isDigest),
    title: isText,
    language: isText,
};
const isRendering = (value) => {
    if (wholeOf(value, RENDERING) === null)
        return false;
    const { steps } = value;
    return steps === undefined || areSteps(steps);
};
