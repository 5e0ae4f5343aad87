// What names of callbacks and secrets for hubs are derived from: random, made once, readable by its owner only.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreError } from "#errors.js";
import { nodeFileSystem, writeOnce } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
const OWNER_ONLY = 0o600;
const KEY_BYTES = 32;
/** The key in `<archive>/keys/hub-key`; the first use makes it. @throws ARCHIVE_BROKEN, ARCHIVE_UNWRITABLE */
export async function hubKey(dir, fs = nodeFileSystem) {
    const path = join(dir, "keys", "hub-key");
    try {
        if (!existsSync(path)) {
            await fs.makeDirectory(dirname(path));
            await writeOnce(fs, path, Buffer.from(`${randomBytes(KEY_BYTES).toString("hex")}\n`), OWNER_ONLY);
        }
        return keyIn(await readFile(path, "utf8"), path);
    }
    catch (error) {
        throw storeFailure(error, "reading", path);
    }
}
function keyIn(text, path) {
    if (/^[0-9a-f]{64}\n?$/.test(text))
        return Buffer.from(text.trim(), "hex");
    throw new StoreError("ARCHIVE_BROKEN", `${path} is not the key that was written: put back a copy, or remove it, and hubs are asked anew in time`);
}
