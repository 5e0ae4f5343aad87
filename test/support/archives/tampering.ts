// A capture's certificate and WARC file in memory, to be altered as a forger would, and written to be verified.
import { createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync, inflateRawSync } from "node:zlib";
import { canonicalJson, merkleLeaf, merkleRoot } from "#formats/index.js";
import type { Certificate } from "#model/index.js";

/** Drops `readonly`, all the way down. */
export type Editable<T> = T extends object ? { -readonly [K in keyof T]: Editable<T[K]> } : T;

/** One record as lines of its head and its block. */
export interface EditableRecord {
  fields: [name: string, value: string][];
  block: Buffer;
}

/** What a forger may alter. */
export interface Forgery {
  certificate: Editable<Certificate>;
  records: EditableRecord[];
  /** Records of a second WARC file. */
  more?: EditableRecord[];
  /** The earlier capture's file that lends bodies; without it there is none. */
  lent?: { readonly file: string; readonly records: EditableRecord[] };
  /** Files beside the certificate, made when the files and the certificate are. */
  beside?: (sign: Signer) => Record<string, string>;
  /** The certificate's own text altered, when everything is sealed. */
  written?: (text: string) => string | Buffer;
}

/** Signs as the forger does. */
export type Signer = (words: unknown) => Certificate["signature"];

const sha = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Reads a capture; a resumed one has several WARC files, and a forger may as well put all records into one. */
export function readForgery(certificatePath: string, root: string): Forgery {
  const certificate = JSON.parse(readFileSync(certificatePath, "utf8")) as Editable<Certificate>;
  const [first, ...more] = certificate.warcs;
  const records = [first!, ...more].flatMap(({ file }) => readRecords(readFileSync(join(root, file))));
  const lending = certificate.borrowed?.[0]?.file;
  const lent = lending && { file: lending, records: readRecords(readFileSync(join(root, lending))) };
  return { certificate: { ...certificate, warcs: [first!] }, records, ...(lent && { lent }) };
}

/** All records of a WARC file. */
export function readRecords(bytes: Buffer): EditableRecord[] {
  const records: EditableRecord[] = [];
  for (let at = 0; at < bytes.length;) {
    const member = inflateRawSync(bytes.subarray(at + 10), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    records.push(parseRecord(member.buffer));
    at += 10 + member.engine.bytesWritten + 8;
  }
  return records;
}

function parseRecord(bytes: Buffer): EditableRecord {
  const end = bytes.indexOf("\r\n\r\n");
  const fields = bytes
    .toString("utf8", 0, end)
    .split("\r\n")
    .slice(1)
    .map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
  return { fields, block: bytes.subarray(end + 4, bytes.length - 4) };
}

/** Value of a field. */
export function field(record: EditableRecord, name: string): string | null {
  return record.fields.find(([own]) => own === name)?.[1] ?? null;
}

/** Sets a field. */
export function setField(record: EditableRecord, name: string, value: string): void {
  const found = record.fields.find(([own]) => own === name);
  if (found) found[1] = value;
  else record.fields.push([name, value]);
}

/** Changes text in a block, of whatever length. */
export function editBlock(
  record: EditableRecord,
  from: string | RegExp,
  to: string | ((found: string) => string),
): void {
  const text = record.block.toString("latin1");
  const edited = text.replace(from, to as string);
  if (edited === text) throw new Error(`nothing to edit: ${String(from)}`);
  record.block = Buffer.from(edited, "latin1");
}

/** The file's bytes with lengths and block digests made right, as a careful forger would. */
export function writeRecords(records: readonly EditableRecord[]): Buffer {
  return Buffer.concat(
    records.map((record) => {
      setField(record, "Content-Length", String(record.block.length));
      setField(record, "WARC-Block-Digest", `sha-256:${sha(record.block)}`);
      const head = record.fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      return gzipSync(
        Buffer.concat([Buffer.from(`WARC/1.1\r\n${head}\r\n`), record.block, Buffer.from("\r\n\r\n")]),
      );
    }),
  );
}

const forger = generateKeyPairSync("ed25519");

/** Signs with the forger's own key, or with the archive's, when an insider hands it over. */
export function signer(key: KeyObject = forger.privateKey): Signer {
  const publicKey = createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
  return (words) => ({
    algorithm: "Ed25519",
    canonicalisation: "RFC 8785",
    publicKey,
    value: sign(null, Buffer.from(canonicalJson(words)), key).toString("base64"),
  });
}

/** Root and signature made right again. */
export function seal(certificate: Editable<Certificate>, sealing: Signer = signer()): void {
  const { pages, signature: _, ...head } = certificate;
  const leaves = pages.map((page) => merkleLeaf(canonicalJson(page)));
  head.merkle = { algorithm: "rfc6962-sha256", leaves: leaves.length, root: merkleRoot(leaves) };
  certificate.merkle = head.merkle;
  certificate.signature = sealing(head);
}

function textOf(certificate: unknown): Buffer {
  if (Buffer.isBuffer(certificate)) return certificate;
  return Buffer.from(typeof certificate === "string" ? certificate : JSON.stringify(certificate));
}

/** Writes certificate and WARC as they lie in an archive; returns the certificate's path. */
export function writeForgery(dir: string, certificate: unknown, file: string, warc: Buffer): string {
  const path = join(dir, "captures", "c", "certificate.json");
  for (const [name, bytes] of [
    [path, textOf(certificate)],
    [join(dir, file), warc],
  ] as const) {
    mkdirSync(dirname(name), { recursive: true });
    writeFileSync(name, bytes);
  }
  return path;
}

/** Hash, length and number of records in the certificate made those of the file. */
export function describeWarc(certificate: Editable<Certificate>, warc: Buffer, records: number, i = 0): void {
  Object.assign(certificate.warcs[i]!, warcFacts(warc, records));
}

/** What a certificate or a notice says of a file. */
export function warcFacts(warc: Buffer, records: number) {
  return { sha256: sha(warc), sizeBytes: warc.length, records };
}
