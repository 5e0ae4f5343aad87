const LASTING = new Set([
    "dns",
    "tls",
    "bad-response",
    "internal",
    "http-400",
    "http-405",
    "http-406",
    "http-414",
    "http-501",
]);
/** Whether a second try of a failed fetch makes sense. */
export function isRetryable(sighting) {
    const outcome = sighting?.outcome;
    return outcome?.kind === "failed" && !LASTING.has(outcome.code) && !outcome.code.startsWith("content-");
}
