// A response that would take the WARC files past the capture's limit of bytes is kept as far as there is room, and
// called cut: its page is counted under the limit, and the limit holds.
import { createHash } from "node:crypto";
import { CUT_BY_MAX_BYTES } from "#formats/run-records/index.js";
import { readSafely } from "../ask/read-safely.js";
import { originalOf } from "./refers-to.js";
/** Asks for a page no further than the limit of bytes allows, and keeps no more of the answer than it does. */
export async function askWithinLimit(run, url, ask) {
    const { bytes: limit } = run.admission;
    if (!limit.isSet)
        return { ...(await ask()), limit: null };
    // A second answer may be as long as the first: when they are equal, it is not stored again.
    const storedBytes = Math.max(0, ...run.seen.of(url).map(({ outcome }) => payloadBytesOf(outcome)));
    let leastBytes = Infinity;
    const answered = await ask(() => {
        const mostBytes = Math.max(MOST_HEAD_BYTES, limit.roomFor(url) + storedBytes);
        leastBytes = Math.min(leastBytes, mostBytes);
        return mostBytes;
    });
    const { result, reading } = answered;
    if (result.kind !== "response")
        return { ...answered, limit: null };
    if (reading && originalOf(run, url, reading))
        return { ...answered, limit: null };
    const wasStopped = result.exchange.truncated === "length" && sizeOf(result.exchange) >= leastBytes;
    if (await limit.claimInTime(url, sizeOf(result.exchange)))
        return wasStopped ? limited(answered) : { ...answered, limit: null };
    return limited(await cutTo(run, url, answered, limit.roomFor(url)));
}
/** Heads are not cut: without one there is no response. */
const MOST_HEAD_BYTES = 256 * 1024;
function limited({ result, reading }) {
    if (result.kind !== "response" || !reading)
        return { result, reading, limit: null };
    return { result, reading: { ...reading, outcome: CUT_BY_MAX_BYTES }, limit: "max-bytes" };
}
async function cutTo(run, url, answered, roomBytes) {
    const { reading } = answered;
    const result = answered.result;
    const { exchange } = result;
    const headBytes = reading?.payload?.offset ?? exchange.responseBytes.length;
    if (roomBytes < headBytes) {
        await exchange.spooled?.discard();
        const { code, message } = CUT_BY_MAX_BYTES;
        return { result: { kind: "failed", code, message, times: exchange.times }, reading: null };
    }
    const cut = { ...exchange, ...(await firstOf(exchange, roomBytes)), truncated: "length" };
    run.admission.bytes.claim(url, roomBytes);
    const { logger } = run.world;
    return {
        result: { ...result, exchange: cut },
        reading: await readSafely(url, cut, { logger, limits: undefined }),
    };
}
async function firstOf({ responseBytes, spooled }, bytes) {
    const first = responseBytes.subarray(0, bytes);
    return spooled
        ? { responseBytes: first, spooled: await firstSpooled(spooled, bytes) }
        : { responseBytes: first };
}
async function firstSpooled(spooled, bytes) {
    const read = () => upTo(spooled.read(), bytes);
    const hash = createHash("sha256");
    for await (const piece of read())
        hash.update(piece);
    const digest = `sha-256:${hash.digest("hex")}`;
    return { sizeBytes: bytes, digest, read, discard: () => spooled.discard() };
}
async function* upTo(pieces, bytes) {
    let left = bytes;
    for await (const piece of pieces) {
        yield piece.subarray(0, left);
        left -= piece.length;
        if (left <= 0)
            return;
    }
}
function sizeOf({ spooled, responseBytes }) {
    return spooled?.sizeBytes ?? responseBytes.length;
}
function payloadBytesOf(outcome) {
    return outcome.payloadBytes ?? 0;
}
