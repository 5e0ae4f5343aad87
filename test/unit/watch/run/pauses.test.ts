// A watch that is ended in the middle of requests and begun anew at once asks servers no sooner for it.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import type { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const DAY_MS = 86_400_000;
const LINKS = [1, 2, 3].map((no) => `<a href="/p/${no}">${no}</a>`).join(" ");
const PAGES = {
  "http://a.test/robots.txt": { type: "text/plain", body: "User-agent: *\nCrawl-delay: 20\n" },
  "http://a.test/": `<title>Home</title><p>Home of the town</p>${LINKS}`,
  "http://a.test/p/1": "<title>One</title><p>The first of the pages.</p>",
  "http://a.test/p/2": "<title>Two</title><p>The second of the pages.</p>",
  "http://a.test/p/3": "<title>Three</title><p>The third of the pages.</p>",
};

/** Ends the process while its n-th request is under way: nobody hears of the answer. */
function dyingAt(kill: { after: number; stop: AbortController }): (web: ScriptedWeb) => Fetcher {
  return (web) => ({
    profile: web.profile,
    close: async () => undefined,
    fetch: async (request) => {
      const result = await web.fetch(request);
      if (--kill.after >= 0) return result;
      kill.stop.abort();
      throw new Error("killed");
    },
  });
}

it("Crawl-delay is kept by whoever begins after a kill, also before robots.txt is read again", async () => {
  const kill = { after: Infinity, stop: new AbortController() };
  await withWatchedWeb(
    PAGES,
    async ({ web, watch }) => {
      await watch([planOf()], 2); // its rules are read
      const before = web.asked.length;
      for (const after of [0, 1, 2, 3]) {
        // A new day is a new capture, that nothing of the last one is recalled for.
        await web.clock.sleepUntil(instant((Math.floor(web.clock.now() / DAY_MS) + 1) * DAY_MS));
        for (const next of [after, 0, 0]) {
          Object.assign(kill, { after: next, stop: new AbortController() });
          await watch([planOf()], 30, kill.stop.signal);
        }
      }
      const since = web.asked.slice(before - 1);
      expect(since.length).toBeGreaterThan(15);
      const pauses = since.slice(1).map(({ at, url }, i) => ({ ms: at - since[i]!.at, url }));
      expect(pauses.filter(({ ms }) => ms < 20_000)).toEqual([]);
    },
    dyingAt(kill),
  );
});
