// How the body of a response is delimited (RFC 9112 section 6.3): one table of facts for the fetcher, the readers and
// the verifier. docs/certificate.md, "How a body is framed", says the same in words, for verifiers of others.
import { headerMembers } from "./http-head.js";
const NONE = { kind: "none" };
const CHUNKED = { kind: "chunked" };
const UNTIL_CLOSE = { kind: "close" };
/** The first that applies counts. */
const FACTS = [
    // Rules 1 and 2: no body, whatever the fields say.
    { applies: ({ head, method }) => isBodiless(head.status, method), framing: () => NONE },
    // Rule 4; section 6.1: with HTTP/1.0, or with other codings, the framing is faulty.
    {
        applies: ({ codings, head }) => codings.length === 1 && codings[0] === "chunked" && !isOld(head),
        framing: () => CHUNKED,
    },
    {
        applies: ({ codings }) => codings.at(-1) === "chunked",
        framing: () => CHUNKED,
        doubt: "transfer-coding-unknown",
    },
    {
        applies: ({ codings }) => codings.length > 0,
        framing: () => UNTIL_CLOSE,
        doubt: "transfer-coding-unknown",
    },
    // Rules 5 and 6.
    {
        applies: ({ lengths }) => lengths.length === 1 && /^\d{1,15}$/.test(lengths[0]),
        framing: ({ lengths }) => ({ kind: "length", bytes: Number(lengths[0]) }),
    },
    {
        applies: ({ lengths }) => lengths.length > 0,
        framing: () => UNTIL_CLOSE,
        doubt: "content-length-invalid",
    },
    // Rule 8.
    { applies: () => true, framing: () => UNTIL_CLOSE },
];
/** Decides the framing of a response to a request of the given method. */
export function framingFacts(head, method = "GET") {
    const { headers } = head;
    const named = headerMembers(headers, "transfer-encoding").map((coding) => coding.toLowerCase());
    const codings = named.filter((coding) => coding !== "identity");
    const lengths = [...new Set(headerMembers(headers, "content-length"))];
    const fields = { head, method, codings, lengths };
    const fact = FACTS.find((one) => one.applies(fields));
    const framing = fact.framing(fields);
    const ignoresLength = framing.kind !== "none" && codings.length > 0 && lengths.length > 0;
    const isClear = fact.doubt === undefined && !ignoresLength && framing.kind !== "close";
    return { framing, doubt: fact.doubt ?? null, ignoresLength, isPersistent: isClear && isKept(head) };
}
function isBodiless(status, method) {
    return method === "HEAD" || status < 200 || status === 204 || status === 304;
}
function isOld({ version }) {
    return version === "1.0" || version === "1" || version.startsWith("0");
}
/** After 101 another protocol is spoken. */
function isKept({ headers, status, version }) {
    const options = headerMembers(headers, "connection").map((option) => option.toLowerCase());
    return (status !== 101 && !options.includes("close") && (version === "1.1" || options.includes("keep-alive")));
}
