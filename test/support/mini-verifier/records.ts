// WARC records from gzip members.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { type Cert, type Fields, type Rec, must, sha } from "./terms.js";

export function readFile(warc: Cert["warcs"][number], root: string): Rec[] {
  must(!warc.file.startsWith("/") && !warc.file.split("/").includes(".."), "file name");
  const bytes = readFileSync(join(root, warc.file));
  must(bytes.length === warc.sizeBytes, "size");
  must(sha(bytes) === warc.sha256, "sha256");
  const records: Rec[] = [];
  for (let at = 0; at < bytes.length;) {
    // Our files have plain ten-byte gzip heads; RFC 1952 allows others, and then this reader would have to grow.
    must(bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 3] === 0, "gzip member");
    const raw = inflateRawSync(bytes.subarray(at + 10), { info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    records.push(parseRecord(raw.buffer));
    at += 10 + raw.engine.bytesWritten + 8;
  }
  must(records.length === warc.records, "number of records");
  return records;
}

function parseRecord(bytes: Buffer): Rec {
  const end = bytes.indexOf("\r\n\r\n");
  const [version, ...lines] = bytes.toString("utf8", 0, end).split("\r\n");
  must(version === "WARC/1.1", "not a record");
  const fields: Fields = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const block = bytes.subarray(end + 4, end + 4 + Number(fields.get("content-length")));
  must(bytes.toString("latin1", end + 4 + block.length) === "\r\n\r\n", "record length");
  const digest = fields.get("warc-block-digest");
  must(digest === undefined || digest === `sha-256:${sha(block)}`, "block digest");
  const [id, type, date] = ["warc-record-id", "warc-type", "warc-date"].map((name) => fields.get(name)!);
  return { id: id!, type: type!, date: date!, target: fields.get("warc-target-uri") ?? "", fields, block };
}

export function warcFields(block: Buffer): Record<string, string> {
  const undo = (text: string): string =>
    text.replace(/\\(u[0-9a-f]{4}|.)/g, (_, c: string) =>
      c[0] === "u"
        ? String.fromCharCode(parseInt(c.slice(1), 16))
        : ({ r: "\r", n: "\n", "\\": "\\" }[c] ?? c),
    );
  return Object.fromEntries(
    block
      .toString("utf8")
      .split("\r\n")
      .filter((line) => line.includes(":"))
      .map((line) => [line.slice(0, line.indexOf(":")), undo(line.slice(line.indexOf(":") + 1).trim())]),
  );
}
