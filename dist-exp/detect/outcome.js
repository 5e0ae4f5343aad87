// The first stage of detection: what one response says about its page, before anything is compared.
import { blockedByContent, blockedByHead, conditionOf, DECODE_LIMITS, mediaType, readResponse, validatorsOf, } from "#formats/index.js";
import { asBuffer } from "#formats/http/http-head.js";
import { isPageState } from "#formats/http/page-state.js";
import { isScriptBuilt } from "./script-built.js";
/** Reads one exchange, in bounded memory however long it is; contents are decoded by the capture's own rules. */
export async function readExchange(exchange, limits = DECODE_LIMITS) {
    const { responseBytes: first, spooled } = exchange;
    const response = await readResponse({ first, pieces: spooled ? () => spooled.read() : null }, limits);
    if (!response.ok)
        return unread(failed("bad-response", "the answer is not HTTP"));
    const { status } = response;
    const payload = { digest: response.payloadDigest, offset: response.headerEnd };
    const retryAfter = response.header("retry-after");
    if (exchange.truncated !== null || !response.complete) {
        const outcome = failed("truncated", incompleteBecause(exchange.truncated, response.isBadlyFramed));
        return { outcome, payload, content: null, isContentCut: false, status, retryAfter };
    }
    const outcome = outcomeOf(response, {
        condition: conditionOf(exchange.requestBytes),
        target: targetOf(exchange.requestBytes),
    });
    const content = outcome.kind === "captured" && response.kind === "identified" ? response.content : null;
    const isContentCut = content !== null && response.kind === "identified" && content.length < response.contentBytes;
    return { outcome, payload, content, isContentCut, status, retryAfter };
}
function incompleteBecause(truncated, isBadlyFramed) {
    if (truncated !== null)
        return `the response is cut short (${truncated})`;
    return isBadlyFramed
        ? "the response does not say truly where it ends: its length or its chunks are wrong"
        : "the response is shorter than it says";
}
function outcomeOf(response, { condition, target }) {
    const { status } = response;
    if (status === 304)
        return notModified(response, condition);
    if (isBlocked(status))
        return { kind: "blocked", status, reason: `status ${status}` };
    const wall = blockedByHead(status, (name) => response.header(name), target);
    if (wall !== null)
        return { kind: "blocked", status, reason: wall };
    if (!isPageState(status))
        return failedWith(status, response.header("retry-after"));
    if (response.kind === "undecodable")
        return failed(response.code, response.message);
    const state = stateOf(response, target);
    return condition !== null && state.kind === "captured" ? { ...state, conditional: true } : state;
}
/** RFC 9110 section 15.4.5; one that nobody asked for is no evidence. */
function notModified({ headers }, condition) {
    const validators = validatorsOf(headers);
    if (condition === null)
        return { kind: "unchanged", asked: false, validators };
    return { kind: "unchanged", asked: true, by: condition.by, validators };
}
function stateOf(response, target) {
    const { identity, payloadDigest, payloadBytes, content } = response;
    const { status, contentType } = identity;
    const isWholePage = status === 200 && mediaType(contentType) === "text/html" && content.length === response.contentBytes;
    const block = isWholePage ? blockedByContent(content, target) : null;
    if (block !== null)
        return { kind: "blocked", status, reason: block };
    const isShell = isWholePage && isScriptBuilt(content, contentType);
    const validators = validatorsOf(response.headers);
    const state = { kind: "captured", identity, payloadDigest, payloadBytes, validators };
    return isShell ? { ...state, labels: ["script-built"] } : state;
}
function targetOf(requestBytes) {
    const line = asBuffer(requestBytes).toString("latin1", 0, 8192).split("\r\n", 1)[0];
    return line.split(" ")[1] ?? "/";
}
/** Asked for credentials, forbidden, or withheld for legal reasons. */
function isBlocked(status) {
    return [401, 402, 403, 407, 451].includes(status);
}
function failedWith(status, retryAfter) {
    const outcome = { kind: "failed", code: `http-${status}`, message: `status ${status}` };
    const isKept = retryAfter !== null && retryAfter.length <= LONGEST_RETRY_AFTER;
    return isKept ? { ...outcome, retryAfter } : outcome;
}
/** More than any HTTP date. */
const LONGEST_RETRY_AFTER = 64;
function failed(code, message) {
    return { kind: "failed", code, message };
}
function unread(outcome) {
    return { outcome, payload: null, content: null, isContentCut: false, status: null, retryAfter: null };
}
