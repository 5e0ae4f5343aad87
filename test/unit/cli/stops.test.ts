// A stop that is asked for: verbs with nothing to put in order end with one line and their code, and no file that was
// begun stays. How soon each verb hears it is examined by `npm run soak -- signals`.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setImmediate as turn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { computesLong, runOnThread } from "#cli/verb-thread.js";
import { hearsStops, VERBS } from "#cli/verbs.js";
import { begun, ended } from "#store/unfinished-files.js";
import { nodeFileSystem, writeAtomically } from "#store/file-system.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const ONES_THAT_END = [
  ["verify", "nowhere.wacz"],
  ["mine", "site"],
  ["import", "nothing.warc.gz"],
  ["reindex"],
  ["export", "warc", "--output", "out.warc.gz"],
  ["diff", "http://a.test/"],
];

it.each(ONES_THAT_END)("%s says one line and ends with 3", async (...argv) => {
  const stop = new AbortController();
  stop.abort();
  const { code, err, out } = await runCli(argv, { signal: stop.signal });
  expect(code).toBe(3);
  expect(err).toBe("isochron: stopped before it was done; nothing half-written is left\n");
  expect(out).toBe("");
});

it("every verb either hears a stop itself or just ends", () => {
  const names = Object.values(VERBS).flatMap((verbs) => Object.keys(verbs));
  const hearing = names.filter((name) => hearsStops([name]));
  expect(hearing.sort()).toEqual([
    "capture",
    "captures",
    "check-replay",
    "demo",
    "query",
    "record",
    "serve",
    "survey",
    "take",
    "watch",
    "worker",
  ]);
  expect(hearsStops(["lab", "living-site"])).toBe(true);
  expect(hearsStops(["lab", "solar"])).toBe(false);
  expect(hearsStops(["export", "parquet"])).toBe(true);
  expect(hearsStops(["export", "warc"])).toBe(false);
});

/** What would happen if this process ended now. */
function endOfProcess(): void {
  for (const listener of process.listeners("exit").slice(before)) listener.call(process, 0);
}
const before = process.listenerCount("exit");

it("a file that was begun and has not its name yet is gone when the process ends", () =>
  withTempDir(async (dir) => {
    const half = async function* () {
      yield gzipSync("the first half");
      endOfProcess();
      expect(readdirSync(dir)).toEqual([]);
      throw new Error("stopped here");
    };
    const written = writeAtomically(nodeFileSystem, join(dir, "out.wacz"), half());
    await expect(written).rejects.toThrow("stopped here");
    await writeAtomically(nodeFileSystem, join(dir, "whole.wacz"), [Buffer.from("whole")]);
    await writeAtomically(nodeFileSystem, join(dir, "inner.wacz.part"), [Buffer.from("read once")]);
    endOfProcess();
    expect(readdirSync(dir)).toEqual(["whole.wacz"]);
  }));

it("no other file is ever touched", () =>
  withTempDir(async (dir) => {
    const [own, kept] = [join(dir, "a.warc.gz"), join(dir, "b.part")];
    for (const path of [own, kept]) writeFileSync(path, "x");
    begun(own);
    begun(kept);
    ended(kept);
    endOfProcess();
    expect([own, kept].every((path) => existsSync(path))).toBe(true);
  }));

it("verbs that compute for long have a thread of their own; those that serve or wait have not", () => {
  const names = Object.values(VERBS).flatMap((verbs) => Object.keys(verbs));
  expect(names.filter((name) => computesLong([name])).sort()).toEqual([
    "detect",
    "diff",
    "import",
    "lab",
    "mine",
    "plan",
    "reindex",
  ]);
  expect(computesLong(["lab", "living-site"])).toBe(false);
});

const BUSY = `
import { writeFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
const [whole, half, ready] = process.argv.slice(2);
for (const path of [whole, half]) {
  parentPort.postMessage({ path, isBegun: true });
  writeFileSync(path, "x");
}
parentPort.postMessage({ path: whole, isBegun: false });
writeFileSync(ready, "x");
for (;;);
`;

it("a thread that computes and hears nothing is ended, and what it has not finished is gone", () =>
  withTempDir(async (dir) => {
    const [program, whole, half, ready] = ["busy.mjs", "a.tmp", "b.tmp", "ready"].map((name) =>
      join(dir, name),
    );
    writeFileSync(program!, BUSY);
    const stop = new AbortController();
    const terms = { interactive: false, columns: 80, signal: stop.signal };
    const run = runOnThread(pathToFileURL(program!), [whole!, half!, ready!], terms);
    while (!existsSync(ready!)) await turn();
    stop.abort();
    expect(await run).toBeNull();
    expect(readdirSync(dir).sort()).toEqual(["a.tmp", "busy.mjs", "ready"]);
  }));
