// After a crash: what was being written is cut back to its last whole record, and the catalog follows.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileSource } from "../blobs/file-source.js";
import { sha256Of } from "../blobs/open-blob.js";
import { INDEX_FOLDER } from "../cdxj/archive-index.js";
import { orphanedParts } from "../cdxj/write-zipnum.js";
import { removeSpooled } from "./spool.js";
import { storeFailure } from "../store-failure.js";
import { wholeMembersEnd } from "../warc/read/whole-members.js";
/** Removes what an interrupted index build or fetch left; the indexes themselves are replaced whole or not at all. */
export async function removeLeftovers({ dir, blobs, fs }) {
    await removeSpooled(fs, dir);
    const indexes = join(dir, INDEX_FOLDER);
    if (!existsSync(indexes))
        return;
    for (const name of await readdir(indexes))
        if (name.endsWith(".tmp"))
            await fs.remove(join(indexes, name));
    for (const key of await orphanedParts(blobs, INDEX_FOLDER))
        await blobs.delete(key);
}
/** Brings every WARC file that was open when a process died, and the sightings in it, to a whole state. */
export async function recoverUnfinished(context) {
    for (const row of await context.upkeep.warcFiles.unfinished()) {
        try {
            await recover(context, row);
        }
        catch (error) {
            throw storeFailure(error, "recovering", join(context.dir, row.file));
        }
    }
}
async function recover({ dir, upkeep, fs, logger }, row) {
    const path = join(dir, row.file);
    // Bytes once synced are whole; should the file be shorter, nothing about it is taken for granted.
    const { sizeBytes, wholeBytes } = await readIfThere(path, async (source) => ({
        sizeBytes: source.sizeBytes,
        wholeBytes: await wholeMembersEnd(source, row.syncedBytes <= source.sizeBytes ? row.syncedBytes : 0),
    }));
    if (wholeBytes < sizeBytes) {
        const fields = { file: row.file, cutBytes: sizeBytes - wholeBytes, keptBytes: wholeBytes };
        logger.log("warn", "a torn WARC file was cut back to its last whole record", fields);
        await cut(fs, path, wholeBytes);
    }
    const lost = await upkeep.forgetLost(row.captureId, row.file, wholeBytes);
    if (lost > 0)
        logger.log("warn", "sightings whose WARC records were lost are forgotten", { file: row.file, lost });
    if (wholeBytes === 0) {
        await fs.remove(path);
        await upkeep.warcFiles.forget(row.file);
    }
    else {
        await upkeep.warcFiles.finish(row.file, wholeBytes, await read(path, sha256Of));
    }
}
async function readIfThere(path, use) {
    return existsSync(path) ? read(path, use) : { sizeBytes: 0, wholeBytes: 0 };
}
async function read(path, use) {
    const source = fileSource(path);
    try {
        return await use(source);
    }
    finally {
        source.close();
    }
}
async function cut(fs, path, sizeBytes) {
    const file = await fs.open(path, "r+");
    try {
        await file.truncate(sizeBytes);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
