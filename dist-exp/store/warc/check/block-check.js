// Recomputes a record's digests and looks into its HTTP message, in one pass over the block.
import { createHash } from "node:crypto";
import { mediaType } from "#formats/index.js";
import { HttpBlock } from "./http-block.js";
import { matches, parseDigest } from "./labelled-digest.js";
/** Reads a record's block to its end and checks it. */
export async function checkBlock(record) {
    const block = digestField(record, "WARC-Block-Digest");
    const payload = record.type === "revisit" ? null : digestField(record, "WARC-Payload-Digest");
    const hashes = new BlockHashes(block?.digest ?? null, payload?.digest ?? null);
    const http = isHttp(record)
        ? new HttpBlock(record.type === "request" ? "request" : "response", hashes)
        : null;
    for await (const bytes of record.block) {
        hashes.onBlock(bytes);
        if (http)
            http.push(bytes);
        else
            hashes.onPayload(bytes);
    }
    const problems = [...unknownDigests(block, payload), ...httpProblems(record, http), ...hashes.mismatches()];
    return { ...httpFacts(record, http), digestOk: hashes.allOk(), problems };
}
function httpFacts(record, http) {
    const message = http?.message ?? null;
    const hasOwnType = message !== null && record.type !== "request";
    return {
        status: message && "status" in message ? message.status : null,
        contentType: mediaType(hasOwnType ? message.header("content-type") : record.field("Content-Type")),
    };
}
function digestField(record, name) {
    const text = record.field(name);
    return text === null ? null : { text, digest: parseDigest(text) };
}
function isHttp(record) {
    if (record.format === "ARC/1")
        return record.type === "response";
    return /^application\/http\b/i.test(record.field("Content-Type") ?? "");
}
function unknownDigests(...fields) {
    return fields
        .filter((field) => field !== null && field.digest === null)
        .map((field) => [
        "digest-unknown",
        `a digest that cannot be checked: ${JSON.stringify(field.text.slice(0, 100))}`,
    ]);
}
// A revisit has no body, and a truncated record says itself that it is not whole.
function httpProblems(record, http) {
    const problem = http?.finish() ?? null;
    if (problem === null || (record.type === "revisit" && http?.message))
        return [];
    if (http?.message && record.field("WARC-Truncated") !== null)
        return [];
    return [["http-malformed", `the HTTP message: ${problem}`]];
}
class BlockHashes {
    #block;
    #payload;
    #blockHash;
    #payloadHash;
    #rawHash;
    constructor(block, payload) {
        this.#block = block;
        this.#payload = payload;
        this.#blockHash = block && createHash(block.algorithm);
        this.#payloadHash = payload && createHash(payload.algorithm);
        this.#rawHash = payload && createHash(payload.algorithm);
    }
    onBlock(bytes) {
        this.#blockHash?.update(bytes);
    }
    onRaw(bytes) {
        this.#rawHash?.update(bytes);
    }
    onPayload(bytes) {
        this.#payloadHash?.update(bytes);
    }
    /** `null` when there is nothing to compare. */
    allOk() {
        return this.#block || this.#payload ? this.mismatches().length === 0 : null;
    }
    mismatches() {
        const problems = [];
        if (this.#block && !matches(this.#block, this.#blockHash))
            problems.push(["digest-mismatch", "the block is not what its digest says"]);
        // Tools disagree whether the chunk framing belongs to the payload: either reading may match.
        const payload = this.#payload;
        if (payload && !matches(payload, this.#payloadHash) && !matches(payload, this.#rawHash))
            problems.push(["digest-mismatch", "the payload is not what its digest says"]);
        return problems;
    }
}
