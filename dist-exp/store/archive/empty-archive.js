// An archive that a capture made and then put nothing into: its first address was refused.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readWarcFile } from "../warc/read/archived-warc.js";
/** What is there before anything was archived. */
const OWN = /^(?:catalog\.sqlite(?:-wal|-shm)?|writer\.lock|captures\/[^/]+\/asked\.json)$/;
const WARC = /^warcs\/[^/]+\/[^/]+\.warc\.gz$/;
/** What a capture says of itself; anything else is what somebody answered, or was asked. */
const OF_ITSELF = new Set(["warcinfo", "metadata"]);
/** Removes a directory that holds nothing but an archive in which nothing was asked for; any other file keeps all of it. */
export async function removeEmptyArchive(dir) {
    if (!existsSync(dir))
        return false;
    for (const file of filesBelow(dir, ""))
        if (!OWN.test(file) && !(WARC.test(file) && (await isOfItself(join(dir, file)))))
            return false;
    rmSync(dir, { recursive: true, force: true });
    return true;
}
async function isOfItself(path) {
    for await (const item of readWarcFile(path))
        if (item.kind === "finding" || !OF_ITSELF.has(item.record.type))
            return false;
    return true;
}
function* filesBelow(dir, prefix) {
    for (const entry of readdirSync(join(dir, prefix), { withFileTypes: true })) {
        const path = `${prefix}${entry.name}`;
        if (entry.isDirectory())
            yield* filesBelow(dir, `${path}/`);
        else
            yield path;
    }
}
