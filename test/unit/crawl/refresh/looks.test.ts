// Looks at chosen pages say what became of each since its last look, in whatever capture that was.
import { expect, it } from "vitest";
import { isRefresh, type PageUrl } from "#model/index.js";
import { captureWeb, linksTo } from "../../../support/sites/scripted-web.js";
import { ALL, DELAY_MS, wish, withRefreshedWeb } from "../../../support/sites/refreshed-web.js";

const page = (words: string): string =>
  `<title>About ${words}</title><main><p>${words} ${"and more of it ".repeat(30)}</p></main>`;
const A = "http://a.test/a";

it("tells first, same, changed, gone, failed and refused looks apart", () =>
  withRefreshedWeb(
    {
      "http://a.test/robots.txt": { type: "text/plain", body: "User-agent: *\nDisallow: /private" },
      [A]: page("apples"),
      "http://a.test/b": page("pears"),
      "http://a.test/c": page("plums"),
      "http://a.test/moved": { status: 301, headers: { Location: "/b" } },
      "http://a.test/broken": { status: 500, body: "broken" },
    },
    async ({ web, open, nextDay }) => {
      const first = await open();
      expect(isRefresh(first.capture)).toBe(true);
      const urls = ["a", "b", "c", "moved", "broken", "private/x", "never"].map(
        (name) => `http://a.test/${name}`,
      );
      const { looked, unasked } = await first.look(urls.map(wish), ALL);
      expect(unasked).toEqual([]);
      const found = Object.fromEntries(looked.map((one) => [one.url.slice(14), one]));
      expect(Object.fromEntries(looked.map((one) => [one.url.slice(14), one.found]))).toEqual({
        a: "first",
        b: "first",
        c: "first",
        moved: "first",
        broken: "failed",
        "private/x": "refused",
        never: "gone",
      });
      expect(found["a"]).toMatchObject({
        title: "About apples",
        previous: null,
        importance: null,
        movedTo: null,
      });
      expect(found["moved"]!.movedTo).toBe("http://a.test/b");
      expect(found["private/x"]).toMatchObject({
        sighting: null,
        explanation: expect.stringContaining("robots"),
      });
      await first.conclude();

      await nextDay();
      web.pages["http://a.test/b"] = page("quinces, and not a word of what stood here");
      delete web.pages["http://a.test/c"];
      const second = await open();
      const later = await second.look(
        ["a", "b", "c", "never"].map((name) => wish(`http://a.test/${name}`)),
        ALL,
      );
      const [a, b, c, never] = later.looked;
      expect(a).toMatchObject({ found: "same", importance: null, previous: found["a"]!.at });
      expect(b).toMatchObject({
        found: "changed",
        title: "About quinces, and not a word of what stood here",
      });
      expect(b!.importance).toBeGreaterThan(0);
      expect(b!.previous).toBe(found["b"]!.at);
      expect(c).toMatchObject({ found: "gone", verdict: "removed", importance: 1 });
      expect(never).toMatchObject({ found: "gone", verdict: null, importance: null });
      const { report } = await second.conclude();
      expect(report.refresh).toEqual({
        looks: 4,
        changes: 2,
        first: 0,
        same: 1,
        changed: 1,
        gone: 2,
        failed: 0,
        refused: 0,
      });
      expect(report.pages.find(({ url }) => url.endsWith("/b"))!.change!.importance).toBe(b!.importance);
      expect(report.all.sharp).toBe(0);
    },
  ));

it("holds a look against a whole capture, and a whole capture is none the worse for looks before it", () =>
  withRefreshedWeb(
    { "http://a.test/": linksTo("/a"), [A]: page("apples") },
    async ({ web, world, open, nextDay }) => {
      await captureWeb(web, world.archive, { seeds: ["http://a.test/"], world });
      await nextDay();
      web.pages[A] = page("something else altogether");
      const refreshing = await open();
      const { looked } = await refreshing.look([wish(A), wish("http://a.test/")], ALL);
      expect(looked.map(({ found }) => found)).toEqual(["changed", "same"]);
      await refreshing.conclude();
      await nextDay();
      const { report } = await captureWeb(web, world.archive, { seeds: ["http://a.test/"], world });
      expect(report.all).toMatchObject({ pages: 2, sharp: 2 });
    },
  ));

it("looks several times a day into one capture, and its looks add up without anything being sharp", () =>
  withRefreshedWeb(
    { [A]: page("apples"), "http://a.test/b": page("pears") },
    async ({ web, world, open }) => {
      const refreshing = await open();
      const wishes = [wish(A), wish("http://a.test/b")];
      for (let turn = 0; turn < 5; turn++) await refreshing.look(wishes, ALL);
      web.pages[A] = page("figs");
      const { looked, requests } = await refreshing.look(wishes, ALL);
      expect(looked.map(({ found }) => found)).toEqual(["changed", "same"]);
      expect(requests).toBe(2); // robots.txt was asked for in the first turn
      const { report } = await refreshing.conclude();
      expect(report.refresh).toMatchObject({ looks: 12, first: 2, same: 9, changed: 1 });
      // Five equal looks prove an interval, but no moment of this capture.
      expect(report.all).toMatchObject({ pages: 2, sharp: 0, attested: 0 });
      expect(report.pages.map(({ verdict }) => verdict)).toEqual(["late", "late"]);
      const kept = (await world.archive.catalog.captures.get(refreshing.capture.id))!;
      expect(kept).toMatchObject({ phase: "finished", asOf: null });
      expect(await world.archive.results.getCertificate(kept.id)).toBeNull();
      const looks = await world.archive.catalog.sightings.ofPage(A as PageUrl);
      expect(new Set(looks.map(({ pass }) => pass))).toEqual(new Set(["late"]));
    },
  ));

it("files links that nobody knows, and no others", () =>
  withRefreshedWeb({ [A]: linksTo("/known", "/new", "http://elsewhere.test/") }, async ({ world, open }) => {
    const refreshing = await open(undefined, (url) => url.endsWith("/known"));
    const { looked } = await refreshing.look([wish(A)], ALL);
    expect(looked[0]!.links.map(({ url }) => url)).toEqual(["http://a.test/new"]);
    expect((await refreshing.look([wish(A)], ALL)).looked[0]!.links).toEqual([]);
    const { report } = await refreshing.conclude();
    expect(report.pages.map(({ url }) => url)).toEqual([A]);
    const filed: string[] = [];
    for await (const { url } of world.archive.catalog.frontier.pages(report.capture)) filed.push(url);
    expect(filed).toEqual([A, "http://a.test/new"]);
  }));

it("asks nobody before a pause has passed since its start, and keeps the pause between looks", () =>
  withRefreshedWeb({ [A]: page("apples"), "http://a.test/b": page("pears") }, async ({ web, open }) => {
    const startedAt = web.clock.now();
    const refreshing = await open();
    await refreshing.look([wish(A), wish("http://a.test/b")], ALL);
    await refreshing.leave();
    const leftAt = web.clock.now();
    const again = await open(refreshing.capture);
    await again.look([wish(A)], ALL);
    const times = web.asked.map(({ at }) => at);
    expect(times[0]! - startedAt).toBeGreaterThanOrEqual(DELAY_MS);
    for (let i = 1; i < times.length; i++) expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(DELAY_MS);
    expect(times.at(-2)! - leftAt).toBeGreaterThanOrEqual(DELAY_MS); // robots.txt, asked again by a new run
    await again.conclude();
  }));
