// Our own exports come home: captures, reports, certificates and index as they were, and what is not true stays outside.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { catalogDump } from "../../support/archives/catalog-dump.js";
import { pack, resealed, unpack } from "../../support/archives/wacz-tools.js";
import { runCli } from "../../support/test-io.js";

let dir: string;
let archive: string;
let ids: string[];
const within = (name: string): string => join(dir, name);

async function run(place: string, ...argv: string[]): ReturnType<typeof runCli> {
  return runCli([...argv, "--archive", place]);
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-home-"));
  archive = within("archive");
  for (const seed of [3, 4]) {
    const site = await startLivingSite({ preset: "plain", pages: 6, seed });
    const done = await run(archive, "capture", site.url, "--allow-private", "--delay", "1ms", "--json");
    expect(done.code, done.err).toBe(0);
    await site.close();
  }
  ids = readdirSync(join(archive, "captures")).sort();
  expect(ids).toHaveLength(2);
  expect(readdirSync(join(archive, "captures", ids[0]!))).toContain(STAYS);
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** How a capture was asked for stays on the machine that was asked. */
const STAYS = "asked.json";

/** All that captures left beside their WARC files, and that leaves the machine. */
function results(place: string): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) =>
      readdirSync(join(place, "captures", id))
        .filter((name) => place !== archive || name !== STAYS)
        .map((name) => [`${id}/${name}`, readFileSync(join(place, "captures", id, name), "utf8")]),
    ),
  );
}

describe("an export", () => {
  it("as WACZ comes home whole: captures, reports and certificates equal, and true", async () => {
    const home = within("home-wacz");
    expect((await run(archive, "export", "wacz", "--output", within("all.wacz"))).code).toBe(0);
    const done = await run(home, "import", within("all.wacz"));
    expect([done.code, done.err]).toEqual([0, ""]);
    expect(await catalogDump(home)).toEqual(await catalogDump(archive));
    expect(results(home)).toEqual(results(archive));
    for (const id of ids) expect((await run(home, "verify", id)).out).toMatch(/^TRUE /);
    expect((await run(home, "import", within("all.wacz"))).out).toMatch(/already there/);
    expect((await run(home, "reindex")).code).toBe(0);
    expect(await catalogDump(home)).toEqual(await catalogDump(archive));
  });

  it("as one WARC file of several captures comes apart into their files again", async () => {
    const home = within("home-warc");
    expect((await run(archive, "export", "warc", "--output", within("all.warc.gz"))).code).toBe(0);
    expect((await run(home, "import", within("all.warc.gz"))).code).toBe(0);
    const [was, is] = [await catalogDump(archive), await catalogDump(home)];
    expect(is).toEqual(was);
    const again = within("again.warc.gz");
    expect((await run(home, "export", "warc", "--output", again)).code).toBe(0);
    expect(readFileSync(again).equals(readFileSync(within("all.warc.gz")))).toBe(true);
    expect((await run(home, "reindex")).code).toBe(0);
    expect(await catalogDump(home)).toEqual(was);
  });

  it("whose report says more than its certificate brings no results home", async () => {
    const files = await unpack(within("all.wacz"));
    const name = `captures/${ids[0]}/report.json`;
    const report = JSON.parse(files.get(name)!.bytes.toString()) as { all: { sharp: number } };
    report.all.sharp++;
    files.set(name, { bytes: Buffer.from(JSON.stringify(report)), isStored: false });
    await pack(within("forged.wacz"), resealed(files));
    const home = within("home-forged");
    await run(home, "import", within("forged.wacz"));
    expect((await run(home, "report", ids[0]!)).code).not.toBe(0);
    expect((await run(home, "verify", ids[0]!)).code).not.toBe(0);
  });

  it("that was imported as one file before it could come apart does not stop reindex", async () => {
    const home = within("home-old");
    cpSync(archive, home, { recursive: true });
    for (const name of ["warcs", "captures", "indexes"]) rmSync(join(home, name), { recursive: true });
    for (const name of readdirSync(home)) if (name.startsWith("catalog")) rmSync(join(home, name));
    cpSync(within("all.warc.gz"), join(home, "warcs/imported/all-0123456789abcdef.warc.gz"));
    const { code, err, out } = await run(home, "reindex");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/1 file, 2 captures/);
  });
});
