import { batches, readJson, wholeNumber } from "./fields.js";
import { isListOf, isPageUrl } from "./shapes.js";
/** A list as records that go before the look, and as fields of the look. */
export function requisitesRecords(document, requisites) {
    const parts = [...batches(requisites)];
    const last = parts.pop();
    const before = parts.map(({ json }, part) => ({
        "isochron-requisites": json,
        document,
        part: String(part),
    }));
    return { before, beside: last === undefined ? {} : { requisites: last.json } };
}
/** A part that goes before the look. */
export function readRequisitesRecord(fields) {
    const { document } = fields;
    const part = wholeNumber(fields["part"]);
    const requisites = readJson(fields["isochron-requisites"], isUrls);
    return part === null || requisites === null || !isPageUrl(document) ? null : { document, part, requisites };
}
/** The last part, or all, beside the look itself. */
export function readLookRequisites(fields) {
    return readJson(fields["requisites"], isUrls) ?? [];
}
const isUrls = isListOf(isPageUrl);
