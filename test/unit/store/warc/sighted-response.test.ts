// From a sighting to its response, in memory: own records, revisits, chains of them, and records that moved.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { surt } from "#formats/urls/surt.js";
import { instant, toIso, type RecordRef } from "#model/index.js";
import { MemoryBlobs, MemoryCatalog } from "#store/index.js";
import { ArchiveIndex } from "#store/cdxj/archive-index.js";
import { formatLine } from "#store/cdxj/line.js";
import { encodeRecord, type RecordDraft, type WarcField } from "#store/warc/record.js";
import { readSighted } from "#store/warc/sighted-response.js";
import { httpBytes, pageUrl, someCapture, someSighting } from "../../../support/archives/archives.js";

const FILE = "warcs/s/c1-00001.warc.gz";
const URL = pageUrl("/a");
const HEAD_ONLY = Buffer.from("HTTP/1.1 200 OK\r\nX-Second: yes\r\nContent-Type: text/html\r\n\r\n");

interface Written {
  readonly id: string;
  readonly ms: number;
  readonly refersTo?: string;
  /** Names no id: by target, date and digest. */
  readonly like?: { readonly ms: number };
  /** Without one, the sighting is not in the catalog. */
  readonly isUnseen?: boolean;
}

function draftOf({ id, ms, refersTo, like }: Written): RecordDraft {
  const isRevisit = refersTo !== undefined || like !== undefined;
  const fields: WarcField[] = [["WARC-Target-URI", URL]];
  if (refersTo !== undefined) fields.push(["WARC-Refers-To", `<${refersTo}>`]);
  if (like) fields.push(["WARC-Refers-To-Date", toIso(instant(like.ms))]);
  const block = isRevisit ? HEAD_ONLY : httpBytes(`body of ${id}`);
  const type = isRevisit ? "revisit" : "response";
  return { type, id: `<${id}>`, date: instant(ms), fields, contentType: null, block };
}

/** An archive of these records; `moved` cuts its first so many records off the file, as a removal does. */
async function archiveOf(written: readonly Written[], moved = 0) {
  const [blobs, catalog] = [new MemoryBlobs(), new MemoryCatalog()];
  await catalog.captures.create(someCapture("c1"));
  const members = written.map((one) => gzipSync(encodeRecord(draftOf(one))));
  const refs = members.map((bytes, i): RecordRef => {
    const offset = members.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    const { id, type } = draftOf(written[i]!);
    return { id, type, file: FILE, offset, length: bytes.length };
  });
  const cutBytes = refs[moved]?.offset ?? 0;
  await blobs.put(FILE, members.slice(moved));
  const lines = written.slice(moved).map((one, i) => {
    const { offset, length, type } = refs[moved + i]!;
    const place = { file: FILE, offset: offset - cutBytes, length, digest: null, status: 200, mime: null };
    const recordType = type as "response" | "revisit";
    return formatLine({ surt: surt(URL), url: URL, at: instant(one.ms), ...place, recordType });
  });
  await blobs.put("indexes/s.cdxj", Buffer.from(`${lines.sort().join("\n")}\n`));
  const sightings = written.map(({ ms }, seq) => {
    const at = instant(ms);
    const times = { sentAt: at, firstByteAt: at, lastByteAt: at };
    const request = { ...refs[seq]!, id: "<request>", type: "request", offset: 7 };
    return someSighting("c1", seq, { url: URL, times, records: [request, refs[seq]!] });
  });
  for (const [i, sighting] of sightings.entries())
    if (written[i]!.isUnseen !== true) await catalog.sightings.add(sighting);
  const records = { blobs, sightings: catalog.sightings, index: new ArchiveIndex(blobs) };
  const read = async (i: number) => {
    const bytes = await readSighted(records, sightings[i]!);
    return bytes && Buffer.from(bytes).toString();
  };
  return { read, blobs, records };
}

describe("the response of a sighting", () => {
  it("is its own record's, without any index", async () => {
    const { read, blobs } = await archiveOf([
      { id: "first", ms: 1 },
      { id: "second", ms: 2 },
    ]);
    await blobs.delete("indexes/s.cdxj");
    expect(await read(0)).toContain("\r\n\r\nbody of first");
    expect(await read(1)).toContain("\r\n\r\nbody of second");
  });

  it("is, of a revisit, its own head with the body of the record that it names, without any index", async () => {
    const { read, blobs } = await archiveOf([
      { id: "first", ms: 1 },
      { id: "other", ms: 2 },
      { id: "again", ms: 3, refersTo: "first" },
    ]);
    await blobs.delete("indexes/s.cdxj");
    expect(await read(2)).toMatch(/^HTTP\/1\.1 200 OK\r\nX-Second: yes\r\n[^]*\r\n\r\nbody of first$/);
  });

  it("is found through a chain of revisits, and not through a circle", async () => {
    const chain = await archiveOf([
      { id: "first", ms: 1 },
      { id: "again", ms: 2, refersTo: "first" },
      { id: "once-more", ms: 3, refersTo: "again" },
    ]);
    expect(await chain.read(2)).toMatch(/X-Second: yes\r\n[^]*\r\n\r\nbody of first$/);
    const circle = await archiveOf([
      { id: "a", ms: 1, refersTo: "b" },
      { id: "b", ms: 2, refersTo: "a" },
    ]);
    expect(await circle.read(0)).toBeNull();
  });

  it("is found by date when the revisit names no id, and when no sighting tells of its original", async () => {
    const written = [
      { id: "imported", ms: 1, isUnseen: true },
      { id: "other", ms: 2, isUnseen: true },
      { id: "again", ms: 3, like: { ms: 1 } },
      { id: "named", ms: 4, refersTo: "imported" },
    ];
    const { read } = await archiveOf(written);
    expect(await read(2)).toContain("body of imported");
    expect(await read(3)).toContain("body of imported");
  });

  it("is found where it lies now, and what was removed is told as missing", async () => {
    const written = [
      { id: "gone", ms: 1 },
      { id: "kept", ms: 2 },
      { id: "again", ms: 3, refersTo: "gone" },
    ];
    const { read } = await archiveOf(written, 1);
    expect(await read(1)).toContain("body of kept");
    expect(await read(0)).toBeNull();
    expect(await read(2)).toBeNull();
  });

  it("is none when there was no response, or its file is not there", async () => {
    const { read, blobs, records } = await archiveOf([{ id: "first", ms: 1 }]);
    const failed = someSighting("c1", 9, { url: URL, records: [] });
    expect(await readSighted(records, failed)).toBeNull();
    await blobs.delete(FILE);
    expect(await read(0)).toBeNull();
  });
});
