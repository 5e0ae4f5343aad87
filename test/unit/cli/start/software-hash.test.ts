// The hash over the program's files: what it is over, and that nobody need wait for it.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { softwareHash } from "#cli/software-hash.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "isochron-software-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

it("is over the sorted lines of hash and path of all code, and of nothing else", async () => {
  mkdirSync(join(root, "b", "folder.js"), { recursive: true });
  const files = { "b/two.js": "2", "a.d.ts": "1", "b/page.html": "no code", "b/folder.js/three.js": "3" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  for (let i = 0; i < 200; i++) writeFileSync(join(root, `z${1000 + i}.js`), String(i));
  const lines = [
    `${sha256("1")}  a.d.ts\n${sha256("3")}  b/folder.js/three.js\n${sha256("2")}  b/two.js\n`,
    ...Array.from({ length: 200 }, (_, i) => `${sha256(String(i))}  z${1000 + i}.js\n`),
  ];
  const reckoned = softwareHash(root)();
  let turns = 0;
  let isReckoned = false;
  void reckoned.then(() => (isReckoned = true));
  for (; !isReckoned; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(await reckoned).toBe(sha256(lines.join("")));
  expect(turns).toBeGreaterThan(2); // others had their turns
});

it("tells whoever waits for it that the files cannot be read, and nobody else", async () => {
  const asked = softwareHash(join(root, "nowhere"), 0);

  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  await expect(asked()).rejects.toThrow(/ENOENT/);
});

it("reads the files when it is time although nobody asks yet, and never twice", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  writeFileSync(join(root, "a.js"), "1");
  const asked = softwareHash(root, 1000);
  const notBegun = softwareHash(root, 2000);
  vi.advanceTimersByTime(1000);
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(join(root, "a.js"), "2");
  expect(await asked()).toBe(sha256(`${sha256("1")}  a.js\n`));
  expect(await notBegun()).toBe(sha256(`${sha256("2")}  a.js\n`));
  expect(await asked()).toBe(sha256(`${sha256("1")}  a.js\n`));
});
