// The loop of a watch on a scripted web, in virtual time.
import { describe, expect, it } from "vitest";
import { isRefresh } from "#model/index.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const links = (count: number): string =>
  Array.from({ length: count }, (_, i) => `<a href="/p/${i}">${i}</a>`).join(" ");

function smallWeb(count: number): Record<string, string> {
  const pages: Record<string, string> = {
    "http://a.test/": `<title>Home</title><p>Home of the town</p>${links(count)}`,
  };
  for (let i = 0; i < count; i++)
    pages[`http://a.test/p/${i}`] = `<title>Page ${i}</title><p>Text of page ${i}.</p>`;
  return pages;
}

describe("a site that is watched for its versions", () => {
  it("is seen whole, then looked at again and again within its budget; a change is told once", async () => {
    await withWatchedWeb(smallWeb(20), async ({ web, watch, turns, news, world, stores }) => {
      await watch([planOf()], 24);
      expect(new Set(web.addresses).size).toBe(21);
      expect(web.asked.length).toBeLessThanOrEqual(240);
      expect(news).toEqual([]);
      web.pages["http://a.test/p/3"] =
        "<title>Page 3</title><p>Something quite different has happened here today, and it matters.</p>";
      await watch([planOf()], 24);
      expect(news.map(({ kind, url }) => [kind, url])).toEqual([["changed", "http://a.test/p/3"]]);
      expect(turns.every(({ requests }) => requests <= 20)).toBe(true);
      const captures = await world.archive.catalog.captures.list();
      expect(captures.every(isRefresh)).toBe(true);
      expect(captures).toHaveLength(2);
      const status = (await stores.memory.status("a.test"))!;
      expect(status.condition).toBe("spent"); // at the end of the day
      expect(status.pages.watched).toBe(21);
      expect(status.versions).toBe(1);
    });
  });
});
