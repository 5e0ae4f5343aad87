// A page as people read it: its URL is enough to send a request again, and long where scripts post long bodies.
import { requestOf } from "./page-request.js";
const [MOST_FIELD_CHARS, MOST_BODY_CHARS] = [60, 40];
/** `POST https://a.example/graphql (body of 31 bytes: {"page":"/"})`; a plain page is its URL. For reading, never for keys. */
export function pageLabel(url) {
    const at = url.indexOf("#");
    if (at === -1 || !/^[A-Z]{3,7}(?:&|$)/.test(url.slice(at + 1, at + 9)))
        return url;
    const { method, fields, body } = requestOf(url);
    const said = [
        ...fields.map(([name, value]) => cut(`${name}: ${value}`, MOST_FIELD_CHARS)),
        ...(body === null ? [] : [bodyWords(body)]),
    ];
    return `${method} ${url.slice(0, at)}${said.length === 0 ? "" : ` (${said.join("; ")})`}`;
}
/** Bodies of one length at one address are told apart by how they begin, where they are text. */
function bodyWords(body) {
    const words = `body of ${body.length} ${body.length === 1 ? "byte" : "bytes"}`;
    const start = String.fromCharCode(...body.subarray(0, MOST_BODY_CHARS + 1));
    return /^[\x20-\x7e]+$/.test(start) ? `${words}: ${cut(start, MOST_BODY_CHARS)}` : words;
}
function cut(text, mostChars) {
    return text.length > mostChars ? `${text.slice(0, mostChars)}…` : text;
}
