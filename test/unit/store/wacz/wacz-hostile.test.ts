// Packages that play tricks are refused whole, with a clear line, before anything of them is in the archive.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { checkWacz, importFiles, openWacz } from "#store/index.js";
import { encodeRecord, newRecordId } from "#store/warc/record.js";
import { collect, pageUrl, temporaryDirectory } from "../../../support/archives/archives.js";
import { pack, rawZip, sha256, type RawEntry } from "../../../support/archives/wacz-tools.js";

function warc(path: string, body: string): Buffer {
  const record = encodeRecord({
    type: "response",
    id: newRecordId(),
    date: instant(1_600_000_000_000),
    fields: [["WARC-Target-URI", pageUrl(path)]],
    contentType: "application/http;msgtype=response",
    block: Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`),
  });
  return gzipSync(record);
}

const GOOD: RawEntry = { name: "archive/data.warc.gz", bytes: warc("/a", "A") };
const MEGABYTES_200 = 200 * 1024 * 1024;

const TRICKS: [what: string, entry: RawEntry | RawEntry[], why: RegExp][] = [
  ["a name that climbs out", { ...GOOD, name: "archive/../../../evil.warc.gz" }, /invalid relative path/],
  ["an absolute name", { ...GOOD, name: "/etc/evil.warc.gz" }, /absolute path/],
  ["a drive letter", { ...GOOD, name: "C:/evil.warc.gz" }, /absolute path/],
  ["backslashes", { ...GOOD, name: "archive\\..\\evil.warc.gz" }, /invalid characters/],
  ["a line break in a name", { ...GOOD, name: "archive/a\nb.warc.gz" }, /control characters/],
  [
    "a symbolic link",
    { name: "archive/l.warc.gz", bytes: Buffer.from("/etc/passwd"), unixMode: 0o120777 },
    /link/,
  ],
  ["a device", { ...GOOD, name: "archive/d.warc.gz", unixMode: 0o020666 }, /link or a device/],
  ["the same name twice", [GOOD, GOOD], /is there twice/],
  [
    "an encrypted entry",
    { ...GOOD, name: "archive/x.warc.gz", flags: 0x801, sizeBytes: GOOD.bytes.length - 12 },
    /encrypted/,
  ],
  ["an unknown compression", { ...GOOD, name: "archive/x.warc.gz", method: 14, sizeBytes: 5 }, /unknown way/],
  [
    "a bomb",
    {
      name: "archive/b.warc",
      bytes: deflateRawSync(Buffer.alloc(MEGABYTES_200)),
      method: 8,
      sizeBytes: MEGABYTES_200,
    },
    /expands beyond all reason/,
  ],
  ["a stored entry of an absurd size", { ...GOOD, name: "archive/s.warc.gz", sizeBytes: 0xfffffff0 }, /size/],
  [
    "entries that share their bytes",
    Array.from({ length: 9 }, (_, i) => ({
      ...GOOD,
      name: `archive/${i}.warc.gz`,
      ...(i > 0 ? { sharesDataOf: 0 } : {}),
    })),
    /larger than the file/,
  ],
];

describe("a package with", () => {
  it.each(TRICKS)("%s is refused", async (_, trick, why) => {
    const dir = temporaryDirectory();
    const path = join(dir, "evil.wacz");
    writeFileSync(path, rawZip([{ ...GOOD, name: "archive/good.warc.gz" }, ...[trick].flat()]));
    await expect(openWacz(path)).rejects.toThrowError(why);
    await expect(importFiles(join(dir, "archive"), [path])).rejects.toMatchObject({ code: "FORMAT" });
    expect(readdirSync(join(dir, "archive/warcs/imported"))).toEqual([]);
    expect(existsSync(join(dir, "evil.warc.gz"))).toBe(false);
    expect(await checkWacz(path)).toMatchObject([{ code: "unreadable" }]);
  });

  it("more bytes than it declares is refused while being read", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "liar.wacz");
    const bytes = deflateRawSync(Buffer.alloc(1024 * 1024));
    writeFileSync(path, rawZip([{ name: "archive/b.warc", bytes, method: 8, sizeBytes: 100 }]));
    const wacz = await openWacz(path);
    await expect(collect(wacz.read("archive/b.warc"))).rejects.toMatchObject({ code: "FORMAT" });
    wacz.close();
    await expect(importFiles(join(dir, "archive"), [path])).rejects.toMatchObject({ code: "FORMAT" });
    expect(readdirSync(join(dir, "archive/warcs/imported"))).toEqual([]);
  });
});

describe("what is no package", () => {
  it.each([
    ["text", Buffer.from("nothing of the kind")],
    ["an empty file", Buffer.alloc(0)],
    ["a package cut in two", rawZip([GOOD]).subarray(0, 60)],
  ])("is refused: %s", async (_, bytes) => {
    const dir = temporaryDirectory();
    const path = join(dir, "no.wacz");
    writeFileSync(path, bytes);
    await expect(openWacz(path)).rejects.toMatchObject({ code: "FORMAT", file: path });
    expect(await checkWacz(path)).toMatchObject([{ code: "unreadable" }]);
  });

  it("is said to be missing when it is", async () => {
    await expect(openWacz("/nowhere/at.wacz")).rejects.toThrowError(/at\.wacz/);
  });
});

describe("importing a package", () => {
  it("takes each of its WARC files, and keeps all else beside them", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "x.wacz");
    const plain = Buffer.from("not a record");
    writeFileSync(
      path,
      rawZip([
        GOOD,
        { name: "archive/deep/b.warc.gz", bytes: warc("/b", "B") },
        { name: "notes.warc", bytes: plain },
      ]),
    );
    const results = await importFiles(join(dir, "archive"), [dir]);
    expect(results).toMatchObject([
      { source: `${path}#archive/data.warc.gz`, status: "imported", records: 1, findings: [] },
      { source: `${path}#archive/deep/b.warc.gz`, status: "imported", records: 1, findings: [] },
    ]);
    expect(await importFiles(join(dir, "archive"), [path])).toMatchObject([
      { status: "already-there" },
      { status: "already-there" },
    ]);
    const kept = readdirSync(join(dir, "archive/warcs/imported"));
    expect(kept).toHaveLength(3);
    const beside = kept.find((name) => name.endsWith(".wacz"))!;
    expect(readdirSync(join(dir, "archive/warcs/imported", beside))).toEqual(["notes.warc"]);
  });

  it("says when a WARC file is not the one that the package describes", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "x.wacz");
    const resources = [{ path: GOOD.name, hash: sha256(Buffer.from("other")), bytes: 5 }];
    const description = { profile: "data-package", wacz_version: "1.1.1", resources };
    await pack(
      path,
      new Map([
        [GOOD.name, { bytes: GOOD.bytes, isStored: true }],
        ["datapackage.json", { bytes: Buffer.from(JSON.stringify(description)), isStored: false }],
      ]),
    );
    const [result] = await importFiles(join(dir, "archive"), [path]);
    expect(result).toMatchObject({ status: "imported", records: 1, findings: [{ code: "digest-mismatch" }] });
  });

  it("says when there is no WARC file in it", async () => {
    const dir = temporaryDirectory();
    const path = join(dir, "x.wacz");
    writeFileSync(path, rawZip([{ name: "readme.txt", bytes: Buffer.from("hello") }]));
    expect(await importFiles(join(dir, "archive"), [path])).toMatchObject([
      { source: path, status: "no-records", findings: [{ code: "not-warc" }] },
    ]);
  });
});
