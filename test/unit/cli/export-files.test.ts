import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openArchive } from "#store/index.js";
import { pageUrl, someCapture, temporaryDirectory } from "../../support/archives/archives.js";
import { RepeatedSite } from "../../support/captures/repeated-captures.js";
import { httpBlock, members, oddRecord } from "../../support/archives/odd-files.js";
import { unpack } from "../../support/archives/wacz-tools.js";
import { copyArchive, copyWeb } from "../../support/copies/copied.js";
import { runCli } from "../../support/test-io.js";

const SITE = "http://still.test/";

/** Three captures an hour from each other; a page changes after each, one is gone before the last. */
async function threeCaptures(dir: string) {
  const site = new RepeatedSite(dir);
  const made = [];
  for (let i = 1; i <= 3; i++) {
    site.web.pages[`${SITE}page-a`] = `<title>Version ${i}</title>`;
    if (i === 3) delete site.web.pages[`${SITE}page-b`];
    made.push(await site.capture());
  }
  return made.map(({ id, report }) => ({ id, asOf: new Date(report.asOf).toISOString() }));
}

describe("export files", () => {
  it("copies the newest capture, one that is named, or the moment near a time", async () => {
    const dir = temporaryDirectory();
    const archive = join(dir, "archive");
    const [first, second, third] = await threeCaptures(archive);
    const titleIn = async (place: string, ...flags: string[]): Promise<unknown[]> => {
      const { manifest, pageOf } = await copyArchive(archive, join(dir, place), ...flags);
      const { title, tier, capture } = pageOf(`${SITE}page-a`);
      return [title, tier, capture, manifest.asOf, pageOf(`${SITE}page-b`).status];
    };
    expect(await titleIn("newest")).toEqual(["Version 3", "observed", third!.id, third!.asOf, 404]);
    expect(await titleIn("named", "--capture", first!.id)).toEqual([
      "Version 1",
      "observed",
      first!.id,
      first!.asOf,
      200,
    ]);
    const near = await titleIn("near", "--site", "still.test", "--as-of", second!.asOf);
    expect(near).toEqual(["Version 2", "observed", second!.id, second!.asOf, 200]);
    // Between the captures the changed page is not known: the moment is one at which it is.
    const between = new Date(Date.parse(second!.asOf) + 1_200_000).toISOString();
    const { manifest, pageOf } = await copyArchive(archive, join(dir, "between"), "--as-of", between);
    expect(manifest.wishedFor).toBe(between);
    expect([pageOf(`${SITE}page-a`).tier, manifest.counts.tiers.observed]).toEqual([
      "observed",
      manifest.pages.length,
    ]);
    expect(manifest.captures).toHaveLength(3);
    expect(manifest.certified).toHaveLength(3);
    expect(readdirSync(join(dir, "between", "proof"))).toHaveLength(3);
  });

  it("copies of each page the record nearest to the time asked for, where that is wished, and says so", async () => {
    const dir = temporaryDirectory();
    const archive = join(dir, "archive");
    const [, second, third] = await threeCaptures(archive);
    const nearest = async (place: string, minutes: number): Promise<unknown[]> => {
      const asOf = new Date(Date.parse(second!.asOf) + minutes * 60_000).toISOString();
      const flags = ["--as-of", asOf, "--choice", "nearest"];
      const { manifest, pageOf } = await copyArchive(archive, join(dir, place), ...flags);
      expect(manifest).toMatchObject({
        asOf,
        wishedFor: asOf,
        choice: "nearest",
        counts: { tiers: { nearest: 0 } },
      });
      const said = "by the record nearest to";
      expect(readFileSync(join(dir, place, "START-HERE.html"), "utf8")).toContain(`${said} ${asOf}`);
      const { title, tier, capture } = pageOf(`${SITE}page-a`);
      return [title, tier, capture, pageOf(`${SITE}page-b`).status];
    };
    // Half an hour lies between them: near the second its records are shown, near the third its own, the 404 too.
    expect(await nearest("before", 20)).toEqual(["Version 2", "possible", second!.id, 200]);
    expect(await nearest("behind", 40)).toEqual(["Version 3", "possible", third!.id, 404]);
    const { manifest } = await copyArchive(archive, join(dir, "coherent"));
    expect(manifest.choice).toBeUndefined();
    expect(Object.keys(manifest.counts.tiers)).toEqual([
      "observed",
      "seen",
      "served",
      "attested",
      "source",
      "possible",
    ]);
  });

  it("brings report, certificate, manifest and plain words along, in a folder as in a ZIP", async () => {
    const dir = temporaryDirectory();
    const { place, manifest, out } = await copyWeb(dir, { [SITE]: "<title>Home</title>", [`${SITE}x`]: "x" });
    const zip = join(dir, "copy.zip");
    const packed = await runCli(["export", "files", "--archive", join(dir, "archive"), "--json", zip]);
    expect([packed.code, packed.err]).toEqual([0, ""]);
    expect(JSON.parse(packed.out)).toMatchObject({ place: zip, counts: manifest.counts, notes: [] });
    const files = await unpack(zip);
    for (const [path, { bytes }] of files)
      expect([path, bytes.equals(readFileSync(join(place, path)))]).toEqual([path, true]);
    const [capture] = manifest.captures;
    expect([...files.keys()]).toEqual([
      "site/still.test+http/index.html",
      `proof/${capture}/report.json`,
      `proof/${capture}/report.html`,
      `proof/${capture}/certificate.json`,
      `proof/${capture}/seal.json`,
      "elsewhere/more.html",
      "START-HERE.html",
      "README.txt",
      "manifest.json",
    ]);
    expect(out).toContain(`1 of 1 page seen identical before and after ${manifest.asOf}`);
    expect(files.get("README.txt")!.bytes.toString()).toContain(`1 of 1 page seen identical`);
    expect(manifest.pages[0]).toMatchObject({
      title: "Home",
      verdict: "sharp",
      tier: "observed",
      kind: "page",
    });
  });

  it("leaves out, and tells, what the archive does not hold as it was", async () => {
    const dir = temporaryDirectory();
    const pages = { [SITE]: '<a href="/x">x</a><img src="/i.png">', [`${SITE}x`]: "<title>X</title>" };
    await copyWeb(dir, { ...pages, [`${SITE}i.png`]: { type: "image/png", body: "picture" } });
    const archive = await openArchive(join(dir, "archive"));
    for (const { key } of await archive.blobs.list(""))
      if (key.endsWith(".warc.gz")) await archive.blobs.delete(key);
    await archive.close();
    const { code, out } = await runCli([
      "export",
      "files",
      "--archive",
      join(dir, "archive"),
      join(dir, "lost"),
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/0 of 3 pages seen identical/);
    expect(out).toMatch(/! http:\/\/still\.test\/x: not shown: its record/);
    const manifest = JSON.parse(readFileSync(join(dir, "lost", "manifest.json"), "utf8"));
    expect(manifest.pages).toEqual([]);
    expect(manifest.absent).toHaveLength(3);
    expect(readFileSync(join(dir, "lost", "site/still.test+http/x~.html"), "utf8")).toContain("Not shown");
  });

  it("claims nothing of other tools' records", async () => {
    const dir = temporaryDirectory();
    const [warc, other] = [join(dir, "x.warc.gz"), join(dir, "other")];
    const record = oddRecord("/", httpBlock("<title>Home</title>", "Content-Type: text/html"), {
      date: "2014-03-01T12:00:00Z",
    });
    writeFileSync(warc, members(record));
    expect((await runCli(["import", "--archive", other, warc])).code).toBe(0);
    const { manifest, out, place } = await copyArchive(other, join(dir, "foreign"));
    expect([manifest.imported, manifest.certified, manifest.counts.tiers.observed]).toEqual([true, [], 0]);
    expect(out).toContain("none of them is proved, nothing is sharp");
    expect(readFileSync(join(place, "START-HERE.html"), "utf8")).toContain("nothing is certified");
  });

  it("refuses what it cannot do with one line, and touches nothing", async () => {
    const dir = temporaryDirectory();
    await copyWeb(dir, { [SITE]: "home" });
    const archive = join(dir, "archive");
    const full = join(dir, "full");
    mkdirSync(full);
    writeFileSync(join(full, "letter.txt"), "mine");
    writeFileSync(join(dir, "a.zip"), "mine");
    for (const [argv, why] of [
      [[full], /holds other files than a copy/],
      [[full, "--overwrite"], /holds other files than a copy/],
      [[join(dir, "a.zip")], /is there already.*--overwrite/],
      [[join(dir, "copy")], /holds a copy already.*--overwrite/],
      [[join(full, "letter.txt")], /is a file/],
      [[join(full, "letter.txt", "x")], /cannot write .*ENOTDIR/],
      [["--capture", "nope", join(dir, "n")], /no capture.*"nope"/],
      [["--site", "nowhere.example", join(dir, "n")], /no capture or site "nowhere.example"/],
      [["--site", "still.test", "--capture", "x", join(dir, "n")], /one of them at a time/],
      [["--as-of", "yesterday", join(dir, "n")], /expected a time like/],
      [[], /missing required argument/],
    ] as const) {
      const { code, err } = await runCli(["export", "files", "--archive", archive, ...argv]);
      expect([argv, code]).toEqual([argv, 2]);
      expect(err).toMatch(why);
      expect(err.trimEnd()).not.toContain("\n");
    }
    expect(readFileSync(join(full, "letter.txt"), "utf8")).toBe("mine");
    expect(existsSync(join(dir, "n"))).toBe(false);
    appendFileSync(join(dir, "copy", "stale.html"), "old");
    await copyArchive(archive, join(dir, "copy"), "--overwrite");
    expect(existsSync(join(dir, "copy", "stale.html"))).toBe(false);
  });

  it("asks for a time where a capture has none", async () => {
    const dir = temporaryDirectory();
    const archive = await openArchive(dir);
    await archive.catalog.captures.create(someCapture("c1", { phase: "visiting", seeds: [pageUrl("/")] }));
    await archive.close();
    const { code, err } = await runCli([
      "export",
      "files",
      "--archive",
      dir,
      "--capture",
      "c1",
      join(dir, "n"),
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(/capture c1 .* is not finished: name a time with --as-of/);
  });
});
