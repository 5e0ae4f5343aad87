// What a capture may say about one page at t*. Only `sharp` is observed; tiers are never added up.
/** Every verdict; each page of the denominator has exactly one. */
export const VERDICTS = [
    "sharp",
    "attested",
    "seen",
    "changed",
    "self-varying",
    "gone",
    "failed",
    "blocked",
    "excluded",
    "late",
    "skipped",
];
/** One sentence per verdict, for people. */
export const VERDICT_MEANING = {
    sharp: "two complete, identical responses, one finished before the time point, one sent after it",
    attested: "the server's own words (304, ETag, trusted Last-Modified) carry it over the time point",
    seen: "one state was seen, but not on both sides of the time point",
    changed: "the responses before and after the time point differ",
    "self-varying": "two back-to-back responses differ: the page varies by itself",
    gone: "there before the time point, absent after it",
    failed: "no usable response",
    blocked: "the server refused us or showed a block page",
    excluded: "not asked for: robots rules, scope or a limit",
    late: "found or reached only after the time point",
    skipped: "known, but not fetched",
};
