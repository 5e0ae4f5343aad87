// What a capture kept out of its frontier is counted the same before and after its catalog is lost.
import { describe, expect, it } from "vitest";
import {
  cancelCapture,
  captureSite,
  makeWorld,
  resumeCapture,
  type CaptureOutcome,
  type Watcher,
  type World,
} from "#crawl/index.js";
import { whyOf } from "#study/index.js";
import { RefusedPages, reportRefusals } from "#crawl/proof/refusal-report.js";
import { RefusalTally } from "#frontier/index.js";
import type { CaptureReport, PageUrl } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { collect, temporaryDirectory } from "../../support/archives/archives.js";
import { catalogDump, loseAndReindex } from "../../support/archives/catalog-dump.js";
import { linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";

const HOME = "http://traps.test/";
const SESSION = "0123456789abcdef0123456789abcdef";
const numbered = (count: number, url: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => url(n));

/** More hosts than one record has rows, more URLs of one host than are counted exactly, and traps. */
function trapsWeb(): ScriptedWeb {
  const pages = numbered(12, (n) => `${HOME}p${n}`);
  const outside = numbered(1200, (n) => `http://h${n}.elsewhere.test/`);
  const trap = (n: number) => `${HOME}${"x/".repeat(4 + n)}`;
  return new ScriptedWeb({
    [HOME]: linksTo(...pages, ...outside, `${HOME}p1;jsessionid=${SESSION}`),
    ...Object.fromEntries(
      pages.map((url, n) => [
        url,
        `page ${n} ${linksTo(...numbered(30, (i) => `http://one.elsewhere.test/${n}/${i}`), trap(n))}`,
      ]),
    ),
  });
}

const SETTINGS = { delayMs: 10, strategy: "bfs-fifo", maxPages: 100, threshold: 0.3 };

async function withWorld<T>(dir: string, web: ScriptedWeb, act: (world: World) => Promise<T>): Promise<T> {
  const archive = await openArchive(dir, { software: "test" });
  try {
    return await act(makeWorld({ archive, fetcher: web, clock: web.clock, software: "test" }));
  } finally {
    await archive.close();
  }
}

const capture = (world: World, watcher: Watcher = {}): Promise<CaptureOutcome> =>
  captureSite({ site: siteFromSeeds([HOME]), settings: SETTINGS }, world, watcher);

/** Stops as Ctrl-C does, after so many fetches. */
async function interrupted(dir: string, web: ScriptedWeb, fetches: number): Promise<void> {
  const stop = new AbortController();
  let seen = 0;
  const onProgress = (): void => void (++seen >= fetches && stop.abort());
  const running = withWorld(dir, web, (world) => capture(world, { signal: stop.signal, onProgress }));
  await expect(running).rejects.toMatchObject({ code: "INTERRUPTED" });
}

/** The report's counts made anew from the catalog, and why some URLs were left out. */
async function answers(dir: string, { capture: id, pages }: CaptureReport) {
  const archive = await openArchive(dir, { mode: "read" });
  try {
    const tally = new RefusalTally(await collect(archive.catalog.refusals.ofCapture(id)));
    const found = (await archive.catalog.captures.get(id))!;
    const urls = [`${HOME}x/x/x/x/x/`, "http://one.elsewhere.test/3/4", `${HOME}p1`] as PageUrl[];
    const whys = await Promise.all(urls.map((url) => whyOf(archive, found, url)));
    return {
      counts: reportRefusals(RefusedPages.of(pages), tally),
      whys: whys.map(({ code, found: how }) => [code, how]),
    };
  } finally {
    await archive.close();
  }
}

describe("refusals after a reindex from the WARC files alone", () => {
  it("are in the order that counting goes on from, also where one record told all of a shape", async () => {
    const dir = temporaryDirectory();
    const web = new ScriptedWeb({
      [HOME]: linksTo(...Array.from({ length: 40 }, (_, i) => `http://o.test/${i}`)),
    });
    const { report } = await withWorld(dir, web, capture);
    await loseAndReindex(dir);
    const archive = await openArchive(dir, { mode: "read" });
    const [shape] = await collect(archive.catalog.refusals.ofCapture(report.capture));
    expect(shape!.hashes).toHaveLength(40);
    expect(shape!.hashes).toEqual(shape!.hashes.toSorted((a, b) => a - b));
    await archive.close();
  });

  it("are those of the finished capture, in counts, examples and reasons", async () => {
    const dir = temporaryDirectory();
    const { report } = await withWorld(dir, trapsWeb(), capture);
    const outside = report.refusals!.find(({ code }) => code === "out-of-scope")!;
    expect([outside.exact, outside.shapes[0]!.shape]).toEqual([false, "one.elsewhere.test"]);
    const codes = new Set(report.refusals!.map(({ code }) => code));
    expect([...codes]).toEqual(expect.arrayContaining(["session-id", "repeating-path"]));
    const [before, said] = [await catalogDump(dir), await answers(dir, report)];
    expect(said.counts).toEqual(report.refusals);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
    expect(await answers(dir, report)).toEqual(said);
  });

  it("are those of a capture stopped and resumed, before and after its end", async () => {
    const dir = temporaryDirectory();
    const web = trapsWeb();
    await interrupted(dir, web, 6);
    const stopped = await catalogDump(dir);
    await loseAndReindex(dir);
    expect({ ...(await catalogDump(dir)), indexes: null }).toEqual({ ...stopped, indexes: null });
    const { report } = await withWorld(dir, web, (world) => resumeCapture(null, world));
    const before = await catalogDump(dir);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
    expect((await answers(dir, report)).counts).toEqual(report.refusals);
  });

  it("are those of a capture that was cancelled, which stays so", async () => {
    const dir = temporaryDirectory();
    const web = trapsWeb();
    await interrupted(dir, web, 6);
    await withWorld(dir, web, async (world) =>
      cancelCapture((await world.archive.catalog.captures.list())[0]!, world),
    );
    const before = await catalogDump(dir);
    expect(before["captures"]).toMatchObject([{ phase: "cancelled" }]);
    await loseAndReindex(dir);
    expect(await catalogDump(dir)).toEqual(before);
  });
});
