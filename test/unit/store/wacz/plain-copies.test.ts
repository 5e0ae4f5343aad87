// Responses whose chunks players cannot read: their copies in a package, and the records that stay as they were received.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkWacz, exportWacz, importFiles, openArchive } from "#store/index.js";
import { isOddlyChunked, withoutChunks } from "#store/wacz/plain-copies.js";
import {
  httpBytes,
  pageUrl,
  someCapture,
  someExchange,
  temporaryDirectory,
} from "../../../support/archives/archives.js";
import { unpack } from "../../../support/archives/wacz-tools.js";

const T0 = 1_700_000_000_000;
const COPIES = "isochron-copies-for-players.warc.gz";
const HEAD = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Type: text/html\r\n\r\n";
const chunked = (body: string, extension = ""): Buffer =>
  Buffer.from(`${HEAD}${body.length.toString(16)}${extension}\r\n${body}\r\n0\r\n\r\n`);
const ODD = chunked("<title>Odd</title>words", ';part="1"');

/** A page of a length, one in chunks, one in chunks with extensions. */
async function threePages(): Promise<string> {
  const dir = temporaryDirectory();
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(someCapture("first"));
  const sink = await archive.warcs.open("first");
  const answers = { "/a": httpBytes("<title>A</title>"), "/b": chunked("<title>B</title>"), "/odd": ODD };
  for (const [path, bytes] of Object.entries(answers))
    await sink.writeExchange(someExchange(pageUrl(path), T0, bytes));
  await archive.close();
  return dir;
}

describe("copies for players", () => {
  it("are of chunks that they do not read, and of no others", () => {
    expect(isOddlyChunked(ODD)).toBe(true);
    expect(isOddlyChunked(chunked("b"))).toBe(false);
    expect(isOddlyChunked(httpBytes("10;x\r\n"))).toBe(false);
    expect(isOddlyChunked(Buffer.from("no response"))).toBe(false);
    expect(withoutChunks(ODD)?.toString()).toBe(
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 23\r\n\r\n<title>Odd</title>words",
    );
    expect(withoutChunks(ODD.subarray(0, -4))).toBeNull(); // cut: nobody knows how it goes on
  });

  it("stand in the index in place of the records, which go along byte for byte", async () => {
    const dir = await threePages();
    const out = join(temporaryDirectory(), "out.wacz");
    expect(await exportWacz(dir, out)).toMatchObject({ warcs: 1, pages: 3, findings: [] });
    expect(await checkWacz(out)).toEqual([]);
    const files = await unpack(out);
    const [own] = readdirSync(join(dir, "warcs/example.org"));
    const stored = readFileSync(join(dir, "warcs/example.org", own!));
    expect(files.get(`archive/${own}`)!.bytes).toEqual(stored);
    const index = files.get("indexes/index.cdx")!.bytes.toString().trimEnd().split("\n");
    const [odd] = index.filter((line) => line.includes("/odd"));
    expect(index.filter((line) => line.includes(COPIES))).toEqual([odd]);
    const { offset, length } = JSON.parse(odd!.slice(odd!.indexOf("{"))) as Record<string, string>;
    const member = files
      .get(`archive/${COPIES}`)!
      .bytes.subarray(Number(offset), Number(offset) + Number(length));
    const record = gunzipSync(member).toString();
    expect(record).toContain("WARC-Target-URI: http://example.org/odd\r\n");
    expect(record.endsWith(`\r\n\r\n${withoutChunks(ODD)!.toString()}\r\n\r\n`)).toBe(true);
    const again = join(temporaryDirectory(), "again.wacz");
    await exportWacz(dir, again);
    expect((await unpack(again)).get(`archive/${COPIES}`)).toEqual(files.get(`archive/${COPIES}`));
  });

  it("are left out when the package is taken in again", async () => {
    const dir = await threePages();
    const out = join(temporaryDirectory(), "out.wacz");
    await exportWacz(dir, out);
    const taken = await importFiles(temporaryDirectory(), [out]);
    expect(taken.map(({ source }) => source.includes(COPIES))).toEqual([false]);
  });
});
