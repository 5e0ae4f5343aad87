// Hostile files: bounded memory and time, a finding, no crash, and the good records around them kept.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { listWarc } from "#store/index.js";
import { encodeRecord, newRecordId } from "#store/warc/record.js";
import { temporaryDirectory } from "../support/archives/archives.js";
import { sharedData } from "../support/samples/shared-data.js";

const SEED = 20260115;
const MEGABYTE = 1024 * 1024;

function record(text: string): Buffer {
  return encodeRecord({
    type: "resource",
    id: newRecordId(),
    date: instant(1_700_000_000_000),
    fields: [["WARC-Target-URI", "http://example.org/"]],
    contentType: "text/plain",
    block: Buffer.from(text),
  });
}

async function listBytes(...pieces: (Buffer | string)[]) {
  const path = join(temporaryDirectory(), "hostile.warc");
  writeFileSync(path, Buffer.concat(pieces.map((piece) => Buffer.from(piece))));
  const { records, findings } = await listWarc(path);
  return { targets: records.map(({ target }) => target), records, codes: findings.map(({ code }) => code) };
}

const good = record("good");
const goodZip = gzipSync(good);

describe("hostile files", () => {
  it("pass over a header line of 100 MB and read the record behind it, in little memory", async () => {
    const path = join(temporaryDirectory(), "long-line.warc");
    const file = openSync(path, "w");
    writeSync(file, good);
    writeSync(file, "WARC/1.1\r\nX-Long: ");
    for (let i = 0; i < 100; i++) writeSync(file, Buffer.alloc(MEGABYTE, "x"));
    writeSync(file, "\r\n\r\n");
    writeSync(file, good);
    closeSync(file);
    const before = process.memoryUsage().rss;
    const { records, findings } = await listWarc(path);
    expect(records).toHaveLength(2);
    expect(findings.map(({ code }) => code)).toEqual(["head-too-long"]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  });

  it("pass over a compressed header line of 100 MB", async () => {
    const bomb = gzipSync(
      Buffer.concat([Buffer.from("WARC/1.1\r\nX-Long: "), Buffer.alloc(100 * MEGABYTE, "x")]),
    );
    const { records, codes } = await listBytes(goodZip, bomb, goodZip);
    expect(records).toHaveLength(2);
    expect(codes).toEqual(["head-too-long"]);
  });

  it("stop a decompression bomb and go on behind it", async () => {
    const head =
      "WARC/1.1\r\nWARC-Type: resource\r\nWARC-Record-ID: <urn:x>\r\nWARC-Date: 2020-01-01T00:00:00Z\r\nWARC-Target-URI: http://bomb/\r\n";
    const block = Buffer.alloc(300 * MEGABYTE);
    const bomb = gzipSync(
      Buffer.concat([Buffer.from(`${head}Content-Length: ${block.length}\r\n\r\n`), block]),
    );
    const before = process.memoryUsage().rss;
    const { targets, codes } = await listBytes(goodZip, bomb, goodZip);
    expect(targets).toEqual(["http://example.org/", "http://bomb/", "http://example.org/"]);
    expect(codes).toContain("gzip-bomb");
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MEGABYTE);
  });

  it("take gzip within gzip for what it is: no record", async () => {
    let nested: Buffer = Buffer.from(good);
    for (let i = 0; i < 20; i++) nested = gzipSync(nested);
    const { records, codes } = await listBytes(nested, goodZip);
    expect(records).toHaveLength(1);
    expect(codes).toEqual(["junk"]);
  });

  it.each(["99999999999999", "999999999999999999999999", "-5", "1e9", "0x10", "", " 4 4"])(
    "survive the absurd length %j and find the next record",
    async (length) => {
      const broken = good.toString("latin1").replace(/Content-Length: 4/, `Content-Length: ${length}`);
      for (const pieces of [
        [broken, good],
        [gzipSync(broken), goodZip],
      ]) {
        const { records, codes } = await listBytes(...pieces);
        expect(records).toHaveLength(2);
        expect(codes.length).toBeGreaterThan(0);
      }
    },
  );

  it("find records again after junk, plain and compressed", async () => {
    const junk = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i * 31 + 7) % 256));
    for (const pieces of [
      [good, junk, "\r\n", good],
      [junk, "\n", good],
      [goodZip, junk, goodZip],
    ]) {
      const { records, codes } = await listBytes(...pieces);
      expect(records).toHaveLength(pieces.filter((piece) => piece === good || piece === goodZip).length);
      expect(codes.length).toBeGreaterThan(0);
    }
  });

  it("report a member whose bits were flipped and keep its neighbours", async () => {
    const three = [record("one ".repeat(500)), record("two ".repeat(500)), record("three ".repeat(500))].map(
      (one) => gzipSync(one),
    );
    // Behind the gzip header, whose time stamp nobody checks.
    const start = three[0]!.length + 10;
    for (let at = start; at < start + three[1]!.length - 10; at += 3) {
      const bytes = Buffer.concat(three);
      bytes[at]! ^= 0x55;
      const { records, codes } = await listBytes(bytes);
      expect(codes.length, `byte ${at}`).toBeGreaterThan(0);
      expect(records.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("never crash on random bytes and on mutations of good files", async () => {
    const seeds = [Buffer.concat([good, good]), Buffer.concat([goodZip, goodZip])];
    if (sharedData)
      for (const name of ["example.arc", "example.warc", "example.arc.gz", "post-test.warc.gz"])
        seeds.push(readFileSync(join(sharedData, "conformance/warc/warcio", name)));
    const mutation = fc.record({ at: fc.nat(), with: fc.uint8Array({ maxLength: 12 }), drop: fc.nat(40) });
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(mutation, { minLength: 1, maxLength: 4 }),
        async (which, mutations) => {
          let bytes = seeds[which % seeds.length]!;
          for (const { at, with: added, drop } of mutations) {
            const place = at % bytes.length;
            bytes = Buffer.concat([bytes.subarray(0, place), added, bytes.subarray(place + drop)]);
            if (bytes.length === 0) bytes = Buffer.from("x");
          }
          const { findings, records } = await listOne(bytes);
          for (const { offset } of [...findings, ...records])
            expect(offset).toBeLessThanOrEqual(bytes.length);
        },
      ),
      { seed: SEED, numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 3000 }), async (bytes) => {
        expect((await listOne(bytes)).findings.length).toBeGreaterThan(0);
      }),
      { seed: SEED, numRuns: 100 },
    );
  });
});

let scratch = "";

async function listOne(bytes: Uint8Array) {
  if (scratch === "") scratch = temporaryDirectory();
  const path = join(scratch, "one");
  writeFileSync(path, bytes);
  return listWarc(path);
}
