// From an index entry to the bytes that replay needs; a revisit gets the body of its original.
import { join } from "node:path";
import { StoreError } from "#errors.js";
import { parseHttpResponse } from "#formats/index.js";
import { surt } from "#formats/surt.js";
import { parseIso } from "#model/index.js";
import type { IndexEntry, StoredResponse } from "#ports/index.js";
import { readRecordAt, type WholeRecord } from "../warc/read/record-at.js";
import type { ArchiveIndex } from "./archive-index.js";

/** Reads the response that an entry points to. */
export async function readStored(
  dir: string,
  index: ArchiveIndex,
  entry: IndexEntry,
): Promise<StoredResponse> {
  return { entry, httpBytes: await whole(dir, index, await readEntry(dir, entry)) };
}

/** The response at a place as the crawl received it: a 304 stays one. */
export async function readReceived(dir: string, index: ArchiveIndex, place: Place): Promise<Buffer> {
  const record = await readEntry(dir, place);
  const head = record.type === "revisit" ? parseHttpResponse(record.block) : null;
  return head?.ok && head.status === 304 ? record.block : whole(dir, index, record);
}

type Place = Pick<IndexEntry, "url" | "file" | "offset">;

async function whole(dir: string, index: ArchiveIndex, record: WholeRecord): Promise<Buffer> {
  if (record.type !== "revisit") return record.block;
  const original = await findOriginal(dir, index, record);
  if (!original)
    throw new StoreError(
      "NOT_FOUND",
      `the original of the revisit of ${record.target} is not in the archive`,
    );
  return revisited(record, original);
}

async function readEntry(dir: string, entry: Place): Promise<WholeRecord> {
  const record = await readRecordAt(join(dir, checkInside(entry.file)), entry.offset);
  if (record.target !== entry.url)
    throw new StoreError(
      "ARCHIVE_BROKEN",
      `${entry.file} at byte ${entry.offset} does not hold ${entry.url}: rebuild the indexes (isochron reindex)`,
    );
  return record;
}

// An index may come from elsewhere: it must not lead out of the archive.
function checkInside(file: string): string {
  if (file.startsWith("/") || file.split(/[/\\]/).includes("..") || /^[a-z]:/i.test(file))
    throw new StoreError("ARCHIVE_BROKEN", `the index names a file outside the archive: ${file}`);
  return file;
}

// By record id when the revisit names one; else by target, date and payload digest (WARC 1.1 section 6.7).
async function findOriginal(
  dir: string,
  index: ArchiveIndex,
  revisit: WholeRecord,
): Promise<WholeRecord | null> {
  const id = revisit.field("WARC-Refers-To");
  const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target ?? "";
  const date = parseIso(revisit.field("WARC-Refers-To-Date") ?? "");
  const digest = revisit.field("WARC-Payload-Digest");
  const candidates = [...index.withPrefix(`${surt(target)} `)].filter(
    (entry) => entry.recordType === "response",
  );
  const rank = (entry: IndexEntry): number =>
    (entry.url === target ? 0 : 4) + (entry.at === date ? 0 : 2) + (entry.digest === digest ? 0 : 1);
  for (const entry of candidates.sort((a, b) => rank(a) - rank(b) || b.at - a.at)) {
    const isSame = digest !== null && entry.digest === digest;
    if (id === null && !isSame && entry.at !== date) continue;
    const record = await readEntry(dir, entry);
    if (id === null || record.id === id) return record;
  }
  const same = candidates.find((entry) => digest !== null && entry.digest === digest);
  return same ? readEntry(dir, same) : null;
}

const FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;

// The revisit's own head with the original's body; how the body is framed is the original's affair.
function revisited(revisit: WholeRecord, original: WholeRecord): Buffer {
  const head = parseHttpResponse(revisit.block);
  const whole = parseHttpResponse(original.block);
  const isNotModified = revisit.field("WARC-Profile")?.endsWith("/server-not-modified") ?? false;
  if (!head.ok || !whole.ok || isNotModified || head.status === 304) return original.block;
  const own = headLines(revisit.block, head.headerEnd).filter((line) => !FRAMING.test(line));
  const framing = headLines(original.block, whole.headerEnd).filter((line) => FRAMING.test(line));
  const text = [...own, ...framing, "", ""].join("\r\n");
  return Buffer.concat([Buffer.from(text, "latin1"), original.block.subarray(whole.headerEnd)]);
}

function headLines(block: Buffer, end: number): string[] {
  return block.toString("latin1", 0, end).trimEnd().split(/\r?\n/);
}
