// Content codings (RFC 9110 section 8.4) removed within bounds: a body is hostile until decoded.
import { brotliDecompressSync, inflateRawSync, inflateSync } from "node:zlib";
import { gunzipWhole, SURPLUS } from "./gzip-members.js";
import { headerMembers } from "./http-head.js";
import { zstdWhole } from "./zstd-content.js";
/** Deflate cannot exceed 1032:1, so the ratio stops nested bombs and brotli's. */
export const DECODE_LIMITS = { maxOutputBytes: 256 * 1024 * 1024, maxRatio: 1032 };
/** For what is shown, listed or compared and never certified: every coding that can be read is. */
export const SHOW_LIMITS = { ...DECODE_LIMITS, readsZstd: true };
/** The rules by which a capture decodes contents, named in its settings: bytes after the end are passed over. */
export const CONTENT_RULES = "isochron-content/2";
/** By the rules that a capture's settings name: those of captures that name none refused bytes after the end. */
export function limitsBy(contentRules) {
    return contentRules === undefined ? { ...DECODE_LIMITS, surplus: "refused" } : DECODE_LIMITS;
}
/** What becomes of bytes after the end of a coding. */
export function surplusOf({ surplus }) {
    return surplus ?? "passed-over";
}
const FREE_OUTPUT_BYTES = 1024 * 1024;
const MAX_CODINGS = 4;
/** Removes all content codings named in the headers, last applied first. */
export function decodeContent(body, headers, limits = DECODE_LIMITS) {
    const applied = appliedCodings(headers);
    if (!Array.isArray(applied))
        return applied;
    const limitBytes = outputLimit(body.length, limits);
    let content = body;
    for (const coding of applied) {
        // Redirects and errors often carry the header of a coding that was never applied to nothing.
        if (content.length === 0)
            break;
        const step = decodeOne(content, coding, { ...limits, limitBytes, surplus: surplusOf(limits) });
        if (step.kind !== "ok")
            return step;
        content = step.content;
    }
    // What carries no coding cannot grow: only the limit on the response bounds it.
    return { kind: "ok", content };
}
/** The codings to be removed, in the order of removal; too many of them are a trap. */
export function appliedCodings(headers) {
    const codings = headerMembers(headers, "content-encoding").map((coding) => coding.toLowerCase());
    const applied = codings.filter((coding) => coding !== "identity");
    if (applied.length > MAX_CODINGS)
        return { kind: "unsupported", coding: applied.join(", ").slice(0, 100) };
    return applied.reverse();
}
/** How many bytes a body of this size may decode to. */
export function outputLimit(bodyBytes, limits) {
    const byRatio = Math.max(FREE_OUTPUT_BYTES, Math.floor(bodyBytes * limits.maxRatio));
    return Math.min(limits.maxOutputBytes, byRatio);
}
function decodeOne(body, coding, bounds) {
    const { limitBytes, surplus } = bounds;
    try {
        if (isGzip(coding))
            return { kind: "ok", content: gunzipWhole(body, limitBytes, surplus) };
        if (isReadZstd(coding, bounds))
            return { kind: "ok", content: zstdWhole(body, limitBytes) };
        return decodeOnce(body, coding, bounds);
    }
    catch (error) {
        const { code, message } = error;
        if (code === "ERR_BUFFER_TOO_LARGE")
            return { kind: "too-large", limitBytes };
        return { kind: "corrupt", coding, message };
    }
}
/** Deflate and brotli: one stream each. */
function decodeOnce(body, coding, { limitBytes, surplus }) {
    const decode = decoderOf(coding);
    if (!decode)
        return { kind: "unsupported", coding: coding.slice(0, 100) };
    const { buffer, engine } = decode(body, { maxOutputLength: limitBytes, info: true });
    if (surplus === "refused" && engine.bytesWritten < body.length)
        return { kind: "corrupt", coding, message: SURPLUS };
    return { kind: "ok", content: buffer };
}
/** Both names of one coding (RFC 9110 section 8.4.1.3). */
export function isGzip(coding) {
    return coding === "gzip" || coding === "x-gzip";
}
/** Whether a coding is Zstandard, and that is read here. */
export function isReadZstd(coding, { readsZstd }) {
    return readsZstd === true && coding === "zstd";
}
/** With `info` the decoders say how far they read, which their types do not know. */
function decoderOf(coding) {
    if (coding === "br")
        return brotliDecompressSync;
    if (coding !== "deflate")
        return null;
    return (body, options) => (hasZlibHeader(body) ? inflateSync : inflateRawSync)(body, options);
}
/** Whether deflate data is in zlib's format, as RFC 9110 has it; some servers send raw deflate. */
export function hasZlibHeader(body) {
    const [cmf = 0, flags = 0] = body;
    return (cmf & 0x0f) === 8 && cmf >> 4 <= 7 && (cmf * 256 + flags) % 31 === 0;
}
