// A page handed over to readers from whom a part of it is kept: the package is found true, and nothing of what is
// withheld is in it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { unpack } from "../../support/archives/wacz-tools.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { captureWeb, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

const SITE = "http://court.test/";
const [OPEN, SECRET] = [`${SITE}open.svg`, `${SITE}person-4711.svg`];
const SECRET_TEXT = "the name that a court has ordered to be kept";
const svg = (text: string): { type: string; body: string } => ({
  type: "image/svg+xml",
  body: `<svg xmlns="http://www.w3.org/2000/svg"><title>${text}</title></svg>`,
});

async function filled(dir: string): Promise<void> {
  const web = new ScriptedWeb({
    [SITE]: `<title>Court</title><img src="${OPEN}"><img src="${SECRET}"><p>in session</p><a href="/other">x</a>`,
    [`${SITE}other`]: "<title>Other</title>",
    [OPEN]: svg("in the open"),
    [SECRET]: svg(SECRET_TEXT),
  });
  const archive = await openArchive(dir, { software: "isochron-test" });
  await captureWeb(web, archive, { seeds: [SITE] });
  await archive.close();
}

/** Every file of a package as text, compressed ones unpacked to their last member. */
async function textsIn(path: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, { bytes }] of await unpack(path))
    texts.set(name, (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("latin1"));
  return texts;
}

const holding = (texts: ReadonlyMap<string, string>, text: string): string[] =>
  [...texts].filter(([, one]) => one.includes(text)).map(([name]) => name);
const targetsIn = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts.values()].flatMap((one) =>
    [...one.matchAll(/^WARC-Target-URI: <?([^>\r\n]*)/gm)].map(([, url]) => url!),
  );

async function extracted(dir: string, name: string, ...flags: string[]): Promise<string> {
  const out = join(dir, name);
  const argv = ["certificate", "extract", SITE, "--archive", join(dir, "archive"), "--output", out, ...flags];
  const { code, err } = await runCli(argv);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

it("is true without what the readers may not see", () =>
  withTempDir(async (dir) => {
    const archive = join(dir, "archive");
    await filled(archive);
    const block = ["--match", "exact", "--block", "By order of the court.", "--group", "readers"];
    expect((await runCli(["rules", "add", SECRET, ...block, "--archive", archive])).code).toBe(0);
    const whole = await extracted(dir, "whole.wacz");
    const cut = await extracted(dir, "cut.wacz", "--for", "readers");
    for (const path of [whole, cut]) {
      // Nothing of the archive is needed, and nothing of it is there.
      const ours = await runCli(["verify", path, "--archive", join(dir, "nowhere")]);
      expect([ours.code, ours.out.slice(0, 5)], ours.out).toEqual([0, "TRUE "]);
      // The second verifier judges whole certificates alone, and says so: neither TRUE nor FALSE.
      const second = secondOpinion(path);
      expect([second.code, second.err], second.out).toEqual([2, ""]);
      expect(second.line).toMatch(/^NOT JUDGED .*an extract, which `isochron verify` checks$/);
    }
    const [all, open] = [await textsIn(whole), await textsIn(cut)];
    // What is looked for would be found where it is.
    expect(holding(all, SECRET_TEXT)).not.toEqual([]);
    expect(targetsIn(all)).toContain(SECRET);
    expect(holding(open, SECRET_TEXT)).toEqual([]);
    expect(targetsIn(open)).not.toContain(SECRET);
    expect(targetsIn(open)).toEqual(expect.arrayContaining([SITE, OPEN]));
    // The page that is open names the address in its own words, which its look has on record; nothing else does.
    expect(holding(open, "person-4711")).toEqual(["archive/extract.warc.gz"]);
    const records = open.get("archive/extract.warc.gz")!;
    const others = records.replaceAll(`<img src="${SECRET}">`, "").replaceAll(/^requisites: .*$/gm, "");
    expect(others).not.toContain("person-4711");
  }));

it("is not made at all of a page that they may not see", () =>
  withTempDir(async (dir) => {
    const archive = join(dir, "archive");
    await filled(archive);
    const block = ["--match", "exact", "--block", "By order of the court."];
    await runCli(["rules", "add", SITE, ...block, "--archive", archive]);
    const argv = ["certificate", "extract", SITE, "--archive", archive, "--for", "public"];
    const { code, err } = await runCli([...argv, "--output", join(dir, "none.wacz")]);
    expect([code === 0, err]).toEqual([false, expect.stringContaining("By order of the court.")]);
    expect(existsSync(join(dir, "none.wacz"))).toBe(false);
  }));
