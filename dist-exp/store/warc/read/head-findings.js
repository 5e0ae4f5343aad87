// What a record's head says, and what is wrong with it.
import { headerValue } from "#formats/index.js";
import { recordDate } from "./record-date.js";
const TYPES_WITH_TARGET = new Set([
    "response",
    "request",
    "resource",
    "revisit",
    "conversion",
    "continuation",
]);
/** Content-Length as a number of bytes; `null` when there is none that can be used. */
export function declaredLength(head) {
    const text = headerValue(head.fields, "Content-Length");
    if (text === null || !/^\d{1,15}$/.test(text))
        return null;
    return Number(text);
}
/** The target without the angle brackets that the grammar of WARC 1.0 (section 4, `"<" URI ">"`) asks for. */
export function targetOf(head) {
    const text = headerValue(head.fields, "WARC-Target-URI");
    return text?.startsWith("<") && text.endsWith(">") ? text.slice(1, -1) : text;
}
/** Everything in the head that the standard does not allow. */
export function headFindings(head) {
    const findings = [];
    if (head.malformedLines > 0)
        findings.push(["head-malformed", `${head.malformedLines} lines of the head are no fields`]);
    if (head.format.startsWith("WARC/"))
        findings.push(...missingFields(head));
    const date = headerValue(head.fields, "WARC-Date");
    if (date !== null && recordDate(date) === null)
        findings.push(["date-malformed", `not a date: ${quote(date)}`]);
    const target = targetOf(head);
    if (target !== null && !/^[a-z][a-z0-9+.-]*:[^\s<>]*$/i.test(target))
        findings.push(["target-malformed", `not a URI: ${quote(target)}`]);
    return findings;
}
function missingFields(head) {
    const mandatory = ["WARC-Type", "WARC-Record-ID", "WARC-Date"];
    const type = headerValue(head.fields, "WARC-Type")?.toLowerCase() ?? "";
    if (TYPES_WITH_TARGET.has(type))
        mandatory.push("WARC-Target-URI");
    const missing = mandatory.filter((name) => headerValue(head.fields, name) === null);
    return missing.map((name) => ["field-missing", `${name} is missing`]);
}
function quote(text) {
    return JSON.stringify(text.slice(0, 200));
}
