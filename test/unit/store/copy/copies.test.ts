// Where copies are written: a folder or a ZIP that is whole or not there, nothing outside it, nothing of others replaced.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CopyFile } from "#ports/index.js";
import { requireCopyFolder, writeCopyFolder, writeCopyZip } from "#store/index.js";
import { requireCopyPath } from "#store/copy/copy-path.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";
import { unpack } from "../../../support/archives/wacz-tools.js";

async function* filesOf(files: Record<string, string>): AsyncGenerator<CopyFile> {
  // In pieces, as long files come.
  for (const [path, text] of Object.entries(files))
    yield { path, content: (text.match(/.{1,999}/gs) ?? []).map((piece) => Buffer.from(piece)) };
}

async function* failing(files: Record<string, string>): AsyncGenerator<CopyFile> {
  yield* filesOf(files);
  throw new Error("the archive is gone");
}

const MANIFEST = '{"format":"isochron-copy/1"}';

describe("a copy as a folder", () => {
  it("is written whole, and nothing is left beside it", async () => {
    const dir = temporaryDirectory();
    const place = join(dir, "deep", "copy");
    expect(
      await writeCopyFolder(place, filesOf({ "a/b.html": "hello".repeat(500), "README.txt": "" })),
    ).toEqual({
      files: 2,
      bytes: 2500,
    });
    expect(readFileSync(join(place, "a/b.html"), "utf8")).toBe("hello".repeat(500));
    expect(readdirSync(join(dir, "deep"))).toEqual(["copy"]);
  });

  it("is not there when it could not be finished, and the one before it stays", async () => {
    const dir = temporaryDirectory();
    const place = join(dir, "copy");
    await expect(writeCopyFolder(place, failing({ "a.html": "new" }))).rejects.toThrow("the archive is gone");
    expect(readdirSync(dir)).toEqual([]);
    await writeCopyFolder(place, filesOf({ "a.html": "old", "manifest.json": MANIFEST }));
    await expect(writeCopyFolder(place, failing({ "a.html": "new" }))).rejects.toThrow("the archive is gone");
    expect(readFileSync(join(place, "a.html"), "utf8")).toBe("old");
    expect(readdirSync(dir)).toEqual(["copy"]);
  });

  it("takes the place of an earlier copy as a whole, when asked to", async () => {
    const place = join(temporaryDirectory(), "copy");
    await writeCopyFolder(place, filesOf({ "stale.html": "old", "manifest.json": MANIFEST }));
    expect(() => requireCopyFolder(place, false)).toThrow(/holds a copy already.*--overwrite/);
    requireCopyFolder(place, true);
    await writeCopyFolder(place, filesOf({ "manifest.json": MANIFEST }));
    expect(readdirSync(place)).toEqual(["manifest.json"]);
  });

  it("takes no other place", () => {
    const dir = temporaryDirectory();
    writeFileSync(join(dir, "file"), "");
    writeFileSync(join(dir, "manifest.json"), '{"format":"other"}');
    expect(() => requireCopyFolder(dir, true)).toThrow(/holds other files/);
    expect(() => requireCopyFolder(join(dir, "file"), true)).toThrow(/is a file/);
    mkdirSync(join(dir, "empty"));
    requireCopyFolder(join(dir, "empty"), false);
    requireCopyFolder(join(dir, "new"), false);
  });

  it("follows no link that lies in its place", async () => {
    const dir = temporaryDirectory();
    const [place, outside] = [join(dir, "copy"), join(dir, "outside")];
    mkdirSync(outside);
    mkdirSync(place);
    symlinkSync(outside, join(place, "site"));
    writeFileSync(join(place, "manifest.json"), MANIFEST);
    await writeCopyFolder(place, filesOf({ "site/a.html": "x", "manifest.json": MANIFEST }));
    expect(readFileSync(join(place, "site/a.html"), "utf8")).toBe("x");
    expect(readdirSync(outside)).toEqual([]);
  });

  it("gives every name once", async () => {
    const place = join(temporaryDirectory(), "copy");
    async function* twice(): AsyncGenerator<CopyFile> {
      yield* filesOf({ "a.html": "1" });
      yield* filesOf({ "a.html": "2" });
    }
    await expect(writeCopyFolder(place, twice())).rejects.toThrow(/EEXIST/);
    expect(existsSync(place)).toBe(false);
  });
});

it.each([
  "../a",
  "a/../b",
  "/a",
  "a//b",
  "a\\b",
  "a\0",
  ".a",
  "a.",
  "a ",
  "con",
  "nul.txt",
  "x".repeat(300),
  "",
  "C:a",
])("refuses %j as a name inside a copy", (path) =>
  expect(() => requireCopyPath(path)).toThrow(/not a name inside a copy/),
);

describe("a copy as a ZIP", () => {
  it("holds every file, packed as it comes", async () => {
    const out = join(temporaryDirectory(), "deep", "copy.zip");
    const files = { "a/b.html": "hello ".repeat(5000), "c.png": "picture", "README.txt": "" };
    const date = new Date("2026-01-05T09:00:00Z");
    expect(await writeCopyZip(out, filesOf(files), date)).toEqual({ files: 3, bytes: 30_007 });
    const packed = [...(await unpack(out))].map(([path, { bytes }]) => [path, bytes.toString()]);
    expect(Object.fromEntries(packed)).toEqual(files);
    const again = `${out}.again.zip`;
    await writeCopyZip(again, filesOf(files), date);
    expect(readFileSync(again).equals(readFileSync(out))).toBe(true);
  });

  it("is not there when it could not be finished", async () => {
    const dir = temporaryDirectory();
    await expect(
      writeCopyZip(join(dir, "copy.zip"), failing({ "a.html": "x" }), new Date(0)),
    ).rejects.toThrow(/archive is gone/);
    await expect(writeCopyZip(join(dir, "copy.zip"), filesOf({ "../a": "x" }), new Date(0))).rejects.toThrow(
      /not a name/,
    );
    expect(readdirSync(dir)).toEqual([]);
  });
});
