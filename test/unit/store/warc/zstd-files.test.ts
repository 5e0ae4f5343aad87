// WARC files of Zstandard frames, as WARC-zstd 1.0 has them and as they come.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listWarc, openArchive, importFiles } from "#store/index.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { plainRecord } from "../../../support/archives/odd-files.js";
import {
  frameHead,
  repeatedFrame,
  skippableFrame,
  storedFrame,
  taughtRecord,
  zstdFixture,
} from "../../../support/samples/zstd-samples.js";

const TAUGHT = [1000, 1001, 1002];
const taughtFrames = (): Buffer[] => TAUGHT.map((i) => zstdFixture(`record-${i}.zst`));

function fileOf(...parts: readonly Uint8Array[]): string {
  const path = join(temporaryDirectory(), "x.warc.zst");
  writeFileSync(path, Buffer.concat(parts));
  return path;
}

/** Targets' last parts, and findings. */
async function listed(...parts: readonly Uint8Array[]): Promise<[string, string[]]> {
  const { records, findings } = await listWarc(fileOf(...parts));
  const paths = records.map(({ target }) => target!.replace("http://example.org/", ""));
  return [paths.join(" "), findings.map(({ code, offset }) => `${code}@${offset}`)];
}

const [a, b, c] = ["/a", "/b", "/c"].map((path) => plainRecord(path)) as [Buffer, Buffer, Buffer];

describe("a WARC of Zstandard frames", () => {
  it("has a frame per record, and others between that are passed over", async () => {
    const extension = skippableFrame(Buffer.from("WARC/1.0\r\n not a record"), 0x184d2a50);
    expect(await listed(storedFrame(a), extension, storedFrame(b), extension)).toEqual(["a b", []]);
    const { records } = await listWarc(fileOf(storedFrame(a), extension, storedFrame(b)));
    expect(records.map(({ offset, length }) => [offset, length])).toEqual([
      [0, storedFrame(a).length],
      [storedFrame(a).length + extension.length, storedFrame(b).length],
    ]);
  });

  it.each(["dictionary", "dictionary.zst"])(
    "begins with a dictionary (%s) that all its frames need",
    async (name) => {
      const parts = [skippableFrame(zstdFixture(name)), ...taughtFrames()];
      expect(await listed(...parts)).toEqual(["1000 1001 1002", []]);
      const dir = temporaryDirectory();
      await (await openArchive(dir)).close();
      const [taken] = await importFiles(dir, [fileOf(...parts)]);
      expect(taken).toMatchObject({
        status: "imported",
        records: 3,
        original: expect.stringMatching(/\.original$/),
      });
      const archive = await openArchive(dir, { mode: "read" });
      for (const i of TAUGHT) {
        const [entry] = await archive.index.lookup(`http://example.org/${i}`);
        const { httpBytes } = await archive.index.read(entry!);
        const record = taughtRecord(i);
        const block = record.subarray(record.indexOf("HTTP/1.1 200"), -4);
        expect(Buffer.from(httpBytes).equals(block)).toBe(true);
      }
      await archive.close();
    },
  );

  it("is read from the middle with its dictionary too", async () => {
    const { readWarc } = await import("#store/warc/read/warc-reader.js");
    const bytes = Buffer.concat([skippableFrame(zstdFixture("dictionary")), ...taughtFrames()]);
    const from = bytes.length - taughtFrames().at(-1)!.length;
    const source = {
      sizeBytes: bytes.length,
      read: async (at: number, size: number) => bytes.subarray(at, at + size),
    };
    const targets: (string | null)[] = [];
    for await (const item of readWarc(source, "x", from))
      if (item.kind === "record") targets.push(item.record.target);
    expect(targets).toEqual(["http://example.org/1002"]);
  });

  it("goes on with the dictionary of a second file that was put behind it", async () => {
    const other = [skippableFrame(Buffer.from("no dictionary"), 0x184d2a51), storedFrame(b)];
    const parts = [storedFrame(a), ...other, skippableFrame(zstdFixture("dictionary")), ...taughtFrames()];
    expect(await listed(...parts)).toEqual(["a b 1000 1001 1002", []]);
  });

  it("may have a record in several frames, of any length", async () => {
    const long = plainRecord("/long", "0123456789".repeat(4_000_000));
    const pieces = Array.from({ length: 3 }, (_, i) => long.subarray(i * 15_000_000, (i + 1) * 15_000_000));
    const split = [
      ...pieces.map((piece) => storedFrame(piece)),
      storedFrame(a.subarray(0, 30)),
      storedFrame(a.subarray(30)),
    ];
    expect(await listed(...split, storedFrame(b))).toEqual(["long a b", []]);
    const { records } = await listWarc(fileOf(...split, storedFrame(b)));
    expect(records.map(({ length }) => length !== null)).toEqual([true, true, true]);
  });

  it("is one frame for all, which is told", async () => {
    expect(await listed(storedFrame(Buffer.concat([a, b, c])))).toEqual(["a b c", ["zstd-whole-file@0"]]);
  });

  it("comes apart anywhere, and is put together", async () => {
    const all = Buffer.concat([a, b, c]);
    for (const size of [1, 3, 50, 199, 400]) {
      const frames: Buffer[] = [];
      for (let at = 0; at < all.length; at += size) frames.push(storedFrame(all.subarray(at, at + size)));
      const { records, findings } = await listWarc(fileOf(...frames));
      expect(records.map(({ target, digestOk }) => [target, digestOk])).toHaveLength(3);
      expect(findings.every(({ code }) => code === "zstd-whole-file")).toBe(true);
    }
  });
});

describe("a damaged WARC of Zstandard frames", () => {
  it("loses the damaged record, and tells", async () => {
    const damaged = zstdFixture("text-19.zst").fill(0, 2000, 2050);
    const place = storedFrame(a).length;
    expect(await listed(storedFrame(a), damaged, storedFrame(b))).toEqual(["a b", [`zstd-damaged@${place}`]]);
    const cut = zstdFixture("text-19.zst").subarray(0, 2000);
    expect(await listed(storedFrame(a), cut, storedFrame(b))).toEqual(["a b", [`truncated@${place}`]]);
  });

  it("is cut inside a frame", async () => {
    const [one, two] = [storedFrame(a), storedFrame(b)];
    expect(await listed(one, two.subarray(0, -5))).toEqual(["a", [`truncated@${one.length}`]]);
    expect(await listed(one, skippableFrame(b).subarray(0, -5))).toEqual(["a", [`truncated@${one.length}`]]);
  });

  it("does not match a checksum, and is given out all the same", async () => {
    const frame = Buffer.from(taughtFrames()[0]!);
    frame[frame.length - 1]! ^= 1;
    const dictionary = skippableFrame(zstdFixture("dictionary"));
    expect(await listed(dictionary, frame, taughtFrames()[1]!)).toEqual([
      "1000 1001",
      [`zstd-checksum@${dictionary.length}`],
    ]);
  });

  it("lacks its dictionary", async () => {
    const places = (from: number): string[] =>
      TAUGHT.map((_, i) => `zstd-dictionary@${from + Buffer.concat(taughtFrames().slice(0, i)).length}`);
    expect(await listed(...taughtFrames())).toEqual(["", [...places(0), "not-warc@0"]]);
    const wrong = skippableFrame(Buffer.from("no dictionary"));
    const found = await listed(wrong, ...taughtFrames(), storedFrame(a));
    expect(found).toEqual(["a", ["zstd-dictionary@0", ...places(wrong.length)]]);
  });

  it("asks for more memory than allowed, or expands beyond all reason", async () => {
    const greedy = Buffer.concat([frameHead(40), Buffer.of(1, 0, 0)]);
    const place = storedFrame(a).length;
    expect(await listed(storedFrame(a), greedy, storedFrame(b))).toEqual([
      "a b",
      [`zstd-too-large@${place}`],
    ]);
    expect((await listed(storedFrame(a), repeatedFrame(0x41, 2200)))[1]).toContain(`zstd-bomb@${place}`);
  });
});
