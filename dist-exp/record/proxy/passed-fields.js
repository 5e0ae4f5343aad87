// Which fields of a message go on to the other side. Names, order and repetitions stay as they were sent; what belongs
// to one connection alone (RFC 9110 section 7.6.1) is made anew on the other.
/** Fields of one connection alone; the codings of a transfer are said anew, trailers are passed. */
const OF_A_CONNECTION = new Set([
    "connection",
    "keep-alive",
    "proxy-connection",
    "transfer-encoding",
    "te",
    "upgrade",
]);
/** What no Connection field may take out of a request: without them it would be another request. */
const NEVER_NOMINATED = /^(?:host|content-|authorization|cookie|x-forwarded-|forwarded|expect|trailer)/;
/** First value of a field, by its name in lower case. */
export function fieldOf(fields, name) {
    for (let at = 0; at < fields.length; at += 2)
        if (fields[at].length === name.length && fields[at].toLowerCase() === name)
            return fields[at + 1];
    return null;
}
/** Every value of a field, in order. */
export function valuesOf(fields, name) {
    const values = [];
    for (let at = 0; at < fields.length; at += 2)
        if (fields[at].length === name.length && fields[at].toLowerCase() === name)
            values.push(fields[at + 1]);
    return values;
}
/** The members of a field that is a list, over all its lines, in lower case. */
export function membersOf(fields, name) {
    const values = valuesOf(fields, name);
    // Most fields are not there, and this is asked of every message several times.
    if (values.length === 0)
        return values;
    return values
        .flatMap((value) => value.split(","))
        .map((member) => member.trim().toLowerCase())
        .filter((member) => member !== "");
}
/** The fields that go on; the framing is the caller's to add. */
export function endToEnd(fields) {
    const nominated = nominatedIn(fields);
    const passed = [];
    for (let at = 0; at < fields.length; at += 2) {
        const name = fields[at].toLowerCase();
        if (OF_A_CONNECTION.has(name) || nominated?.has(name))
            continue;
        passed.push(fields[at], fields[at + 1]);
    }
    // Trailers are passed here, so that whoever asks for them may go on asking (RFC 9110 section 10.1.4).
    if (membersOf(fields, "te").includes("trailers"))
        passed.push("TE", "trailers");
    return passed;
}
function nominatedIn(fields) {
    const names = membersOf(fields, "connection").filter((name) => !OF_A_CONNECTION.has(name) && name !== "close" && !NEVER_NOMINATED.test(name));
    return names.length === 0 ? null : new Set(names);
}
/** Whether the body comes in chunks. */
export function isChunked(fields) {
    return membersOf(fields, "transfer-encoding").includes("chunked");
}
