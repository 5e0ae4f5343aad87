// Files of other tools in the archive: every record, its target, its body and its findings.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { importFiles, listWarc, openArchive } from "#store/index.js";
import { encodeRecord, newRecordId } from "#store/warc/record.js";
import { pageUrl, temporaryDirectory } from "../../support/archives/archives.js";
import { sharedData } from "../../support/samples/shared-data.js";
import { judgeByWarcio } from "../../support/archives/warc-judges.js";

function response(path: string, body: Buffer): Buffer {
  return encodeRecord({
    type: "response",
    id: newRecordId(),
    date: instant(1_600_000_000_000),
    fields: [["WARC-Target-URI", pageUrl(path)]],
    contentType: "application/http;msgtype=response",
    block: Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`), body]),
  });
}

describe("importing", () => {
  it("takes plain and whole-file compressed files and serves them like captures", async () => {
    const dir = temporaryDirectory();
    const archiveDir = join(dir, "archive");
    await (await openArchive(archiveDir)).close();
    const big = Buffer.alloc(9 * 1024 * 1024, "0123456789");
    writeFileSync(
      join(dir, "plain.warc"),
      Buffer.concat([response("/a", Buffer.from("A")), response("/big", big)]),
    );
    writeFileSync(
      join(dir, "whole.warc.gz"),
      gzipSync(Buffer.concat([response("/c", Buffer.from("C")), response("/d", big)])),
    );
    const results = await importFiles(archiveDir, [join(dir, "plain.warc"), join(dir, "whole.warc.gz")]);
    expect(results.map(({ status, records }) => [status, records])).toEqual([
      ["imported", 2],
      ["imported", 2],
    ]);
    for (const { file } of results)
      expect((await judgeByWarcio(join(archiveDir, file!))).map(({ type }) => type)).toEqual([
        "response",
        "response",
      ]);
    const archive = await openArchive(archiveDir, { mode: "read" });
    for (const [path, body] of [
      ["/a", "A"],
      ["/c", "C"],
      ["/big", big.toString()],
      ["/d", big.toString()],
    ] as const) {
      const [entry] = await archive.index.lookup(pageUrl(path));
      const { httpBytes } = await archive.index.read(entry!);
      expect(Buffer.from(httpBytes).toString().endsWith(`\r\n\r\n${body}`), path).toBe(true);
    }
    await archive.close();
    for (const { source, original } of results)
      expect(readFileSync(join(archiveDir, original!)).equals(readFileSync(source))).toBe(true);
  });

  it("takes the same file once", async () => {
    const dir = temporaryDirectory();
    writeFileSync(join(dir, "x.warc"), response("/a", Buffer.from("A")));
    await importFiles(join(dir, "archive"), [dir]);
    expect(await importFiles(join(dir, "archive"), [join(dir, "x.warc")])).toMatchObject([
      { status: "already-there" },
    ]);
    expect(readdirSync(join(dir, "archive/warcs/imported")).map((name) => extname(name))).toEqual([
      ".original",
      ".gz",
    ]);
  });

  it("keeps a damaged file beside what could be taken from it, and refuses what holds no record", async () => {
    const dir = temporaryDirectory();
    const good = response("/a", Buffer.from("A"));
    writeFileSync(join(dir, "cut.warc"), Buffer.concat([good, good.subarray(0, -20)]));
    writeFileSync(join(dir, "text.warc"), "nothing of the kind");
    const [cut, text] = await importFiles(join(dir, "archive"), [
      join(dir, "cut.warc"),
      join(dir, "text.warc"),
    ]);
    expect(cut).toMatchObject({ status: "imported", findings: [{ code: "truncated" }] });
    expect(readdirSync(join(dir, "archive/warcs/imported")).some((name) => name.endsWith(".original"))).toBe(
      true,
    );
    const kept = await judgeByWarcio(join(dir, "archive", cut!.file!));
    expect(kept.map((record) => record.header("WARC-Truncated"))).toEqual([null, "unspecified"]);
    expect(text).toMatchObject({ status: "no-records", file: null });
  });

  it("says which source cannot be read", async () => {
    const dir = temporaryDirectory();
    await expect(importFiles(join(dir, "archive"), [join(dir, "none.warc")])).rejects.toThrowError(
      /none\.warc/,
    );
  });
});

describe.skipIf(!sharedData)("importing the shared test files (skipped: no data)", () => {
  it("loses no record, target or status", async () => {
    const dir = temporaryDirectory();
    const all = await importFiles(dir, [join(sharedData!, "conformance")]);
    const results = all.filter(({ status }) => status !== "skipped");
    expect(all.some(({ source }) => source.endsWith("README.md"))).toBe(true);
    expect(results).toHaveLength(31);
    for (const { source, file, records } of results) {
      const before = await listWarc(source);
      const after = await listWarc(join(dir, file!));
      expect(
        after.records.map(({ type, target, status }) => [type, target, status]),
        source,
      ).toEqual(before.records.map(({ type, target, status }) => [type, target, status]));
      expect(records).toBe(before.records.length);
    }
    const archive = await openArchive(dir, { mode: "write" });
    const [entry] = await archive.index.lookup("https://ibnesayeed.github.io/acrts/");
    expect(Buffer.from((await archive.index.read(entry!)).httpBytes).toString("latin1", 0, 15)).toBe(
      "HTTP/1.1 200 OK",
    );
    const revisit = (await archive.index.lookup("http://bl.uk/subjects/news-media/")).find(
      ({ recordType }) => recordType === "revisit",
    );
    expect(Buffer.from((await archive.index.read(revisit!)).httpBytes).length).toBeGreaterThan(70_000);
    await archive.close();
  });
});
