// A folder that was put together beside its place takes it, and an earlier one that is there goes.
import { lstatSync, readdirSync, realpathSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
/** Gives a folder its name, instead of what is there; at once, so that no stop comes between. */
export function putInPlace(staged, place) {
    const before = lstatSync(place, { throwIfNoEntry: false });
    if (before === undefined)
        return renameSync(staged, place);
    if (readdirSync(place).length === 0) {
        rmdirSync(place);
        return renameSync(staged, place);
    }
    // A process that was killed here has left the folder before the earlier one.
    rmSync(earlierName(place), { recursive: true, force: true });
    renameSync(place, earlierName(place));
    try {
        renameSync(staged, place);
    }
    catch (error) {
        renameSync(earlierName(place), place);
        throw error;
    }
}
/** The earlier folder while the new one takes its place. */
function earlierName(place) {
    return `${place}.old.part`;
}
/** Removes the folder that was there before. */
export async function removeEarlier(place) {
    await rm(earlierName(place), { recursive: true, force: true });
}
/** The folder that a name stands for; `null` when it is none, or not there. */
export function realFolder(dir) {
    try {
        const real = realpathSync(dir);
        return lstatSync(real).isDirectory() ? real : null;
    }
    catch {
        return null;
    }
}
