// A folder beside a target in which it is put together. It has a name that no other process uses; it is gone when the
// process ends by itself or is told to stop, and what a killed one has left is removed by the next that writes there.
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { abandoned, temporaryName } from "./temporary-name.js";
import { begun, ended } from "./unfinished-files.js";
/** Makes the folder, lends it, and takes it away; whoever puts it in its place leaves nothing to take away. */
export async function withStagingFolder(out, use, mode = 0o777) {
    const parts = `${out}.parts`;
    await mkdir(dirname(out), { recursive: true });
    for (const left of await abandoned(parts))
        await rm(left, { recursive: true, force: true });
    const folder = temporaryName(parts);
    await mkdir(folder, { mode });
    begun(folder);
    try {
        return await use(folder);
    }
    finally {
        await rm(folder, { recursive: true, force: true }).catch(() => undefined);
        ended(folder);
    }
}
