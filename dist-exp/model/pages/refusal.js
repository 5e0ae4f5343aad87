// Why a known URL was not asked for: stable codes for programs, words for people, in one table.
/** Every reason not to ask for a URL. Codes may be added, never renamed: people script against them. */
export const REFUSALS = {
    robots: "excluded by robots.txt",
    "robots-unknown": "robots.txt could not be fetched",
    "out-of-scope": "outside the scope",
    "not-included": "matches no pattern of what to include",
    excluded: "matches a pattern of what to exclude",
    "too-deep": "too many links from a seed",
    "max-pages": "over the limit of pages",
    "max-pages-per-host": "over the limit of pages of its host",
    "held-elsewhere": "already held by another collection",
    "max-bytes": "over the limit of bytes",
    "max-requests": "over the limit of requests",
    deadline: "after the deadline of the capture",
    /** Of captures made while there was such a limit beside the deadline. */
    "max-time": "over the limit of time",
    "host-given-up": "its host failed too often in a row and was left alone",
    "private-address": "not a public address",
    secret: "of a session that a secret opens, asked for by steps alone: what is on record of it is masked and proves nothing",
    "sent-once": "sent by a step that does not say it may be sent again",
    "repeating-path": "path segments that repeat: a trap",
    calendar: "a date far from now: an endless calendar",
    pagination: "too many pages of one list: endless pagination",
    "session-id": "a session identifier in the URL",
    facets: "too many combinations of query parameters",
    "url-length": "too long a URL",
    "path-depth": "too deep a path",
    "link-spam": "beyond the most links taken from one page",
    "mirror-host": "its host shows the same pages as another one",
    "soft-404": "found on a page that stands for a missing one",
    "shape-budget": "too many URLs of one shape",
    "frontier-full": "over the limit of known URLs",
};
/** The reason as it is kept: the code, its words, and what it was in this case. */
export function refusalReason(code, detail) {
    return `${code}: ${REFUSALS[code]}${detail === undefined ? "" : ` (${detail})`}`;
}
/** The code at the head of a reason, or `null` when it names none. */
export function refusalCodeOf(reason) {
    const code = /^([a-z0-9-]+):/.exec(reason ?? "")?.[1] ?? "";
    return Object.hasOwn(REFUSALS, code) ? code : null;
}
/** So many hashes are kept of a shape: up to then its URLs are counted exactly. */
export const KEPT_HASHES = 128;
/** So many different examples are kept of a shape. */
export const KEPT_EXAMPLES = 3;
/** The same rule and shape, counted in two parts; what both counted counts once. */
export function mergeRefused(held, more) {
    const hashes = [...new Set([...held.hashes, ...more.hashes])].sort((a, b) => a - b);
    const examples = [...new Set([...held.examples, ...more.examples])];
    return {
        ...held,
        hashes: hashes.slice(0, KEPT_HASHES),
        examples: examples.slice(0, KEPT_EXAMPLES),
    };
}
