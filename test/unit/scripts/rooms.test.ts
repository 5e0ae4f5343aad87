// The checker of sizes is checked: each violation is planted and must be found, and what is just within is let be.
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { withTempDir } from "../../support/temp-dir.js";

const SCRIPT = fileURLToPath(new URL("../../../scripts/rooms.mjs", import.meta.url));

/** What the checker says of a tree with these files. */
function findingsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  return withTempDir(async (root) => {
    for (const folder of ["src", "test", "bench"]) await mkdir(join(root, folder));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: "utf8" });
    expect(stderr).toBe("");
    const lines = stdout.split("\n").filter((line) => line !== "");
    expect(status).toBe(lines.length === 0 ? 0 : 1);
    return lines;
  });
}

const times = (count: number, of: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => of(i)).join("");
const classOf = (members: string): string => `/** It. */\nexport class Wide {\n${members}}\n`;
const folderOf = (folder: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/f${i}.ts`, "\n"]));

it("a file may have 300 lines", async () => {
  const files = { "src/a/long.tsx": "//\n".repeat(301), "src/a/fits.ts": "//\n".repeat(300) };
  expect(await findingsOf(files)).toEqual(["src/a/long.tsx: 301 lines (at most 300)"]);
});

it("a class may have 15 public members, static ones and a constructor's among them", async () => {
  const wide = classOf(
    `static of(): void {}\nconstructor(readonly given: number) {}\nget x(): number { return 1; }\n${times(13, (i) => `m${i} = ${i};\n`)}`,
  );
  expect(await findingsOf({ "src/a/wide.ts": wide })).toEqual([
    "src/a/wide.ts: class Wide has 16 public members (at most 15)",
  ]);
});

it("what is hidden, and what has the same name, widens no class", async () => {
  const fits = classOf(
    `constructor(private readonly own: number) {}\n#a = 1;\nprivate b = 1;\nprotected c(): void {}\nget x(): number { return 1; }\nset x(_value: number) {}\nover(a: string): void;\nover(a: number): void;\nover(): void {}\n${times(13, (i) => `m${i} = ${i};\n`)}`,
  );
  expect(await findingsOf({ "src/a/fits.ts": fits })).toEqual([]);
});

it("a folder of src, test or bench may have 25 files side by side; fixtures and snapshots any number", async () => {
  const files = {
    ...folderOf("src/a", 26),
    ...folderOf("test/b", 26),
    ...folderOf("bench", 26),
    ...folderOf("src/c", 25),
    ...folderOf("test/fixtures/d", 26),
    ...folderOf("test/b/__snapshots__", 26),
  };
  expect(await findingsOf(files)).toEqual(
    ["src/a", "test/b", "bench"].map((folder) => `${folder}: 26 files side by side (at most 25)`),
  );
});

it("every export has a doc comment of its own, types too; what is given on needs none", async () => {
  const told = `/** A. */\nexport const a = 1;\n/** F. */\nexport function f(a: string): void;\nexport function f(): void {}\n`;
  const untold = `// A file's comment.\nexport const b = 1,\n  c = 2;\nexport function g(): void {}\nexport type T = 1;\nexport interface I {}\nexport * from "./told.js";\nconst own = 1;\n`;
  const files = {
    "src/a/told.ts": told,
    "src/a/untold.ts": untold,
    "src/a/index.ts": "export const d = 1;\n",
  };
  expect(await findingsOf(files)).toEqual(
    ["b", "c", "g", "T", "I"].map(
      (name) => `src/a/untold.ts: ${name} has no doc comment (one for every export)`,
    ),
  );
});
