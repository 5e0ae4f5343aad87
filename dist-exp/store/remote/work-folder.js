// Where a machine of a cluster has its sites while it works at them: one process at a time, and nothing of an earlier one.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { IsochronError, StoreError } from "#errors.js";
import { lockForWriting } from "../catalog/local-catalog.js";
import { nodeFileSystem } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
import { removeSiteFolder } from "./local-content.js";
/** A site in hand: its folder's name, and the fence under which the machine has it. */
const SITE_IN_HAND = /@\d+$/;
/** Takes a folder for this process; returns how to give it back. What an earlier process left of its sites goes. @throws ARCHIVE_BUSY */
export async function takeWorkFolder(dir) {
    await nodeFileSystem.makeDirectory(dir).catch((error) => {
        throw storeFailure(error, "creating", dir);
    });
    const unlock = lockOf(dir);
    try {
        for (const name of await readdir(dir))
            if (SITE_IN_HAND.test(name))
                await removeSiteFolder(join(dir, name));
        return unlock;
    }
    catch (error) {
        unlock();
        throw storeFailure(error, "clearing", dir);
    }
}
function lockOf(dir) {
    try {
        return lockForWriting(dir);
    }
    catch (error) {
        if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BUSY")
            throw error;
        const why = `another worker has ${dir}: give this one a --dir and a --name of its own`;
        throw new StoreError("ARCHIVE_BUSY", why, { cause: error });
    }
}
