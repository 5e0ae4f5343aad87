import { constants } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createHash } from "node:crypto";
import { instant } from "#model/index.js";
const CHUNK_BYTES = 1 << 18;
/** Longer ones go through the spool. */
const MOST_HELD_BYTES = 1 << 20;
/** File systems stamp by a coarse clock: two changes within a tick of it (10 ms at most on Linux) look like one. */
const TICK_MS = 20;
const MOST_TRIES = 3;
const CHANGED = "not told: they changed while they were read";
const FRESH = "not told: changed just now, by the file system's clock";
const GONE = "not told: they went away";
const SHUT = "not told: they cannot be read";
const ODD = "not told: neither files nor directories";
/** Reads a file, waiting for a tick of the file system where it has just been changed. */
export async function readSteadily(path, reading) {
    for (let tries = 1;; tries++) {
        const read = await readOnce(path, reading);
        if (read.kind === "none" || read.changedAtMs + TICK_MS < read.state.startedAt)
            return read;
        await discardBytes(read.state.bytes);
        if (tries === MOST_TRIES)
            return { kind: "none", why: FRESH };
        await reading.clock.sleepUntil(instant(reading.clock.now() + TICK_MS + 1));
    }
}
async function readOnce(path, reading) {
    const startedAt = reading.clock.now();
    let file;
    try {
        // A pipe that took the file's place must not be waited for, nor a link be followed.
        file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    }
    catch (error) {
        return { kind: "none", why: whyNot(error) };
    }
    try {
        const before = await file.stat({ bigint: true });
        if (!before.isFile())
            return { kind: "none", why: ODD };
        const { digest, sizeBytes, bytes } = await hashed(file, Number(before.size), reading);
        const after = await file.stat({ bigint: true });
        if (factsOf(before) !== factsOf(after) || BigInt(sizeBytes) !== after.size) {
            await discardBytes(bytes);
            return { kind: "none", why: CHANGED };
        }
        const mark = `${digest} ${factsOf(after)}`;
        const state = { mark, modifiedAt: modifiedAt(after), startedAt, endedAt: reading.clock.now(), bytes };
        return { kind: "steady", state, changedAtMs: Number(after.ctimeNs / 1000000n) };
    }
    catch (error) {
        return { kind: "none", why: whyNot(error) };
    }
    finally {
        await file.close();
    }
}
async function hashed(file, expectedBytes, { spool }) {
    const hash = createHash("sha256");
    const writer = spool !== null && expectedBytes > MOST_HELD_BYTES ? spool.create() : null;
    const held = [];
    let sizeBytes = 0;
    // One byte more than expected shows that it grew; what grows without end is not read without end.
    while (sizeBytes <= expectedBytes) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, sizeBytes);
        if (bytesRead === 0)
            break;
        const piece = buffer.subarray(0, bytesRead);
        sizeBytes += bytesRead;
        hash.update(piece);
        if (writer !== null)
            await writer.append(piece);
        else if (spool !== null)
            held.push(piece);
    }
    const bytes = writer !== null ? await writer.finish() : spool !== null ? Buffer.concat(held) : null;
    return { digest: hash.digest("hex"), sizeBytes, bytes };
}
/** Bytes in memory, or in the spool where there are many. */
export async function holdBytes(pieces, expectedBytes, spool) {
    const writer = expectedBytes > MOST_HELD_BYTES ? spool.create() : null;
    const held = [];
    try {
        for await (const piece of pieces)
            if (writer === null)
                held.push(piece);
            else
                await writer.append(piece);
    }
    catch (error) {
        await writer?.discard();
        throw error;
    }
    return writer === null ? Buffer.concat(held) : writer.finish();
}
/** Gives up bytes that were put aside. */
export async function discardBytes(bytes) {
    if (bytes !== null && !(bytes instanceof Uint8Array))
        await bytes.discard();
}
/** What the file system says of a file: another one, or a changed one, has other facts. */
export async function factsOfFile(path) {
    return factsOf(await stat(path, { bigint: true }));
}
function factsOf({ dev, ino, size, mtimeNs, ctimeNs }) {
    return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
function modifiedAt({ mtimeMs }) {
    const ms = Number(mtimeMs);
    return ms > 0 && ms < 8.64e15 ? instant(ms) : null;
}
function whyNot(error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return code === "ENOENT" || code === "ENOTDIR"
        ? GONE
        : code === "ELOOP"
            ? "not told: symbolic links"
            : SHUT;
}
