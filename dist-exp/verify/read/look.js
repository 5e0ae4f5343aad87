/** Whether the look shows a state of its page. */
export function showsState(look) {
    return look.shown.kind === "state";
}
/** Equal keys mean the same version: status, Location, content type and content (the URL being equal). */
export function stateKey({ shown }) {
    return JSON.stringify([shown.status, shown.location, shown.contentType, shown.contentDigest]);
}
/** Where a look's record lies, and of which page it is: the record's target, and what else was asked (`request`). */
export function placeOf({ id, type, file, offset, target }, { request }) {
    const url = request === undefined ? (target ?? "") : `${target ?? ""}#${request}`;
    return { id, type, file, offset, url };
}
/** A fetch without a response, as its metadata record tells it. */
export function failedLook(record, fields) {
    return {
        ...placeOf(record, fields),
        pass: fields["pass"] ?? "",
        sentAt: record.date,
        firstByteAt: null,
        lastByteAt: null,
        request: null,
        condition: null,
        metadata: null,
        borrowed: null,
        shown: { kind: fields["outcome"] === "refused" ? "refused" : "failed" },
    };
}
