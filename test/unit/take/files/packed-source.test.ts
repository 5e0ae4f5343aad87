import { execFileSync } from "node:child_process";
import {
  createWriteStream,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { instant, parsePageUrl, type Instant } from "../../../../src/model/index.js";
import { PLAIN_RULES } from "../../../../src/take/address/site-rules.js";
import { openFilesSource } from "../../../../src/take/files/open-files.js";
import { memorySpool } from "../../../support/take/memory-spool.js";
import { rowsOf, steppingClock, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;
const NOW = 2_000_000_000_000;

async function take(file: string, at: Instant | null = null): Promise<{ rows: Row[]; notes: string }> {
  const world = { clock: steppingClock(NOW), spool: memorySpool().spool };
  const source = await openFilesSource({ dir: file, root, rules: PLAIN_RULES, at }, world);
  return { rows: await rowsOf(source), notes: source.notes().join("\n") };
}

const short = ({ url, text }: Row): readonly string[] => [url.slice(root.length - 1), text];

/** A head of ustar. */
function tarHead(name: string, size: number, type = "0"): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0, "latin1");
  head.write(`${size.toString(8).padStart(11, "0")}\0`, 124, "latin1");
  head.write("00000000000\0", 136, "latin1");
  head.write(type, 156, "latin1");
  head.write("ustar\x0000", 257, "latin1");
  head.fill(0x20, 148, 156);
  const sum = head.reduce((all, byte) => all + byte, 0);
  head.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return head;
}

function tarOf(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const blocks = entries.flatMap(([name, text]) => {
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text, "latin1");
    return [tarHead(name, text.length), body];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

describe("tar and zip files as a source", () => {
  test("what GNU tar packs, with long names, links and gzip, is one state of the moment of the taking", async () => {
    await withTempDir(async (dir) => {
      const deep = `${"d".repeat(90)}/${"e".repeat(90)}/${"f".repeat(90)}.html`;
      for (const [path, text] of [
        ["index.html", "home"],
        ["grüße.html", "gr"],
        [deep, "deep"],
        ["empty.txt", ""],
      ] as const) {
        mkdirSync(join(dir, "site", path, ".."), { recursive: true });
        writeFileSync(join(dir, "site", path), text);
      }
      symlinkSync("/etc/passwd", join(dir, "site/link"));
      const encoded = deep;
      for (const format of ["gnu", "pax", "ustar"]) {
        const file = join(dir, `${format}.tar.gz`);
        const names = format === "ustar" ? ["./index.html", "./grüße.html", "./empty.txt", "./link"] : ["."];
        execFileSync("tar", [`--format=${format}`, "-czf", file, "-C", join(dir, "site"), ...names]);
        const { rows, notes } = await take(file);
        const expected = [
          ["/", "home"],
          ["/empty.txt", ""],
          ["/gr%C3%BC%C3%9Fe.html", "gr"],
        ];
        if (format !== "ustar") expected.splice(1, 0, [`/${encoded}`, "deep"]);
        expect(rows.map(short), format).toEqual(expected);
        expect(rows.every(({ from, to }) => from === NOW && to === NOW)).toBe(true);
        expect(notes).toContain("is the moment of the taking");
        expect(notes).toContain("1 packed file not told: links: link");
      }
    });
  });

  test("a zip is read alike, of the moment that its owner gives", async () => {
    await withTempDir(async (dir) => {
      const zip = new ZipFile();
      zip.addBuffer(Buffer.from("home"), "index.html");
      zip.addBuffer(Buffer.from("a".repeat(100_000)), "a/long.txt");
      zip.addBuffer(Buffer.from("/etc/passwd"), "link", { mode: 0o120777 });
      zip.end();
      const file = join(dir, "site.zip");
      await finished(zip.outputStream.pipe(createWriteStream(file)));
      const { rows, notes } = await take(file, instant(5_000));
      expect(rows.map(short)).toEqual([
        ["/", "home"],
        ["/a/long.txt", "a".repeat(100_000)],
      ]);
      expect(rows.every(({ from, to }) => from === 5_000 && to === 5_000)).toBe(true);
      expect(notes).toContain("its owner's word");
      expect(notes).toContain("1 packed file not told: links: link");
    });
  });

  test("the last of several entries of one name counts; names that lead out have no address", async () => {
    await withTempDir(async (dir) => {
      const file = join(dir, "site.tar");
      writeFileSync(
        file,
        tarOf([
          ["a.html", "first"],
          ["../out.html", "out"],
          ["/abs.html", "abs"],
          ["a.html", "last"],
        ]),
      );
      const { rows, notes } = await take(file);
      expect(rows.map(short)).toEqual([
        ["/a.html", "last"],
        ["/abs.html", "abs"],
      ]);
      expect(notes).toContain("1 packed file not told: names that no path may hold: ../out.html");
    });
  });

  test("broken, cut and absurd files end in one line", async () => {
    await withTempDir(async (dir) => {
      const bad = async (bytes: Buffer, error: RegExp): Promise<void> => {
        const file = join(dir, "bad");
        writeFileSync(file, bytes);
        await expect(take(file)).rejects.toThrow(error);
      };
      const tar = tarOf([["a.html", "a".repeat(2000)]]);
      await bad(
        Buffer.from("this is no archive at all".repeat(30)),
        /at byte 512: no tar file: a wrong checksum/,
      );
      await bad(tar.subarray(0, 1500), /no tar file: it ends in the middle of an entry/);
      await bad(gzipSync(tar).subarray(0, 60), /no gzip/);
      await bad(tarHead("bomb", 8 * 2 ** 30 - 1), /more than any site packs into so few bytes/);
      await bad(tarHead("x", 2 ** 24, "x"), /a record that is too long/);
      await bad(Buffer.from("PK\x03\x04 and nothing"), /no zip file that can be read/);
    });
  });

  test("a file that is written anew while it is read is not told on", async () => {
    await withTempDir(async (dir) => {
      const file = join(dir, "site.tar");
      writeFileSync(
        file,
        tarOf([
          ["a.html", "a"],
          ["b.html", "b"],
        ]),
      );
      const world = { clock: steppingClock(NOW), spool: memorySpool().spool };
      const source = await openFilesSource({ dir: file, root, rules: PLAIN_RULES, at: null }, world);
      const told: string[] = [];
      const reading = (async () => {
        for await (const { content } of source.versions()) {
          told.push(content.url);
          writeFileSync(`${file}.new`, readFileSync(file));
          renameSync(`${file}.new`, file);
          expect(statSync(file).size).toBe(3072);
        }
      })();
      await expect(reading).rejects.toThrow(/changed while it was read: take it again/);
      expect(told).toEqual(["https://site.example/a.html"]);
    });
  });
});
