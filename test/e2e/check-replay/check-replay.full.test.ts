// What differs by its own nature, what takes its browser down, and records of other tools.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ReplayCheck } from "#model/index.js";
import { httpBlock, members, oddRecord } from "../../support/archives/odd-files.js";
import { findBrowser } from "../../support/browser.js";
import { captureTown, TOWN } from "../../support/check-replay/captured-town.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, unwrapped } from "../../support/test-io.js";

const PATIENCE_MS = 300_000;
const check = (archive: string, ...more: string[]) =>
  runCli(["check-replay", "--archive", archive, "--browser-path", findBrowser(), ...more]);

it(
  "a page that reads its own address and one that never ends are told of, with pictures; the others go on",
  () =>
    withTempDir(async (dir) => {
      const [archive, out] = [join(dir, "archive"), join(dir, "out")];
      await captureTown(archive, {
        [`${TOWN}/lacking.html`]: `<!doctype html><title>where</title><p id=o></p><script>o.textContent = "at " + location.href</script>`,
        [`${TOWN}/escape.html`]: `<!doctype html><title>busy</title><p>busy</p><script>for (;;);</script>`,
      });
      const { code, out: text } = await check(archive, "--out", out);
      const said = unwrapped(text);
      expect(code).toBe(1);
      expect(said).toContain("2 of 4 pages are shown by replay as from their stored bytes");
      expect(said).toMatch(/text differs +http:\/\/town\.test\/lacking\.html/);
      expect(said).toMatch(/could not be shown +http:\/\/town\.test\/escape\.html/);
      expect(said).toContain("nothing would have gone to the live web");
      const page = readFileSync(join(out, "index.html"), "utf8");
      const pictures = readdirSync(join(out, "pictures")).sort();
      expect(pictures).toEqual(["3-replayed.png", "3-stored.png"]);
      for (const name of pictures) expect(page).toContain(`src="pictures/${name}"`);
      expect(page).not.toContain("<script");
    }),
  PATIENCE_MS,
);

it(
  "an import is checked too, each page at its own record; some pages by lot are the same ones every time",
  () =>
    withTempDir(async (dir) => {
      const [others, file] = [join(dir, "others"), join(dir, "others.warc.gz")];
      const page = (path: string, date: string): Buffer =>
        oddRecord(path, httpBlock(`<p>page ${path}`), { date });
      writeFileSync(
        file,
        members(
          page("/a", "2014-03-01T12:00:00Z"),
          page("/b", "2016-03-01T12:00:00Z"),
          page("/c", "2018-03-01T12:00:00Z"),
        ),
      );
      expect((await runCli(["import", "--archive", others, file])).code).toBe(0);
      const drawn = async (): Promise<ReplayCheck> =>
        JSON.parse((await check(others, "--json", "--pages", "2")).out) as ReplayCheck;
      const [first, again] = [await drawn(), await drawn()];
      expect(first).toMatchObject({ isByLot: true, asOf: null, counts: { same: 2 } });
      for (const { url, at } of first.pages)
        expect(at.slice(0, 4)).toBe({ a: "2014", b: "2016", c: "2018" }[url.slice(-1)]);
      expect(again.pages.map(({ url }) => url)).toEqual(first.pages.map(({ url }) => url));
    }),
  PATIENCE_MS,
);

it(
  "plain, script-built, lacking and hostile pages are shown as stored, and nothing leaves",
  () =>
    withTempDir(async (dir) => {
      const archive = join(dir, "archive");
      await captureTown(archive);

      const { code, out, err } = await check(archive, "--json");
      const found = JSON.parse(out) as ReplayCheck;
      expect(found.pages.map(({ url, result, reasons }) => [url, result, reasons])).toEqual(
        ["/", "/app.html", "/lacking.html", "/escape.html"].map((path) => [TOWN + path, "same", []]),
      );
      expect(code).toBe(0);
      expect(err).not.toContain("isochron:");
      const [plain, app, lacking, hostile] = found.pages;
      expect(plain).toMatchObject({ notHeld: [], samePixels: 1, title: { stored: "Town" } });
      expect(app).toMatchObject({ notHeld: [], title: { stored: "3 items", replayed: "3 items" } });
      expect(lacking?.notHeld).toEqual([`${TOWN}/api/never.json`]);
      expect(hostile?.notHeld).toContain("http://live.test/image");
      expect(found.pages.flatMap(({ wouldHaveLeft }) => wouldHaveLeft)).toEqual([]);
    }),
  PATIENCE_MS,
);
