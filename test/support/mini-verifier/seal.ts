// Canonical JSON, Merkle root and signature.
import { createHash, createPublicKey, verify } from "node:crypto";
import { type Cert, type Json, must } from "./terms.js";

export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name]!)}`).join(",")}}`;
}

function treeHash(entries: readonly Buffer[]): Buffer {
  const hash = (...parts: Uint8Array[]): Buffer => createHash("sha256").update(Buffer.concat(parts)).digest();
  if (entries.length === 0) return hash();
  if (entries.length === 1) return hash(Buffer.of(0), entries[0]!);
  let k = 1;
  while (k * 2 < entries.length) k *= 2;
  return hash(Buffer.of(1), treeHash(entries.slice(0, k)), treeHash(entries.slice(k)));
}

export function checkSeal(cert: Cert): void {
  const { pages, signature, ...head } = cert;
  const entries = pages.map((page) => Buffer.from(canonical(page as unknown as Json)));
  must(cert.merkle.leaves === pages.length, "leaves");
  must(cert.merkle.root === treeHash(entries).toString("hex"), "root");
  const signed = Buffer.from(canonical(head as unknown as Json));
  const key = createPublicKey(signature.publicKey);
  must(verify(null, signed, key, Buffer.from(signature.value, "base64")), "signature");
}
