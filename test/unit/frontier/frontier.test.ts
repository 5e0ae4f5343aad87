import { describe, expect, it } from "vitest";
import { Frontier, type FoundPage } from "#frontier/index.js";
import { instant, type FrontierPage, type PageUrl } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../../support/temp-dir.js";

const url = (path: string): PageUrl => `http://site.test${path}` as PageUrl;
const found = (path: string, patch: Partial<FoundPage> = {}): FoundPage => ({
  url: url(path),
  kind: "document",
  depth: 1,
  via: url("/"),
  late: false,
  ...patch,
});

describe("frontier", () => {
  it("knows its pages whole, by URL and number, and finds them again from the catalog", async () => {
    await withTempDir(async (dir) => {
      const archive = await openArchive(dir);
      const times = { startedAt: instant(1), plannedAsOf: null, asOf: null, finishedAt: null };
      const plan = { settings: {}, expectedSharp: null, upperBound: null };
      await archive.catalog.captures.create({
        id: "c1",
        site: "s",
        seeds: [],
        phase: "visiting",
        ...times,
        ...plan,
      });
      const frontier = await Frontier.open(archive.catalog.frontier, "c1");
      await frontier.add([found("/", { via: null, depth: 0 })]);
      const added = await frontier.add([
        found("/a"),
        found("/"),
        found("/b.css", { kind: "requisite", via: "http://elsewhere.test/feed" as PageUrl, late: true }),
        found("/a"),
      ]);
      expect(added.map((page) => page.url)).toEqual([url("/a"), url("/b.css")]);
      await frontier.setState(url("/a"), "refused", "excluded by robots.txt");
      await frontier.setState(url("/none"), "visited", null);
      const expected: FrontierPage[] = [
        { ...found("/", { via: null, depth: 0 }), seq: 0, state: "known", reason: null },
        { ...found("/a"), seq: 1, state: "refused", reason: "excluded by robots.txt" },
        { ...added[1]!, seq: 2, state: "known", reason: null },
      ];
      for (const one of [frontier, await Frontier.open(archive.catalog.frontier, "c1")]) {
        expect([...one.pages()]).toEqual(expected);
        expect(one.pages().filter((page) => page.late)).toEqual([expected[2]]);
        expect(one.pages().map((page) => one.numberOf(page.url))).toEqual([0, 1, 2]);
        expect(one.get(url("/a"))).toEqual(expected[1]);
        expect(one.get(url("/none"))).toBeUndefined();
        expect(one.at(2)).toEqual(expected[2]);
        expect(one.size).toBe(3);
        const chosen = one.pages().select((page) => page.via !== null);
        expect([...chosen]).toEqual(expected.slice(1));
        expect([...chosen.byHost()].map(([host, pages]) => [host, [...pages]])).toEqual([
          ["site.test", expected.slice(1)],
        ]);
        const queue = chosen.select(() => true).queue([1, 0]);
        expect([queue.length, queue.shift(), queue.shift(), queue.length, queue.shift()]).toEqual([
          2,
          expected[2],
          expected[1],
          0,
          undefined,
        ]);
      }
      await archive.close();
    });
  });
});
