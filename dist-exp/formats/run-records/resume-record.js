// `resume`: where an interrupted capture stood when it went on. What an earlier process left in the WARC without its
// being acknowledged is thereby known as such; the frontier and the refusals follow whole, in records of their own.
import { readJson, wholeNumber } from "./fields.js";
import { isCount, isListOf } from "./shapes.js";
/** Where a capture stands whose catalog holds these sightings. */
export function standingOf(sightings, pages) {
    const held = new Set(sightings);
    let nextSeq = 0;
    for (const seq of held)
        nextSeq = Math.max(nextSeq, seq + 1);
    const missing = [];
    for (let seq = 0; seq < nextSeq; seq++)
        if (!held.has(seq))
            missing.push(seq);
    return { nextSeq, missing, pages };
}
/** A resume as it is put on record. */
export function resumeRecord({ nextSeq, missing, pages }) {
    return { "isochron-resume": String(nextSeq), missing: JSON.stringify(missing), pages: String(pages) };
}
/** What a resume put on record. */
export function readResumeRecord(fields) {
    const nextSeq = wholeNumber(fields["isochron-resume"]);
    const pages = wholeNumber(fields["pages"]);
    const missing = readJson(fields["missing"], isListOf(isCount));
    return nextSeq === null || pages === null || missing === null ? null : { nextSeq, missing, pages };
}
