// A turn sends not one request more than it may, whatever asks; and stores no more bytes.
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { StoreError } from "#errors.js";
import { instant } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { ALL, wish, withRefreshedWeb } from "../../../support/sites/refreshed-web.js";
import type { ScriptedPage, ScriptedWeb } from "../../../support/sites/scripted-web.js";

const HOSTS = ["a", "b", "c"];
const PATHS = ["1", "2", "3", "4"];
const WISHES = PATHS.flatMap((path) => HOSTS.map((host) => wish(`http://${host}.test/${path}`)));
/** Two of each host are alike, so that the host is asked for a page that cannot exist. */
const PAGES: Record<string, ScriptedPage> = Object.fromEntries(
  WISHES.map(({ url }) => [url, `<p>${url.endsWith("1") || url.endsWith("2") ? "alike" : url}</p>`]),
);
/** robots.txt, four pages and a trial on each of three hosts. */
const NEEDED = 3 * (1 + 4 + 1);

it("never sends one request more than it may, robots.txt and trials counted", async () => {
  for (let most = 0; most <= NEEDED + 1; most++)
    await withRefreshedWeb(PAGES, async ({ web, open }) => {
      const refreshing = await open();
      const outcomes = await refreshing.look(WISHES, { mostRequests: most, mostBytes: Infinity });
      expect(web.asked.length).toBe(Math.min(most, NEEDED));
      expect(outcomes.requests).toBe(web.asked.length);
      expect(outcomes.looked.length + outcomes.unasked.length).toBe(WISHES.length);
      const pages = web.asked.filter(({ url }) => PAGES[url] !== undefined).length;
      expect(outcomes.looked.length).toBe(pages); // whatever was asked for was kept, and told
      if (most >= NEEDED) expect(outcomes.unasked).toEqual([]);

      // What was left is looked at in the next turn: nothing of the first stands in its way.
      const rest = await refreshing.look(outcomes.unasked, ALL);
      expect(rest.unasked).toEqual([]);
      expect(rest.looked.length).toBe(outcomes.unasked.length);
      expect(rest.looked.every(({ found }) => found === "first")).toBe(true);
      await refreshing.conclude();
    });
});

it("sends nothing between turns, and nothing when it is opened and concluded", () =>
  withRefreshedWeb(PAGES, async ({ web, open }) => {
    const refreshing = await open();
    expect((await refreshing.look(WISHES, { mostRequests: 0, mostBytes: Infinity })).unasked).toEqual(WISHES);
    await refreshing.leave();
    const again = await open(refreshing.capture);
    await again.conclude();
    expect(web.asked).toEqual([]);
  }));

it("stores no more than it may, and tells exactly what it stored", async () => {
  const long: Record<string, ScriptedPage> = Object.fromEntries(
    WISHES.map(({ url }, i) => [url, `<p>${noise(3_000 * (1 + (i % 4)), i)}</p>`]),
  );
  for (const most of [1_000, 8_000, 15_000, 30_000, 60_000, 120_000])
    await withRefreshedWeb(long, async ({ dir, world, open }) => {
      const stored = async (): Promise<number> => {
        const files = await world.archive.warcs.sizes(refreshing.capture.id);
        return files.reduce((sum, { file }) => sum + statSync(join(dir, file)).size, 0);
      };
      const refreshing = await open();
      let told = 0;
      for (let turn = 0; turn < 3; turn++) {
        const outcomes = await refreshing.look(WISHES, { mostRequests: 100, mostBytes: most });
        // Opening it takes its records too, whatever may be stored.
        if (outcomes.requests > 0) expect(outcomes.bytes).toBeLessThanOrEqual(most);
        else expect(outcomes.looked).toEqual([]);
        told += outcomes.bytes;
        expect(await stored()).toBe(told);
        if (most > 100_000) expect(outcomes.looked.length).toBeGreaterThan(3);
      }
      told += (await refreshing.conclude()).bytes;
      expect(await stored()).toBe(told);
    });
});

it("ends a turn when its signal aborts, also in the middle of a long pause, and goes on in the next", () =>
  withRefreshedWeb(
    {
      ...PAGES,
      "http://a.test/robots.txt": { type: "text/plain", body: "User-agent: *\nCrawl-delay: 3000" },
    },
    async ({ web, open }) => {
      const wishes = WISHES.filter(({ url }) => url.startsWith("http://a.test/"));
      const refreshing = await open();
      const stop = new AbortController();
      const from = web.clock.now();
      const stopping = web.clock
        .sleepUntil(instant(from + 60_000))
        .then(() => stop.abort(new Error("enough")));
      const cut = await refreshing.look(wishes, { ...ALL, signal: stop.signal });
      await stopping;
      expect(web.clock.now() - from).toBe(60_000);
      expect(cut).toMatchObject({ looked: [], unasked: wishes });
      const rest = await refreshing.look(cut.unasked, ALL);
      expect(rest.looked.map(({ found }) => found)).toEqual(["first", "first", "first", "first"]);
      await refreshing.conclude();
    },
  ));

it("ends with the watcher's signal, and looks at nothing after that", () =>
  withRefreshedWeb(PAGES, async ({ web, world, openWith }) => {
    const stop = new AbortController();
    let told = 0;
    const onProgress = (): void => void (++told === 3 && stop.abort());
    const refreshing = await openWith({ signal: stop.signal, onProgress });
    const cut = await refreshing.look(WISHES, ALL);
    expect(cut.looked.length).toBeGreaterThanOrEqual(3);
    expect(cut.unasked.length).toBeGreaterThan(0);
    const asked = web.asked.length;
    expect((await refreshing.look(cut.unasked, ALL)).unasked).toEqual(cut.unasked);
    expect(web.asked.length).toBe(asked);
    await refreshing.leave();
    expect((await world.archive.catalog.captures.get(refreshing.capture.id))!.phase).toBe("revisiting");
  }));

it("counts what is asked again on a full disk", () =>
  withRefreshedWeb(
    PAGES,
    async ({ web, open }) => {
      const refreshing = await open();
      const outcomes = await refreshing.look(WISHES, { mostRequests: 7, mostBytes: Infinity });
      expect(web.asked.length).toBeLessThanOrEqual(7);
      expect(outcomes.requests).toBe(7);
      await refreshing.leave();
    },
    fullOnce,
  ));

/** Every third answer does not fit on the disk when it first comes. */
function fullOnce(web: ScriptedWeb): Fetcher {
  let calls = 0;
  return {
    profile: web.profile,
    close: () => web.close(),
    fetch: async (request) => {
      if (++calls % 3 === 0) throw diskFull();
      return web.fetch(request);
    },
  };
}

function diskFull(): Error {
  return new StoreError("DISK_FULL", "no space is left for the spool");
}

/** Text that hardly compresses. */
function noise(length: number, seed: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(33 + ((state >> 8) % 26) * 3 || 60)
      .replace("<", "x")
      .replace("&", "y");
  }).join("");
}
