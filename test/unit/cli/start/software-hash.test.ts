// The hash over the program's files: what it is over, and that nobody need wait for it.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { softwareSha256 } from "#cli/software-hash.js";

const root = mkdtempSync(join(tmpdir(), "isochron-software-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

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
  const reckoned = softwareSha256(root);
  let turns = 0;
  let isReckoned = false;
  void reckoned.then(() => (isReckoned = true));
  for (; !isReckoned; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(await reckoned).toBe(sha256(lines.join("")));
  expect(turns).toBeGreaterThan(2); // others had their turns
});

it("tells whoever waits for it that the files cannot be read, and nobody else", async () => {
  const reckoned = softwareSha256(join(root, "nowhere"));
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  await expect(reckoned).rejects.toThrow(/ENOENT/);
});
