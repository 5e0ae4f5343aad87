// The file of sites on disk: replaced whole, one change at a time, its mode and its links as they were.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SitesFile } from "#store/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { nodeFileSystem } from "#store/file-system.js";
import { temporaryDirectory } from "../../../support/archives/archives.js";

it("is made, changed and read, and has another stamp each time", async () => {
  const path = join(temporaryDirectory(), "sites.yaml");
  const file = new SitesFile(path);
  expect(await file.stamp()).toBeNull();
  await expect(file.text()).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: `no file ${path}: isochron sites add makes one`,
  });
  await file.change((text) => (expect(text).toBeNull(), "sites:\n"));
  const first = await file.stamp();
  await file.change((text) => `\ufeff${text}# é\n`);
  expect(await file.text()).toBe("\ufeffsites:\n# é\n");
  const second = await file.stamp();
  expect(new Set([null, first, second]).size).toBe(3);
  await file.change((text) => text!);
  expect(await file.stamp()).toBe(second);
});

it("changes at the same time take turns, and none is lost; other processes are locked out meanwhile", async () => {
  const dir = temporaryDirectory();
  const path = join(dir, "sites.yaml");
  const add = (letter: string) =>
    new SitesFile(path).change((text) => {
      expect(isLocked(join(dir, ".sites.yaml.lock"))).toBe(true);
      if (letter === "x") throw new Error("no");
      return `${text ?? ""}${letter}`;
    });
  const ended = await Promise.allSettled(["a", "b", "x", "c", "d"].map(add));
  expect(ended.map(({ status }) => status === "rejected")).toEqual([false, false, true, false, false]);
  expect(readFileSync(path, "utf8")).toBe("abcd");
  expect(isLocked(join(dir, ".sites.yaml.lock"))).toBe(false);
});

/** As another process would find it. */
function isLocked(path: string): boolean {
  const driver = new SqliteDriver(path, "read");
  try {
    driver.exec("PRAGMA busy_timeout = 0");
    driver.prepare("SELECT count(*) FROM sqlite_master").all();
    return false;
  } catch {
    return true;
  } finally {
    driver.close();
  }
}

it("what is refused, or cannot be written, leaves the file as it was and nothing beside it but the lock", async () => {
  const dir = temporaryDirectory();
  const path = join(dir, "sites.yaml");
  writeFileSync(path, "sites:\n");
  const stop = new Error("no");
  await expect(
    new SitesFile(path).change(() => {
      throw stop;
    }),
  ).rejects.toBe(stop);
  const full = {
    ...nodeFileSystem,
    open: () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })),
  };
  await expect(new SitesFile(path, full).change(() => "x")).rejects.toMatchObject({ code: "DISK_FULL" });
  const shut = {
    ...nodeFileSystem,
    rename: () => Promise.reject(Object.assign(new Error("shut"), { code: "EACCES" })),
  };
  await expect(new SitesFile(path, shut).change(() => "x")).rejects.toMatchObject({
    code: "ARCHIVE_UNWRITABLE",
    message: `cannot write ${path} (EACCES): change its permissions, or name another --file`,
  });
  expect(readFileSync(path, "utf8")).toBe("sites:\n");
  expect(readdirSync(dir).sort()).toEqual([".sites.yaml.lock", "sites.yaml"]);
});

it("keeps its mode, and behind a link the link", async () => {
  const dir = temporaryDirectory();
  mkdirSync(join(dir, "real"));
  writeFileSync(join(dir, "real", "ours.yaml"), "sites:\n", { mode: 0o600 });
  symlinkSync(join("real", "ours.yaml"), join(dir, "sites.yaml"));
  await new SitesFile(join(dir, "sites.yaml")).change(() => "sites: []\n");
  expect(lstatSync(join(dir, "sites.yaml")).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(dir, "real", "ours.yaml"), "utf8")).toBe("sites: []\n");
  expect(statSync(join(dir, "real", "ours.yaml")).mode & 0o777).toBe(0o600);
});

it("is no directory, no picture, not endless, and in a folder that is there", async () => {
  const dir = temporaryDirectory();
  const textOf = (name: string) => new SitesFile(join(dir, name)).text();
  mkdirSync(join(dir, "folder"));
  writeFileSync(join(dir, "utf16.yaml"), Buffer.from("\ufeffsites:\n", "utf16le"));
  writeFileSync(join(dir, "long.yaml"), Buffer.alloc(10_000_001, "#"));
  await expect(textOf("folder")).rejects.toMatchObject({
    message: `${join(dir, "folder")} is a directory: name a file`,
  });
  await expect(textOf("utf16.yaml")).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringMatching(/not UTF-8 text/) as string,
  });
  await expect(textOf("long.yaml")).rejects.toMatchObject({
    code: "BAD_INPUT",
    message: expect.stringMatching(/larger than 10 MB/) as string,
  });
  await expect(new SitesFile(join(dir, "none", "s.yaml")).change(() => "x")).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: `no directory ${join(dir, "none")}: make it, or name another --file`,
  });
  expect(existsSync(join(dir, "none"))).toBe(false);
});
