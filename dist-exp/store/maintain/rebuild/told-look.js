// What a testimony tells of a page, brought back into the catalog: the span as its record says, the identity computed
// from the content's bytes once more.
import { readAnswer, readResource } from "#formats/http/told-content.js";
import { readToldFields } from "#formats/run-records/index.js";
import { toldSighting } from "#model/index.js";
/** Takes one record that tells of a content; one whose content cannot be read tells nothing. */
export async function takeTold(context, capture, { record, ref, fields }) {
    const note = readToldFields(fields);
    if (note === null || record.target === null)
        return;
    const url = record.target;
    const facts = await factsOf(context, capture, note, url);
    if (facts === null)
        return;
    const { seq, kind, told, records } = note;
    const kept = { ...facts, url, kind, records };
    const { captureId: _, ...sighting } = toldSighting(kept, told, { captureId: capture.id, seq, record: ref });
    const aside = { depth: 0, via: null, label: null, request: null, limit: null };
    await capture.takeLook({ sighting, note: { ...aside, pass: "visit", seq, kind }, fields: {} });
}
async function factsOf({ content }, { limits }, { records: [first], lastModified }, url) {
    const block = await content(first, url);
    if (block === null)
        return null;
    const { resourceType } = block;
    if (resourceType)
        return readResource(block, resourceType.contentType, lastModified);
    const read = await readAnswer(block, limits);
    return "problem" in read ? null : read;
}
