// The record in which the time of a content is told, read strictly: what two readers could read differently is false.
import { strictJson } from "#formats/index.js";
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const COUNT = /^[1-9]\d{0,14}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** The span that a record's fields tell of; `null` when they cannot be read as one. */
export function spanOf({ id, file, offset, target }, fields, at) {
    const { from = "", to = "", count = null, variant = null } = fields;
    const content = idsIn(fields["content"] ?? "");
    if (content === null || !isWellTold(fields))
        return null;
    return {
        id,
        file,
        offset,
        url: target ?? "",
        tier: fields["isochron-told"] ?? "",
        from,
        to,
        count: count === null ? null : Number(count),
        isCurrent: "isCurrent" in fields,
        variant,
        seq: Number(fields["seq"]),
        at,
        content,
    };
}
/** Times, numbers and the flag, each in its one form. */
function isWellTold({ from = "", to = "", seq = "", count = "1", isCurrent = "true" }) {
    return isTime(from) && isTime(to) && NUMBER.test(seq) && COUNT.test(count) && isCurrent === "true";
}
function isTime(text) {
    return TIME.test(text) && !Number.isNaN(Date.parse(text));
}
function idsIn(text) {
    const read = strictJson(text);
    if (!read.ok || !Array.isArray(read.value))
        return null;
    const ids = read.value.map((one) => Object(one).id);
    return ids.length > 0 && ids.every((id) => typeof id === "string") ? ids : null;
}
