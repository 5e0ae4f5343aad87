// What two renderings of a page say of its replay.
import { counted } from "#formats/index.js";
import { compareRequests } from "./compare-requests.js";
import { compareTexts } from "./compare-texts.js";
import { likeness } from "./picture-likeness.js";
import { WORKERS_NOT_RUN } from "./stored-side.js";
/** Judges a page that was shown, or not, both ways. */
export function judgePage({ stored, replayed, meant, outside }) {
    const wouldHaveLeft = [...outside];
    if (stored.kind === "failed" || replayed.kind === "failed")
        return { ...couldNotBeShown(failures({ stored, replayed })), wouldHaveLeft };
    const [one, other] = [stored.rendering, replayed.rendering];
    const texts = compareTexts(one.tree.text, other.tree.text);
    const requests = compareRequests({ requests: one.requests, meant: (url) => url }, { requests: other.requests, meant });
    const title = { stored: one.title, replayed: other.title };
    const reasons = reasonsOf({ texts, title, requests, wouldHaveLeft });
    const isTextSame = texts.isSame && title.stored === title.replayed;
    return {
        result: !isTextSame ? "text-differs" : reasons.length > 0 ? "missing-parts" : "same",
        reasons,
        sameWords: texts.sameWords,
        firstDifference: texts.firstDifference,
        title,
        ...requests,
        wouldHaveLeft,
        ...figuresOf(one, other),
        ...([...one.open, ...other.open].some(({ detail }) => detail === WORKERS_NOT_RUN.why) && {
            isWithoutWorker: true,
        }),
    };
}
/** A page of which nothing can be compared. */
export function couldNotBeShown(reasons) {
    const result = "could-not-be-shown";
    const nothing = { sameWords: null, firstDifference: null, title: null };
    const none = { missingInReplay: [], onlyInReplay: [], notHeld: [], wouldHaveLeft: [] };
    return { result, reasons, ...nothing, ...none, consoleErrors: null, openRequests: null, samePixels: null };
}
/** The picture of the view as it was at the end; those of steps have names. */
export function viewOf(outcome) {
    if (outcome.kind === "failed")
        return null;
    return (outcome.rendering.screenshots.find(({ kind, name }) => kind === "view" && name === undefined)?.bytes ??
        null);
}
function figuresOf(one, other) {
    const pictures = [one, other].map((rendering) => viewOf({ kind: "rendered", rendering }));
    const [stored, replayed] = pictures;
    return {
        consoleErrors: { stored: one.consoleErrors, replayed: other.consoleErrors },
        openRequests: { stored: one.open.length, replayed: other.open.length },
        samePixels: stored && replayed ? likeness(stored, replayed) : null,
    };
}
function failures({ stored, replayed }) {
    const words = (outcome, way) => outcome.kind === "failed" ? [`${way} it could not be shown: ${outcome.message} (${outcome.code})`] : [];
    return [...words(stored, "from its stored bytes"), ...words(replayed, "from replay")];
}
function reasonsOf({ texts, title, requests, wouldHaveLeft }) {
    const { missingInReplay, onlyInReplay } = requests;
    const { firstDifference } = texts;
    return [
        ...(firstDifference === null ? [] : [textReason(texts.sameWords, firstDifference)]),
        ...(title.stored === title.replayed
            ? []
            : [`the title is ${quoted(title.replayed)} in replay, ${quoted(title.stored)} from the stored bytes`]),
        ...partsReason(missingInReplay, "missing in replay"),
        ...partsReason(onlyInReplay, "asked for in replay alone"),
        ...(wouldHaveLeft.length === 0
            ? []
            : [`it asks outside the archive ${counted(wouldHaveLeft.length, "time")}: ${wouldHaveLeft[0]}`]),
    ];
}
function textReason(sameWords, { stored, replayed }) {
    const share = sameWords === 1 ? "the same words in another order" : `${percent(sameWords)} of the words`;
    return `${share}; replay has ${quoted(replayed)} where the stored bytes have ${quoted(stored)}`;
}
/** Never rounded up to all of them. */
function percent(share) {
    return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
function partsReason(parts, what) {
    const [first] = parts;
    if (first === undefined)
        return [];
    return [`${counted(parts.length, "part")} ${what}: ${first.url} (${first.why})`];
}
const MOST_QUOTED = 200;
function quoted(text) {
    return JSON.stringify(text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text);
}
