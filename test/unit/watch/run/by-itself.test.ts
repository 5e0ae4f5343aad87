// Pages that show something else at every request, and now and then change in truth: what is told, counted and learned.
import { describe, expect, it } from "vitest";
import { identityKey, isCaptured, type PageUrl } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import type { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const FORTUNES = "brook lantern orchard quarry meadow chapel granary weir forge tannery".split(" ");
const TEXT = "The market opens at dawn on every first day of the month, and closes when the bells ring.";

/** The n-th answer: the same article beside a box that is drawn by lot. */
function body(text: string, no: number, box = "today"): string {
  const word = (i: number): string => FORTUNES[(no * 7 + i * 3) % FORTUNES.length]!;
  const shown = `<div class="${box}"><p>${[0, 1, 2, 3].map(word).join(" ")} of ${word(5)}</p></div>`;
  return `<title>Market</title><main><h1>Market</h1><p>${text}</p><p>Stalls are given out by the keeper of the hall.</p></main>${shown}`;
}

/** A web in which one page shows another box at every request. */
function fickle(texts: { of: string; box: string }): (web: ScriptedWeb) => Fetcher {
  let no = 0;
  return (web) => ({
    profile: web.profile,
    close: async () => undefined,
    fetch: (request) => {
      web.pages["http://a.test/fickle"] = body(texts.of, no++, texts.box);
      return web.fetch(request);
    },
  });
}

const PAGES = {
  "http://a.test/": `<title>Home</title><p>Home of the town</p><a href="/fickle">f</a> <a href="/still">s</a>`,
  "http://a.test/still": "<title>Still</title><p>This page has been as it is for years.</p>",
};

describe("a page with a box that is drawn by lot at every request", () => {
  // Boxes of the second name are taken out by a rule: what differs in them was told with an importance of 0.
  it.each(["today", "fortune"])(
    "(%s) is told of until that is known, then only when it changes in truth; every version is kept",
    async (box) => {
      const texts = { of: TEXT, box };
      await withWatchedWeb(
        PAGES,
        async ({ watch, news, stores, world }) => {
          await watch([planOf()], 24);
          const learned = news.length;
          expect(learned).toBeGreaterThanOrEqual(3); // from fewer nothing could be learned
          expect(learned).toBeLessThanOrEqual(8);
          await watch([planOf()], 24);
          expect(news).toHaveLength(learned);
          texts.of = "The market has burnt down in the night; nobody was hurt, and it is held in the square.";
          await watch([planOf()], 24);
          expect(news.slice(learned).map(({ kind, url }) => `${kind} ${url}`)).toEqual([
            "changed http://a.test/fickle",
          ]);
          const status = (await stores.memory.status("a.test"))!;
          expect(status.versions).toBe(learned + 1);
          const looks = await world.archive.catalog.sightings.ofPage("http://a.test/fickle" as PageUrl);
          const digests = looks.filter(isCaptured).map(({ outcome }) => identityKey(outcome.identity));
          expect(new Set(digests).size).toBeGreaterThan(8); // byte for byte they are versions
        },
        fickle(texts),
      );
    },
  );

  it("what is known of it outlives the process", async () => {
    const texts = { of: TEXT, box: "today" };
    await withWatchedWeb(
      PAGES,
      async ({ watch, news, web }) => {
        await watch([planOf()], 24);
        const learned = news.length;
        for (let part = 0; part < 4; part++) await watch([planOf()], 3);
        expect(news).toHaveLength(learned);
        expect(web.asked.length).toBeGreaterThan(50);
      },
      fickle(texts),
    );
  });

  it("looks that are far apart teach nothing: what is another from day to day may be the news", async () => {
    await withWatchedWeb(
      PAGES,
      async ({ watch, news }) => {
        await watch([planOf({ requestsPerDay: 4 })], 7 * 24);
        const before = news.length;
        await watch([planOf({ requestsPerDay: 4 })], 7 * 24);
        expect(news.length - before).toBeGreaterThan(3);
      },
      fickle({ of: TEXT, box: "today" }),
    );
  });

  it("a price that changes at every look stays news: figures are never learned away", async () => {
    let price = 100;
    await withWatchedWeb(
      PAGES,
      async ({ watch, news }) => {
        await watch([planOf()], 12);
        const before = news.length;
        await watch([planOf()], 12);
        expect(news.length - before).toBeGreaterThan(5);
      },
      (web) => ({
        profile: web.profile,
        close: async () => undefined,
        fetch: (request) => {
          price += price % 3 === 0 ? 7 : -2;
          web.pages["http://a.test/fickle"] = body(`A sack of corn is sold at ${price} crowns.`, 1);
          return web.fetch(request);
        },
      }),
    );
  });
});
