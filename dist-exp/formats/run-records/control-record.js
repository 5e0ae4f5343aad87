// `control`: what others asked of the capture while it ran: pauses and edits. Kept with the evidence; the settings at
// the start stay as warcinfo and certificate have them.
import { parseIso, toIso } from "#model/index.js";
import { parsed } from "./fields.js";
import { isCount, isListOf, isText, isTime, membersOf } from "./shapes.js";
/** A pause, when it is over. */
export function pauseRecord({ paused, resumed }) {
    return { paused: toIso(paused), resumed: toIso(resumed) };
}
/** The pause that a record tells. */
export function readPauseRecord(fields) {
    const [paused, resumed] = [parseIso(fields["paused"] ?? ""), parseIso(fields["resumed"] ?? "")];
    return paused === null || resumed === null ? null : { paused, resumed };
}
/** A change of scope or limits, when it comes into force. */
export function editRecord(edit) {
    return { edit: JSON.stringify(edit) };
}
/** The edit that a record tells. */
export function readEditRecord(fields) {
    const edit = membersOf(parsed(fields["edit"]), EDIT);
    return edit?.askedAt === undefined ? null : { ...edit, askedAt: edit.askedAt };
}
const EDIT = {
    askedAt: isTime,
    maxPages: isCount,
    delayMs: isCount,
    exclude: isListOf(isText),
};
