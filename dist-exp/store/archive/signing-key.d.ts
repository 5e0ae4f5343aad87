export { archiveKeySha256, newArchiveKey, publicKeySha256 } from "./archive-key.js";
/** Gives an archive directory the key that it signs with. @throws ARCHIVE_BROKEN where it has another */
export declare function giveSigningKey(dir: string, pem: string): Promise<void>;
