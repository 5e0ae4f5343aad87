// The index entries of a WARC file: what replay can show.
import { mediaType, parseHttpResponse } from "#formats/index.js";
import { surt } from "#formats/urls/surt.js";
import type { ByteSource, IndexEntry } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
import { readWarc, type ReadRecord } from "../warc/read/warc-reader.js";

/** Enough of a block for any HTTP head that the parser takes. */
const HEAD_BYTES = 260 * 1024;

/** Entries of the responses, revisits and resources of a WARC file; `onFinding` hears what is wrong with it. */
export async function* indexEntries(
  source: ByteSource,
  file: string,
  onFinding: (finding: Finding) => void,
): AsyncGenerator<IndexEntry> {
  let pending: Omit<IndexEntry, "length"> | null = null;
  for await (const item of readWarc(source, file)) {
    if (item.kind === "finding") onFinding(item.finding);
    else if (item.kind === "record") pending = await toEntry(item.record, file);
    else if (pending && item.isWhole && item.length !== null) yield { ...pending, length: item.length };
  }
}

async function toEntry(record: ReadRecord, file: string): Promise<Omit<IndexEntry, "length"> | null> {
  const { type, target, date } = record;
  if (type !== "response" && type !== "revisit" && type !== "resource") return null;
  if (target === null || date === null) return null;
  const http = type === "resource" ? null : await httpHead(record);
  return {
    surt: surt(target),
    at: date,
    url: target,
    file,
    offset: record.offset,
    status: http?.status ?? null,
    digest: record.field("WARC-Payload-Digest"),
    mime: type === "revisit" ? null : http ? http.mime : mediaType(record.field("Content-Type")),
    recordType: type,
  };
}

async function httpHead(record: ReadRecord): Promise<{ status: number; mime: string | null } | null> {
  const parsed = parseHttpResponse(await headBytes(record.block));
  return parsed.ok ? { status: parsed.status, mime: mediaType(parsed.header("content-type")) } : null;
}

/** As much of a response as its head can take. */
export async function headBytes(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    taken.push(piece);
    bytes += piece.length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(taken);
}
