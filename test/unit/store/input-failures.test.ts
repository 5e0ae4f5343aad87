// Files that somebody names: one that is not there, or may not be read, is theirs to mend (exit 2), not the archive's.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ERROR_CODES, type ErrorCode } from "#errors.js";
import { checkWacz, importFiles, listFile, openWacz } from "#store/index.js";
import { inputFailure, storeFailure } from "#store/store-failure.js";
import { verifyCertificate } from "#verify/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";

const NAMES = ["none.warc.gz", "none.wacz", "folder.wacz", "folder.warc"] as const;

function inputs(): { dir: string; path: (name: string) => string } {
  const dir = temporaryDirectory();
  for (const name of NAMES.filter((one) => one.startsWith("folder"))) mkdirSync(join(dir, name));
  return { dir, path: (name) => join(dir, name) };
}

const systemError = (code: string): Error => Object.assign(new Error(`${code}: no`), { code });

describe("an input file", () => {
  it("that is not there is not found", async () => {
    const { dir, path } = inputs();
    const missing = { name: "UsageError", code: "NOT_FOUND", message: expect.stringContaining("none.") };
    for (const name of ["none.warc.gz", "none.wacz"])
      await expect(importFiles(join(dir, "archive"), [path(name)])).rejects.toMatchObject(missing);
    await expect(openWacz(path("none.wacz"))).rejects.toMatchObject(missing);
    await expect(checkWacz(path("none.wacz"))).rejects.toMatchObject(missing);
    await expect(collect(listFile(path("none.warc.gz")))).rejects.toMatchObject(missing);
    await expect(verifyCertificate(path("none.json"), { root: dir })).rejects.toMatchObject(missing);
  });

  it("that cannot be read is bad input", async () => {
    const { dir, path } = inputs();
    const bad = {
      name: "UsageError",
      code: "BAD_INPUT",
      message: expect.stringMatching(/folder\.\w+ is a directory: name a file$/),
    };
    await expect(openWacz(path("folder.wacz"))).rejects.toMatchObject(bad);
    await expect(collect(listFile(path("folder.warc")))).rejects.toMatchObject(bad);
    await expect(verifyCertificate(path("folder.wacz"), { root: dir })).rejects.toMatchObject(bad);
  });

  it.each([
    ["ENOENT", "NOT_FOUND", 2],
    ["EACCES", "BAD_INPUT", 2],
    ["EISDIR", "BAD_INPUT", 2],
    ["EIO", "ARCHIVE_BROKEN", 3],
  ] as const)("with %s ends as %s", (system, code, exit) => {
    const { code: found } = inputFailure(systemError(system), "a.warc");
    expect([found, ERROR_CODES[found as ErrorCode].exit]).toEqual([code, exit]);
  });
});

describe("a file of the archive", () => {
  it("that may not be read says so, and does not speak of writing", () => {
    const { code, message } = storeFailure(systemError("EACCES"), "reading", "warcs/a.warc.gz");
    expect(code).toBe("ARCHIVE_UNWRITABLE");
    expect(message).toMatch(/^cannot read warcs\/a\.warc\.gz \(EACCES\)/);
    expect(message).not.toContain("write");
    expect(storeFailure(systemError("EACCES"), "writing", "a").message).toMatch(
      /^cannot write while writing a/,
    );
  });
});
