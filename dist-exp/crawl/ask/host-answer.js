import { parseHttpDate } from "#formats/index.js";
/** Faults of the network or the server; an answer that is merely wrong is no sign of trouble. */
const TROUBLE = new Set([
    "connect-refused",
    "connect-timeout",
    "connect-failed",
    "unreachable",
    "dns",
    "tls",
    "reset",
    "closed",
    "first-byte-timeout",
    "head-timeout",
]);
/** How the host took a request; `null` when nothing was asked of it. */
export function hostAnswer(result, reading, now) {
    if (result.kind === "refused")
        return null;
    if (result.kind === "failed")
        return TROUBLE.has(result.code) ? { kind: "failing" } : null;
    const { times, truncated } = result.exchange;
    const status = reading?.status ?? null;
    // RFC 6585 section 4 and RFC 9110 section 15.6.4: both ask for patience.
    if (status === 429 || status === 503) {
        return { kind: "busy", retryAfterMs: retryAfterMs(reading?.retryAfter ?? null, now) };
    }
    const isTrouble = (status !== null && status >= 500) || truncated === "time" || truncated === "disconnect";
    return isTrouble ? { kind: "failing" } : { kind: "answered", responseMs: responseMs(times) };
}
/** The same of a sighting that an earlier process kept; a cut answer counts as trouble, whatever cut it. */
export function pastAnswer({ outcome, times }) {
    if (outcome.kind === "refused")
        return null;
    if (outcome.kind !== "failed")
        return { kind: "answered", responseMs: responseMs(times) };
    const { code, retryAfter } = outcome;
    if (code === "http-429" || code === "http-503")
        return { kind: "busy", retryAfterMs: retryAfterMs(retryAfter ?? null, times.lastByteAt) };
    const isTrouble = TROUBLE.has(code) || code === "truncated" || code.startsWith("http-5");
    return isTrouble ? { kind: "failing" } : null;
}
/** Until the first byte: a long download is not the server's slowness. */
function responseMs({ sentAt, firstByteAt }) {
    return firstByteAt - sentAt;
}
const LONGEST_RETRY_SECONDS = 1e9;
/** Seconds or an HTTP date (RFC 9110 section 10.2.3); `null` when it is neither. */
function retryAfterMs(text, nowMs) {
    if (text === null)
        return null;
    // However many digits: a pause without end is still a pause, and the pace has a longest one.
    if (/^\d+$/.test(text))
        return Math.min(Number(text), LONGEST_RETRY_SECONDS) * 1000;
    const date = parseHttpDate(text);
    return date === null ? null : date - nowMs;
}
