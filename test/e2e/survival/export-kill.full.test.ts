// Exports that are stopped or killed in the middle, as real processes: nothing half-made is taken for a whole, a stop
// leaves nothing behind, and what a kill leaves is gone when the same export has been made again.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
const SITE = "http://big.test/";
/** Long enough that no export of it is over before it is noticed to have begun. */
const FILM_BYTES = 96 * 1024 * 1024;

let [dir, release]: [string, () => void] = [] as never;
beforeAll(async () => {
  await new Promise<void>((ready, failed) => {
    withTempDir(async (made) => {
      dir = made;
      await fill(join(dir, "archive"));
      ready();
      await new Promise<void>((resolve) => (release = resolve));
    }).catch(failed);
  });
});
afterAll(() => release());

/** A film that no compression makes small. */
function film(): Buffer {
  const block = Buffer.concat(
    Array.from({ length: 16_384 }, (_, i) => createHash("sha512").update(String(i)).digest()),
  );
  const bytes = Buffer.alloc(FILM_BYTES);
  for (let at = 0; at < FILM_BYTES; at += block.length) block.copy(bytes, at);
  return bytes;
}

async function fill(place: string): Promise<void> {
  const web = new ScriptedWeb({
    [SITE]: '<title>big</title><img src="/film">',
    [`${SITE}film`]: { type: "video/mp4", body: film() },
  });
  const archive = await openArchive(place, { software: "isochron-test" });
  await captureWeb(web, archive, { seeds: [SITE] });
  await archive.close();
}

/** By target: the command line that makes it. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  "out.wacz": ["export", "wacz", "--output"],
  "out-bag": ["export", "bag", "--output"],
  "out-bag.zip": ["export", "bag", "--output"],
  "out-copy": ["export", "files"],
  "out-copy.zip": ["export", "files"],
};

const argvFor = (target: string, folder: string): string[] => [
  ...EXPORTS[target]!,
  join(folder, target),
  "--archive",
  join(dir, "archive"),
];

/** Starts an export and comes back as soon as it has begun to write. */
async function begunExport(target: string, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BIN, ...argvFor(target, folder)], { stdio: "ignore" });
  while (readdirSync(folder).length === 0 && child.exitCode === null) await turn();
  return child;
}

const inFolder = (test: (folder: string) => Promise<void>): Promise<void> => withTempDir(test);

it.each(Object.keys(EXPORTS))("%s: a stop leaves nothing behind, at once", (target) =>
  inFolder(async (folder) => {
    const child = await begunExport(target, folder);
    const ends = once(child, "close");
    child.kill("SIGTERM");
    expect((await ends)[0]).toBe(3);
    expect(readdirSync(folder)).toEqual([]);
  }),
);

it.each(Object.keys(EXPORTS))(
  "%s: a kill leaves no target, and the next export takes its rest away",
  (target) =>
    inFolder(async (folder) => {
      const child = await begunExport(target, folder);
      const ends = once(child, "close");
      child.kill("SIGKILL");
      expect((await ends)[1]).toBe("SIGKILL");
      expect(existsSync(join(folder, target))).toBe(false);
      expect(readdirSync(folder)).not.toEqual([]);
      const { code, err } = await runCli(argvFor(target, folder));
      expect([code, err.replace(/^\d+ of \d+ pages copied\n/gm, "")]).toEqual([0, ""]);
      expect(readdirSync(folder)).toEqual([target]);
    }),
);
