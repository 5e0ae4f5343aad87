// Captures that begin in the same millisecond have ids of their own.
import { expect, it } from "vitest";
import { captureSite, makeWorld } from "#crawl/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

it("captures begun at once in one archive are both kept, each under its own id and in its own files", () =>
  withTempDir(async (dir) => {
    const archive = await openArchive(dir);
    const web = new ScriptedWeb({ "http://a.test/": "a", "http://b.test/": "b" });
    const world = makeWorld({ archive, fetcher: web, clock: web.clock });
    const settings = { delayMs: 10, strategy: "bfs-fifo", maxPages: 10, threshold: 0.3 };
    const hosts = ["a", "b", "a"].map((name) => siteFromSeeds([`http://${name}.test/`]));
    const outcomes = await Promise.all(hosts.map((site) => captureSite({ site, settings }, world)));
    const ids = outcomes.map(({ report }) => report.capture);
    expect(ids).toEqual([ids[0], `${ids[0]}-2`, `${ids[0]}-3`]);
    expect(outcomes.map(({ report }) => report.all.sharp)).toEqual([1, 1, 1]);
    const files = outcomes.flatMap(({ report }) => report.warcs);
    expect(new Set(files).size).toBe(3);
    expect((await archive.catalog.captures.list()).map(({ id }) => id).sort()).toEqual(ids);
    await archive.close();
  }));
