// A WACZ package's own words: every file's hash and length, nothing unlisted, and the seal over the list.
import { createHash, createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { sha256Digest, strictJson } from "#formats/index.js";
import { checkDomain, DomainSignedShape } from "./check-domain.js";
import { MAX_BESIDE_BYTES, packedBytes } from "../read/exhibits.js";
const LIST = "datapackage.json";
const SEAL = "datapackage-digest.json";
const ListShape = z.looseObject({
    resources: z.array(z.looseObject({ path: z.string(), hash: z.string(), bytes: z.number().int().nonnegative() })),
});
// "MUST not contain any property that is not listed" (WACZ-auth 0.1.0): hence strict.
const SignedShape = z.strictObject({
    hash: z.string(),
    created: z.string(),
    software: z.string(),
    version: z.string().optional(),
    signature: z.string().max(4096),
    publicKey: z.string().max(4096),
});
const SealShape = z.looseObject({
    path: z.literal(LIST),
    hash: z.string(),
    signedData: z.unknown().optional(),
});
/** P-384, on which we and the makers of WACZ-auth sign, and P-256. */
const CURVES = new Set(["prime256v1", "secp384r1"]);
const UNSIGNED = { key: null, signedBy: [], onTrust: [], isSignedByDomain: false };
/** Recomputes every hash of a package and checks its seal. */
export async function checkPackage(files, lines, roots = []) {
    const hashes = new Map();
    for (const name of files.entries.keys()) {
        const hash = createHash("sha256");
        for await (const piece of files.read(name))
            hash.update(piece);
        hashes.set(name, hash.digest("hex"));
    }
    await checkResources(files, hashes, lines);
    return { hashes, ...(await checkPackageSeal(files, { hashes, roots }, lines)) };
}
async function checkResources(files, hashes, lines) {
    const list = ListShape.safeParse(parsed(await packedBytes(files, LIST, MAX_BESIDE_BYTES)));
    if (!list.success)
        return lines.add(LIST, "the package does not list its files with their hashes");
    const listed = new Set([LIST, SEAL]);
    for (const [i, { path, hash, bytes }] of list.data.resources.entries()) {
        const line = `${LIST} resources[${i}]`;
        listed.add(path);
        const found = hashes.get(path);
        if (found === undefined) {
            lines.add(line, `${path} is listed and not in the package`);
            continue;
        }
        lines.expect(`${line}.bytes`, bytes, files.entries.get(path).sizeBytes, `the length of ${path} is`);
        lines.expect(`${line}.hash`, hash, `sha256:${found}`, `the SHA-256 of ${path} is`);
    }
    for (const name of files.entries.keys())
        if (!listed.has(name))
            lines.add(LIST, `${name} is in the package and not listed`);
}
async function checkPackageSeal(files, { hashes, roots }, lines) {
    const seal = SealShape.safeParse(parsed(await packedBytes(files, SEAL, MAX_BESIDE_BYTES)));
    if (!seal.success) {
        lines.add(SEAL, "the package's list is not sealed");
        return UNSIGNED;
    }
    lines.expect(`${SEAL} hash`, seal.data.hash, `sha256:${hashes.get(LIST)}`, `the SHA-256 of ${LIST} is`);
    if (seal.data.signedData === undefined) {
        lines.notes.push("the package itself is not signed (WACZ-auth); its certificates are what counts");
        return UNSIGNED;
    }
    const byDomain = DomainSignedShape.safeParse(seal.data.signedData);
    if (!byDomain.success)
        return checkPackageSignature(seal.data.signedData, seal.data.hash, lines);
    lines.expect(`${SEAL} signedData.hash`, byDomain.data.hash, seal.data.hash, "the hash that is sealed is");
    const signed = checkDomain(byDomain.data, roots, lines);
    return signed === null ? UNSIGNED : { ...signed, isSignedByDomain: true };
}
/** WACZ-auth, anonymous signature: ECDSA with SHA-256 over the text of `hash`, as raw r ‖ s. */
function checkPackageSignature(signedData, hash, lines) {
    const line = `${SEAL} signedData`;
    const signed = SignedShape.safeParse(signedData);
    if (!signed.success) {
        lines.add(line, "it is no signature of WACZ-auth 0.1.0, neither anonymous nor by a domain");
        return UNSIGNED;
    }
    const { publicKey, signature } = signed.data;
    lines.expect(`${line}.hash`, signed.data.hash, hash, "the hash that is sealed is");
    try {
        const der = Buffer.from(publicKey, "base64");
        const key = createPublicKey({ key: der, format: "der", type: "spki" });
        if (!CURVES.has(key.asymmetricKeyDetails?.namedCurve ?? ""))
            lines.add(`${line}.publicKey`, "it is no ECDSA key on the curve P-256 or P-384");
        const isGood = verify("sha256", Buffer.from(hash), { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64"));
        if (!isGood)
            lines.add(line, "the signature is not by this key over this package");
        const fingerprint = sha256Digest(der);
        return {
            key: fingerprint,
            signedBy: [`The package: signed with ${fingerprint} (WACZ-auth, anonymous).`],
            onTrust: [],
            isSignedByDomain: false,
        };
    }
    catch {
        lines.add(`${line}.publicKey`, "it is no public key");
        return UNSIGNED;
    }
}
function parsed(bytes) {
    const read = bytes && strictJson(bytes);
    return read?.ok ? read.value : undefined;
}
