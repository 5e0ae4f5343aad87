// The archive's own signing keys: made once, kept beside what they sign, readable by their owner only.
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { StoreError, UsageError } from "#errors.js";
import { writeAtomically, writeOnce } from "../file-system.js";
import { storeFailure } from "../store-failure.js";
const OWNER_ONLY = 0o600;
const ARCHIVE_KEY = {
    name: "archive-key",
    make: () => generateKeyPairSync("ed25519").privateKey,
};
/** Players know no Ed25519: WACZ-auth's anonymous signatures are ECDSA, and the common player takes P-384 only. */
const PACKAGE_KEY = {
    name: "package-key",
    make: () => generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey,
};
/** Signs with the key in `<archive>/keys`; the first use makes it. */
export async function signWithArchiveKey(fs, dir, bytes) {
    const key = await privateKeyOf(fs, join(dir, "keys"), ARCHIVE_KEY);
    return {
        algorithm: "Ed25519",
        publicKey: publicPem(key),
        value: sign(null, bytes, key).toString("base64"),
    };
}
/** A new signing key as PEM, for whoever keeps it elsewhere than in one archive. */
export function newArchiveKey() {
    return ARCHIVE_KEY.make().export({ type: "pkcs8", format: "pem" }).toString();
}
/** SHA-256 over the public half of a signing key, hex. @throws BAD_INPUT for what is no Ed25519 key */
export function archiveKeySha256(pem) {
    return createHash("sha256")
        .update(publicPem(ed25519Of(pem)))
        .digest("hex");
}
/** The same over a public key that stands somewhere; `null` for what is none. */
export function publicKeySha256(pem) {
    try {
        const key = createPublicKey(pem).export({ type: "spki", format: "pem" });
        return createHash("sha256").update(key).digest("hex");
    }
    catch {
        return null;
    }
}
function ed25519Of(pem) {
    try {
        const key = createPrivateKey(pem);
        if (key.asymmetricKeyType === "ed25519")
            return key;
    }
    catch { } // what OpenSSL says of it helps nobody
    throw new UsageError("BAD_INPUT", "the signing key is no Ed25519 private key in PEM form");
}
/** Gives an archive the key that it signs with; one that has another is refused. */
export async function giveArchiveKey(fs, dir, pem) {
    const path = join(dir, "keys", `${ARCHIVE_KEY.name}.pem`);
    await fs.makeDirectory(dirname(path)).catch((error) => {
        throw storeFailure(error, "creating", dirname(path));
    });
    await writeOnce(fs, path, Buffer.from(pem), OWNER_ONLY);
    if (publicPem(await readKey(path)) === publicPem(ed25519Of(pem)))
        return;
    throw new StoreError("ARCHIVE_BROKEN", `${path} is another key than the one given`);
}
/** The archive's signature for packages (WACZ-auth 0.1.0, anonymous): raw r ‖ s, and a SubjectPublicKeyInfo. */
export async function packageSigner(fs, dir) {
    const key = await privateKeyOf(fs, join(dir, "keys"), PACKAGE_KEY);
    const publicKey = createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64");
    return (hash) => ({
        signature: sign("sha256", Buffer.from(hash), { key, dsaEncoding: "ieee-p1363" }).toString("base64"),
        publicKey,
    });
}
/** The key of its kind, made when there is none: of processes that make one together, the first one's is everybody's. */
async function privateKeyOf(fs, folder, kind) {
    const path = join(folder, `${kind.name}.pem`);
    const publicPath = join(folder, `${kind.name}.pub.pem`);
    if (!existsSync(path) && (await makeKey(fs, path, kind)))
        await writeAtomically(fs, publicPath, [Buffer.from(publicPem(await readKey(path)))]);
    const key = await readKey(path);
    // Whoever made it may have ended before the last word.
    if (!existsSync(publicPath))
        await writeOnce(fs, publicPath, Buffer.from(publicPem(key)));
    return key;
}
async function readKey(path) {
    try {
        return createPrivateKey(await readFile(path));
    }
    catch (error) {
        throw storeFailure(error, "reading", path);
    }
}
async function makeKey(fs, path, { make }) {
    try {
        await fs.makeDirectory(dirname(path));
    }
    catch (error) {
        throw storeFailure(error, "creating", dirname(path));
    }
    const pem = make().export({ type: "pkcs8", format: "pem" });
    return writeOnce(fs, path, Buffer.from(pem), OWNER_ONLY);
}
function publicPem(key) {
    return createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
}
