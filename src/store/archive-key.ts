// The archive's own signing key: made once, kept beside what it signs, readable by its owner only.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveSignature } from "#ports/index.js";
import { writeAtomically, type FileSystem } from "./file-system.js";
import { storeFailure } from "./store-failure.js";

const OWNER_ONLY = 0o600;

/** Signs with the key in `<archive>/keys`; the first use makes it. */
export async function signWithArchiveKey(
  fs: FileSystem,
  dir: string,
  bytes: Uint8Array,
): Promise<ArchiveSignature> {
  const key = await privateKeyOf(fs, join(dir, "keys"));
  return {
    algorithm: "Ed25519",
    publicKey: publicPem(key),
    value: sign(null, bytes, key).toString("base64"),
  };
}

async function privateKeyOf(fs: FileSystem, folder: string): Promise<KeyObject> {
  const path = join(folder, "archive-key.pem");
  if (!existsSync(path)) return makeKey(fs, folder, path);
  try {
    return createPrivateKey(await readFile(path));
  } catch (error) {
    throw storeFailure(error, "reading", path);
  }
}

async function makeKey(fs: FileSystem, folder: string, path: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync("ed25519");
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  try {
    await fs.makeDirectory(folder);
  } catch (error) {
    throw storeFailure(error, "creating", folder);
  }
  await writeAtomically(fs, join(folder, "archive-key.pub.pem"), [Buffer.from(publicPem(privateKey))]);
  await writeAtomically(fs, path, [Buffer.from(pem)], OWNER_ONLY);
  return privateKey;
}

function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
}
