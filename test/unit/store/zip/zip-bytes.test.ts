import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { ZipFile as Yazl } from "yazl";
import { zipBytes, type ZipFile } from "#store/zip/zip-bytes.js";
import { dataDescriptor, directoryEnd, directoryHead } from "#store/zip/zip-heads.js";

const DATE = new Date("2026-11-19T20:15:31.000Z");

describe("a ZIP", () => {
  it("is what yazl writes, byte for byte", async () => {
    const files = [
      file("archive/a.warc.gz", true, [text(70_000), text(3), text(200_000)]),
      file(
        "pages/pages.jsonl",
        false,
        Array.from({ length: 900 }, (_, i) => text(i)),
      ),
      file("pages/größe.txt", false, [Buffer.from("ü")]),
      file("empty", false, []),
      file("empty-too", true, [Buffer.alloc(0)]),
    ];
    expect(await whole(zipBytes(files, DATE))).toEqual(await byYazl(files));
  });

  it("without a file is its end alone", async () => {
    expect(await whole(zipBytes([], DATE))).toEqual(await byYazl([]));
  });

  it("bears dates beyond those of its clock", async () => {
    const files = [file("a", true, [text(5)])];
    const date = new Date("1975-01-01T00:00:00Z");
    expect(await whole(zipBytes(files, date))).toEqual(await byYazl(files, date));
  });

  it("asks for a file's content when its turn comes", async () => {
    const read: string[] = [];
    const named = (path: string): ZipFile => ({
      path,
      isStored: true,
      content: () => {
        read.push(path);
        return [text(10)];
      },
    });
    for await (const _ of zipBytes([named("a"), named("b")], DATE)) if (read.length === 1) break;
    expect(read).toEqual(["a"]);
  });

  it.each([true, false])("fails as its source does (stored: %s)", async (isStored) => {
    const failing = async function* (): AsyncGenerator<Uint8Array> {
      yield text(100_000);
      throw new Error("the disk is gone");
    };
    const files = [{ path: "a", isStored, content: failing }];
    await expect(whole(zipBytes(files, DATE))).rejects.toThrow("the disk is gone");
  });

  it.each(["", "/a", "a/../b", "..", "C:a", "a\\b", "a/"])("never holds the name %j", async (path) => {
    await expect(whole(zipBytes([file(path, true, [])], DATE))).rejects.toThrow("no name");
  });
});

describe("the heads of a ZIP", () => {
  const entry = { name: Buffer.from("a"), isStored: true, mode: 0o100664, date: DATE, offset: 0, crc: 7 };

  it("tell sizes beyond four bytes in eight", () => {
    const large = { ...entry, packedBytes: 5 * 2 ** 32, plainBytes: 5 * 2 ** 32 };
    expect(dataDescriptor(large).length).toBe(24);
    expect(dataDescriptor(large).readBigUInt64LE(8)).toBe(BigInt(5 * 2 ** 32));
    const head = directoryHead(large);
    expect([head.readUInt32LE(20), head.readUInt32LE(24), head.readUInt32LE(42)]).toEqual(
      Array.from({ length: 3 }, () => 0xffffffff),
    );
    expect(head.readBigUInt64LE(head.length - 24)).toBe(BigInt(5 * 2 ** 32));
  });

  it("lead to the directory of a large file by a record of its own", () => {
    const end = directoryEnd(3, 2 ** 33, 2 ** 33 + 100);
    expect(end.length).toBe(56 + 20 + 22);
    expect([end.readBigUInt64LE(40), end.readBigUInt64LE(48)]).toEqual([100n, 2n ** 33n]);
    expect(end.readBigUInt64LE(56 + 8)).toBe(2n ** 33n + 100n);
    expect(directoryEnd(3, 1000, 1100).length).toBe(22);
    expect(directoryEnd(0xffff, 1000, 1100).length).toBe(98);
  });
});

/** Words that neither repeat nor are noise. */
function text(bytes: number): Buffer {
  let words = "";
  for (let i = 1; words.length < bytes; i++) words += `${((i * 2654435761) % 9973).toString(36)} `;
  return Buffer.from(words.slice(0, bytes));
}

function file(path: string, isStored: boolean, pieces: readonly Buffer[]): ZipFile {
  return { path, isStored, content: () => pieces };
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function byYazl(files: readonly ZipFile[], mtime = DATE): Promise<Buffer> {
  const zip = new Yazl();
  for (const one of files)
    zip.addReadStreamLazy(one.path, { compress: !one.isStored, mtime }, (done) =>
      done(null, Readable.from(one.content(), { objectMode: false })),
    );
  zip.end();
  return whole(zip.outputStream as AsyncIterable<Uint8Array> & typeof zip.outputStream);
}
