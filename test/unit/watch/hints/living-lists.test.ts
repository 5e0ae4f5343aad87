// Lists of a living site: the honest are believed at once, liars cost less and less, and none costs more than its share.
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { instant } from "#model/index.js";
import { at, DAY, day, feed, LivingLists, pageNo, urlset } from "../../../support/watch/living-lists.js";

const SITEMAP = at("map.xml");
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

async function trustOf(site: LivingLists, url = SITEMAP): Promise<number> {
  return (await site.poller.standing()).find((source) => source.url === url)!.trust;
}

describe("an honest list", () => {
  it("leads to a look in the next turn, with a date or a day alone", async () => {
    for (const written of [(ms: number) => ms, (ms: number) => new Date(ms).toISOString().slice(0, 10)]) {
      const site = new LivingLists(200);
      site.lists.set(SITEMAP, () => urlset(Array.from(site.changedAt, ([url, ms]) => [url, written(ms)])));
      await site.plan([], [], [SITEMAP]);
      await site.turn(day(0.5), 1);
      // It was looked at on the day of its change, and before it.
      site.lookedAt.set(pageNo(77), day(1.1));
      site.mind.note({ page: 77, at: day(1.1), found: "same" });
      site.change(77, day(1.2));
      const { hints } = await site.turn(day(1.5), 1);
      expect(hints).toMatchObject([{ url: pageNo(77), source: SITEMAP, trust: 0.5 }]);
      expect(site.looks.at(-1)).toEqual({ page: 77, at: day(1.5), because: "hint" });
      // What was said once is no news again.
      expect((await site.poll(day(9))).hints).toEqual([]);
      expect(await trustOf(site)).toBeGreaterThan(0.55);
    }
  });

  it("a feed is read ever sooner while it has news, and gives new pages to the watch", async () => {
    const site = new LivingLists(5);
    const items: [ReturnType<typeof at>, number | null][] = [[pageNo(0), day(-3)]];
    site.lists.set(at("feed"), () => feed(items));
    await site.plan([at("feed")]);
    expect((await site.poll(day(0))).found).toEqual([]);
    const due = [await site.poller.nextDueAt()];
    for (const n of numbers(6)) {
      const now = due.at(-1)!;
      items.unshift([at(`new/${n}`), now - 1000]);
      const { found } = await site.poll(now);
      expect(found).toContainEqual({ url: at(`new/${n}`), kind: "document", source: at("feed") });
      due.push(await site.poller.nextDueAt());
    }
    const gaps = due.slice(1).map((ms, i) => ms! - due[i]!);
    expect(Math.min(...gaps)).toBe(15 * 60_000);
    expect(gaps.at(-1)).toBe(15 * 60_000);
    for (const _ of numbers(20)) await site.poll((await site.poller.nextDueAt())!);
    expect((await site.poller.nextDueAt())! - site.now).toBe(7 * DAY);
  });

  it("an item without a date is news when it was not there at the last reading", async () => {
    const site = new LivingLists(5);
    const items: [ReturnType<typeof at>, null][] = [[pageNo(0), null]];
    site.lists.set(at("feed"), () => feed(items));
    await site.plan([at("feed")]);
    expect((await site.poll(day(1))).hints).toEqual([]);
    items.unshift([pageNo(3), null]);
    expect((await site.poll(day(2))).hints).toMatchObject([{ url: pageNo(3), at: day(2) }]);
    expect((await site.poll(day(3))).hints).toEqual([]);
  });
});

/** Pages change by lot; the sitemap claims some each day, of which `honesty` have really changed. Looks for hints by day. */
async function watched(site: LivingLists, honesty: (dayNo: number) => boolean, days: number) {
  const lot = new SeededRandom(11);
  const said = new Map(site.changedAt);
  site.lists.set(SITEMAP, () => urlset(said));
  await site.plan([], [], [SITEMAP]);
  const [caused, trusts]: [number[], number[]] = [[], []];
  for (const n of numbers(days)) {
    const now = day(n + 0.5);
    const changed = numbers(4).map(() => Math.floor(lot.next() * site.changedAt.size));
    for (const page of changed) site.change(page, day(n + 0.25));
    const claimed = honesty(n)
      ? changed
      : numbers(12).map(() => Math.floor(lot.next() * site.changedAt.size));
    for (const page of claimed) said.set(pageNo(page), day(n + 0.3));
    await site.poller.ping(SITEMAP, now);
    await site.turn(now, 10);
    caused.push(site.looks.filter(({ at: when, because }) => when === now && because === "hint").length);
    trusts.push(await trustOf(site));
  }
  return { caused, trusts };
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe("a list that lies", () => {
  it("is believed less and less, until its hints cost no looks but a few trials; an honest one is believed more", async () => {
    const liar = new LivingLists(400);
    const { caused } = await watched(liar, () => false, 60);
    expect(sum(caused.slice(0, 5))).toBeGreaterThan(15);
    expect(await trustOf(liar)).toBeLessThan(0.2);
    expect(sum(caused.slice(30)) / 30).toBeLessThanOrEqual(2);
    const honest = new LivingLists(400);
    await watched(honest, () => true, 60);
    expect(await trustOf(honest)).toBeGreaterThan(0.85);
  });

  it("is found out when it becomes honest", async () => {
    const site = new LivingLists(400);
    const { trusts } = await watched(site, (n) => n >= 40, 120);
    expect(trusts[39]).toBeLessThan(0.2);
    expect(trusts[119]).toBeGreaterThan(0.6);
  });

  it("that stamps every page with now at each reading is read rarely and passes a sample on", async () => {
    const site = new LivingLists(300);
    site.lists.set(SITEMAP, (now) => urlset(numbers(300).map((n) => [pageNo(n), now])));
    await site.plan([], [], [SITEMAP]);
    const passed: number[] = [];
    for (const n of numbers(120)) passed.push((await site.turn(day(n / 2 + 0.5), 5)).hints.length);
    expect(Math.max(...passed)).toBe(10);
    expect(sum(passed)).toBeLessThan(80);
    expect(await trustOf(site)).toBeLessThan(0.2);
    const { dueAt, readAt } = (await site.poller.standing())[0]!;
    expect(dueAt - readAt!).toBe(7 * DAY);
  });

  it("learns nothing in favour of a stamp on a site whose pages change anyway", async () => {
    const site = new LivingLists(20);
    site.lists.set(SITEMAP, (now) => urlset(numbers(20).map((n) => [pageNo(n), now])));
    await site.plan([], [], [SITEMAP]);
    for (const n of numbers(90)) {
      // Every page changes every other day, whatever the list says.
      for (const page of numbers(20)) if ((page + n) % 2 === 0) site.change(page, day(n + 0.25));
      await site.poller.ping(SITEMAP, day(n + 0.5));
      await site.turn(day(n + 0.5), 10);
    }
    const { tried, right, trust } = (await site.poller.standing())[0]!;
    expect(right / tried).toBeGreaterThan(0.5);
    expect(trust).toBeLessThan(0.35);
  });

  it("about the future or before the web is passed over; a little ahead is now", async () => {
    const site = new LivingLists(5);
    const said: [ReturnType<typeof at>, string][] = numbers(5).map((n) => [
      pageNo(n),
      "2026-01-01T00:00:00Z",
    ]);
    site.lists.set(SITEMAP, () => urlset(said));
    await site.plan([], [], [SITEMAP]);
    await site.poll(day(0.1));
    said[0]![1] = "2031-01-01T00:00:00Z";
    said[1]![1] = "0001-01-01";
    said[2]![1] = new Date(day(2.5)).toISOString();
    said[3]![1] = "yesterday";
    expect((await site.poll(day(2))).hints).toEqual([
      { url: pageNo(2), at: day(2), trust: 0.5, source: SITEMAP },
    ]);
    // The same word is no news on the next day.
    said[4]![1] = "2026-01-02T00:00:00Z";
    expect((await site.poll(day(3))).hints).toEqual([]);
  });
});

describe("lists that give little", () => {
  it("a silent one is asked conditionally, ever more rarely, and read in full after four weeks", async () => {
    const site = new LivingLists(3);
    const text = urlset([[pageNo(1), day(-1)]]);
    site.lists.set(SITEMAP, (_, { conditional }) =>
      conditional?.etag === '"x"'
        ? { kind: "same" }
        : {
            kind: "list",
            content: Buffer.from(text),
            contentType: null,
            isCut: false,
            etag: '"x"',
            links: [],
          },
    );
    await site.plan([], [], [SITEMAP]);
    for (const n of numbers(400)) await site.poll(day(n / 4));
    const own = site.asked.filter(({ url }) => url === SITEMAP);
    expect(own.length).toBeLessThan(20);
    expect(own.map(({ isConditional }) => isConditional).slice(0, 3)).toEqual([false, true, true]);
    const full = own.filter(({ isConditional }) => !isConditional).map(({ at: when }) => when);
    for (const [i, when] of full.entries())
      if (i > 0) expect(when - full[i - 1]!).toBeGreaterThanOrEqual(28 * DAY);
    expect(full.length).toBeGreaterThan(2);
    // An unchanged answer that was sent all the same counts as silence too.
    expect((await site.poller.standing())[0]!.idle).toBe(10);
  });

  it("broken and hostile ones are told in one line and left alone", async () => {
    const laughs = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>`;
    const texts = [
      "<html><body>not found</body></html>",
      "<urlset><url><loc>http://a.test/p/1</loc><lastmod>",
      `<urlset>${"<url>".repeat(200_000)}`,
      laughs,
      `<rss><channel><item><link>javascript:alert(1)</link></item></channel></rss>`,
      `<urlset><url><loc>http://b.test/elsewhere</loc><lastmod>2026-01-05T10:00:00Z</lastmod></url></urlset>`,
      "\u0000\u0001\u0002",
    ];
    const site = new LivingLists(3);
    for (const [n, text] of texts.entries()) site.lists.set(at(`${n}.xml`), () => text);
    site.lists.set(at("down.xml"), () => ({ kind: "problem", reason: "connection\u001b[31m refused" }));
    await site.plan(
      [],
      [],
      [...texts.keys(), "down"].map((n) => at(`${n}.xml`)),
    );
    const news = await site.poll(day(0.9));
    // Entities of its own making are not expanded.
    expect([news.hints, news.found.map(({ url }) => url)]).toEqual([[], [at("&b;")]]);
    expect(news.problems).toContain("http://a.test/0.xml: neither sitemap nor feed nor OAI-PMH list");
    expect(news.problems.some((line) => line.includes("\u001b"))).toBe(false);
    for (const line of news.problems) expect(line).not.toMatch(/sitemap\.xml/); // only guessed at
    for (const n of numbers(60)) await site.poll(day(1 + n));
    expect(site.asked.filter(({ url }) => url === at("0.xml")).length).toBeLessThan(12);
  });
});

describe("requests", () => {
  it("for lists stay within a tenth of the day's and within each poll's budget, spread over the day", async () => {
    for (const [requestsPerDay, share] of [
      [200, 20],
      [10, 1],
      [3, 1],
      [0, 0],
    ] as const) {
      const site = new LivingLists(3, { requestsPerDay });
      const feeds = numbers(30).map((n) => at(`feed/${n}`));
      // Every feed has news at every reading.
      for (const url of feeds) site.lists.set(url, (now) => feed([[at(`new/${now}`), now]]));
      await site.plan(feeds);
      const budgets = [0, 1, 2, 100];
      for (const n of numbers(24 * 5)) {
        const budget = budgets[n % budgets.length]!;
        const { requests } = await site.poll(instant(day(0) + n * 3_600_000), budget);
        expect(requests).toBeLessThanOrEqual(budget);
      }
      const byDay = numbers(5).map((d) =>
        site.asked.filter(({ at: when }) => when >= day(d) && when < day(d + 1)),
      );
      for (const asked of byDay) expect(asked.length).toBe(share);
      if (share === 20) {
        const mornings = byDay.map((asked) => asked.filter(({ at: when }) => when % DAY < DAY / 2).length);
        for (const count of mornings) expect(count).toBeLessThanOrEqual(11);
        // None is starved by the others.
        expect(new Set(site.asked.map(({ url }) => url)).size).toBe(30);
      }
    }
  });

  it("that redirects or a crash took are counted", async () => {
    const site = new LivingLists(3, { requestsPerDay: 60 });
    site.lists.set(at("feed"), () => ({ kind: "problem", reason: "more than 5 redirects", requests: 6 }));
    site.lists.set(at("feed2"), () => feed([]));
    await site.plan([at("feed"), at("feed2")]);
    expect((await site.poll(day(0.99))).requests).toBe(6);
    expect(await site.store.spend("a.test", day(0.99), 0)).toBe(6);
    const dying = new LivingLists(3, { requestsPerDay: 60, ask: () => Promise.reject(new Error("killed")) });
    await dying.plan([at("feed")]);
    await expect(dying.poll(day(0.99))).rejects.toThrow("killed");
    expect(await dying.store.spend("a.test", day(0.99), 0)).toBe(6);
  });
});
