// The archive's signing key, where it is given by whoever runs many machines, and made by none of them.
import { nodeFileSystem } from "../file-system.js";
import { giveArchiveKey } from "./archive-key.js";
export { archiveKeySha256, newArchiveKey, publicKeySha256 } from "./archive-key.js";
/** Gives an archive directory the key that it signs with. @throws ARCHIVE_BROKEN where it has another */
export function giveSigningKey(dir, pem) {
    return giveArchiveKey(nodeFileSystem, dir, pem);
}
