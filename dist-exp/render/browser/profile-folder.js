// The browser's own folder: made for it, removed with it; what a killed process of ours left is removed by the next.
import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
const PREFIX = "isochron-browser-";
/** Makes an empty folder that belongs to the browser's user. */
export async function makeProfileFolder(asUser, places = [tmpdir(), "/tmp", "/var/tmp"]) {
    const [first = tmpdir()] = places;
    const parent = asUser === null ? first : ((await reachable(places)) ?? first);
    await removeLeftovers(parent);
    const folder = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
    if (asUser !== null)
        await chown(folder, asUser, asUser);
    return folder;
}
/** The first place that an ordinary user can reach: root's own temporary folder may be closed to others. */
async function reachable(places) {
    for (const place of places)
        if (await isOpenToAll(resolve(place)))
            return place;
    return null;
}
async function isOpenToAll(folder) {
    const mode = await stat(folder).then((found) => found.mode, () => 0);
    if ((mode & 0o001) === 0)
        return false;
    return dirname(folder) === folder || isOpenToAll(dirname(folder));
}
/** Removes it with all that is in it; a browser that is just ending may still be writing. */
export async function removeProfileFolder(folder) {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
async function removeLeftovers(parent) {
    const names = await readdir(parent).catch(() => []);
    for (const name of names) {
        const [, pid] = /^isochron-browser-(\d{1,10})-/.exec(name) ?? [];
        if (pid === undefined || isRunning(Number(pid)))
            continue;
        // It may be somebody else's to remove.
        await removeProfileFolder(join(parent, name)).catch(() => { });
    }
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === "EPERM";
    }
}
