// Names under which files are written until they are whole. Each carries its process, so that two of them never write
// to one file, and what a killed one left is known for what it is.
import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
const NAME = /^\.(\d{1,10})-[0-9a-f]{12}\.tmp$/;
/** File systems keep times in steps. */
const STEP_MS = 2000;
/** A name beside `path` that no other writer has. */
export function temporaryName(path) {
    return `${path}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;
}
/** What processes that are no more have left of `path`. */
export async function abandoned(path) {
    const [folder, name] = [dirname(path), basename(path)];
    const found = [];
    for (const entry of await readdir(folder).catch(() => [])) {
        const pid = entry.startsWith(name) ? NAME.exec(entry.slice(name.length))?.[1] : undefined;
        if (pid !== undefined && (await isAbandoned(join(folder, entry), Number(pid))))
            found.push(join(folder, entry));
    }
    return found;
}
async function isAbandoned(path, pid) {
    if (pid !== process.pid)
        return !isRunning(pid);
    // In containers every process may have the same number: what is older than this one is not its own.
    const startedMs = Date.now() - process.uptime() * 1000;
    const mtimeMs = await stat(path).then((info) => info.mtimeMs, () => Infinity);
    return mtimeMs < startedMs - STEP_MS;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // Another user's process may not be asked, and runs.
        return error.code === "EPERM";
    }
}
