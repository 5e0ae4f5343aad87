// What a step sends and may not send again: one look, and its mark, by which every later pass and process knows it.
import { SECRET_WORD } from "#formats/index.js";
import { isCaptured, refusalCodeOf, refusalReason, } from "#model/index.js";
const MARK = refusalReason("sent-once");
/** The look with its mark: a label on what showed a state, words on what failed. */
export function sentOnce(look) {
    const { result, reading } = look;
    return {
        ...look,
        label: "sent-once",
        result: result.kind === "failed" ? { ...result, message: marked(result.message) } : result,
        reading: reading && { ...reading, outcome: markedOutcome(reading.outcome) },
    };
}
/** Whether a page was sent so. */
export function wasSentOnce(sightings) {
    return sightings.some((sighting) => {
        if (isCaptured(sighting))
            return sighting.outcome.labels?.includes("sent-once") === true;
        return sighting.outcome.kind === "failed" && sighting.outcome.message.endsWith(MARK);
    });
}
/** Whether a page is what steps sent, which is theirs to send again, or asked for with a secret. */
export function isOfSteps({ url, reason }) {
    const isSecret = url.includes(SECRET_WORD) || refusalCodeOf(reason) === "secret";
    return isSecret || reason?.includes(MARK) === true;
}
function markedOutcome(outcome) {
    return outcome.kind === "failed" ? { ...outcome, message: marked(outcome.message) } : outcome;
}
function marked(message) {
    return `${message}; ${MARK}`;
}
