// The archive's signing key on its way to machines: read from a file that only its owner may read, made once.
import { writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { UsageError } from "#errors.js";
import { archiveKeySha256, newArchiveKey } from "#store/index.js";
import { readOwn } from "../options/small-file.js";
const OWNER_ONLY = 0o600;
/** Reads the key that was given to this machine. @throws UsageError */
export async function readSigningKey(file) {
    if (file === null)
        throw new UsageError("USAGE", "which key does the archive sign with? --signing-key FILE, as isochron cluster init made it (or ISOCHRON_SIGNING_KEY_FILE)");
    const pem = await readOwn(file, `--signing-key ${JSON.stringify(file)}`);
    return { pem, sha256: archiveKeySha256(pem) };
}
/** The same, where it may be made now. @throws UsageError */
export async function makeSigningKey(file) {
    if (file === null || existsSync(file))
        return { ...(await readSigningKey(file)), isNew: false };
    await writeFile(file, newArchiveKey(), { flag: "wx", mode: OWNER_ONLY }).catch((error) => {
        throw new UsageError("BAD_INPUT", `--signing-key ${JSON.stringify(file)}: it cannot be written`, {
            cause: error,
        });
    });
    return { ...(await readSigningKey(file)), isNew: true };
}
