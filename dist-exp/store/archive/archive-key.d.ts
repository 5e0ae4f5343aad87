import type { ArchiveSignature } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** Signs with the key in `<archive>/keys`; the first use makes it. */
export declare function signWithArchiveKey(fs: FileSystem, dir: string, bytes: Uint8Array): Promise<ArchiveSignature>;
/** A new signing key as PEM, for whoever keeps it elsewhere than in one archive. */
export declare function newArchiveKey(): string;
/** SHA-256 over the public half of a signing key, hex. @throws BAD_INPUT for what is no Ed25519 key */
export declare function archiveKeySha256(pem: string): string;
/** The same over a public key that stands somewhere; `null` for what is none. */
export declare function publicKeySha256(pem: string): string | null;
/** Gives an archive the key that it signs with; one that has another is refused. */
export declare function giveArchiveKey(fs: FileSystem, dir: string, pem: string): Promise<void>;
/** Signs a data package's hash, as a text; both results in base64. */
export type SignHash = (hash: string) => {
    readonly signature: string;
    readonly publicKey: string;
};
/** The archive's signature for packages (WACZ-auth 0.1.0, anonymous): raw r ‖ s, and a SubjectPublicKeyInfo. */
export declare function packageSigner(fs: FileSystem, dir: string): Promise<SignHash>;
