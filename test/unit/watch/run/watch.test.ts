// The loop of a watch on a scripted web, in virtual time.
import { describe, expect, it } from "vitest";
import { instant, isRefresh, type Instant, type PageUrl } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import type { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const DAY_MS = 86_400_000;
const CHANGED =
  "<title>Page 3</title><p>Something quite different has happened here today, and it matters to all.</p>";

function smallWeb(count: number): Record<string, string> {
  const links = Array.from({ length: count }, (_, i) => `<a href="/p/${i}">${i}</a>`).join(" ");
  const pages: Record<string, string> = {
    "http://a.test/": `<title>Home</title><p>Home of the town</p>${links}`,
  };
  for (let i = 0; i < count; i++)
    pages[`http://a.test/p/${i}`] =
      `<title>Page ${i}</title><p>Text of page ${i}, as it has always been.</p>`;
  return pages;
}

/** Requests of each UTC day. */
function byDay(asked: ScriptedWeb["asked"]): number[] {
  const days = new Map<number, number>();
  for (const { at } of asked) {
    const day = Math.floor(at / DAY_MS);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days.values()];
}

/** The least pause between two requests. */
function leastPauseMs(asked: ScriptedWeb["asked"]): number {
  return Math.min(...asked.slice(1).map(({ at }, i) => at - asked[i]!.at));
}

/** Nobody answers while it says so. */
function silentWhen(isDead: () => boolean): (web: ScriptedWeb) => Fetcher {
  return (web) => ({
    profile: web.profile,
    close: async () => undefined,
    fetch: async (request) => {
      const result = await web.fetch(request);
      const now: Instant = web.clock.now();
      const times = { sentAt: now, firstByteAt: now, lastByteAt: now };
      return isDead() ? { kind: "failed", code: "REFUSED", message: "nobody listens", times } : result;
    },
  });
}

describe("a site that is watched for its versions", () => {
  it("is seen whole, then looked at again within its budget, one capture a day; a change is told once", async () => {
    await withWatchedWeb(smallWeb(20), async ({ web, watch, turns, news, world, stores }) => {
      await watch([planOf()], 24);
      expect(new Set(web.addresses).size).toBe(21);
      expect(news).toEqual([]);
      web.pages["http://a.test/p/3"] = CHANGED;
      await watch([planOf()], 24);
      expect(news.map(({ kind, url }) => [kind, url])).toEqual([["changed", "http://a.test/p/3"]]);
      expect(turns.every(({ requests }) => requests <= 20)).toBe(true);
      expect(Math.max(...byDay(web.asked))).toBeLessThanOrEqual(240);
      expect(leastPauseMs(web.asked)).toBeGreaterThanOrEqual(1_000);
      const captures = await world.archive.catalog.captures.list();
      expect(captures.every(isRefresh)).toBe(true);
      expect(captures).toHaveLength(2);
      expect(captures.slice(1).every(({ phase }) => phase === "finished")).toBe(true);
      const status = (await stores.memory.status("a.test"))!;
      expect(status.pages).toEqual({ watched: 21, asleep: 0, gone: 0 });
      expect(status.versions).toBe(1);
      expect(status.completeness!.low).toBeLessThanOrEqual(status.completeness!.share);
    });
  });

  it("tells of pages that go, come back, come new and move", async () => {
    await withWatchedWeb(smallWeb(4), async ({ web, watch, news }) => {
      await watch([planOf()], 3);
      delete web.pages["http://a.test/p/3"];
      await watch([planOf()], 3);
      web.pages["http://a.test/p/3"] = CHANGED;
      web.pages["http://a.test/"] = `${smallWeb(4)["http://a.test/"]!}<a href="/p/new">new</a>`;
      web.pages["http://a.test/p/new"] = "<title>New</title><p>A page that was not there before.</p>";
      web.pages["http://a.test/p/2"] = { status: 301, headers: { Location: "/p/1" }, body: "" };
      await watch([planOf()], 3);
      const told = news.map(({ kind, url }) => `${kind} ${new URL(url!).pathname}`);
      expect(told.sort()).toEqual(["back /p/3", "changed /", "gone /p/3", "moved /p/2", "new /p/new"]);
    });
  });

  it("keeps to a small budget, and makes up for nothing that it missed", async () => {
    await withWatchedWeb(smallWeb(20), async ({ web, watch, turns }) => {
      const plan = planOf({ requestsPerDay: 12 });
      await watch([plan], 48);
      expect(Math.max(...byDay(web.asked))).toBeLessThanOrEqual(12);
      await web.clock.sleepUntil(instant(web.clock.now() + 9.5 * DAY_MS)); // the machine slept
      const before = turns.length;
      await watch([plan], 2);
      expect(turns.slice(before).every(({ requests }) => requests <= 1)).toBe(true);
    });
  });

  it("is left alone while it is paused, and when the clock is behind the last turn", async () => {
    await withWatchedWeb(smallWeb(3), async ({ web, watch, stores }) => {
      await watch([planOf({ isPaused: true })], 5);
      expect(web.asked).toEqual([]);
      expect((await stores.memory.status("a.test"))!.condition).toBe("paused");
      await watch([planOf()], 5);
      const asked = web.asked.length;
      const state = JSON.parse((await stores.memory.state("a.test"))!) as object;
      const status = (await stores.memory.status("a.test"))!;
      const lastTurnAt = web.clock.now() + DAY_MS;
      const ended = { site: "a.test", mind: null, pages: [], status, turn: null };
      await stores.memory.endTurn({ ...ended, state: JSON.stringify({ ...state, lastTurnAt }) });
      await watch([planOf()], 5);
      expect(web.asked.length).toBe(asked);
      expect((await stores.memory.status("a.test"))!.note).toMatch(/^the clock is behind what is on record/);
    });
  });

  it("that does not answer is asked more and more rarely, told of once, and again when it answers", async () => {
    let isDead = false;
    const fetcherOf = silentWhen(() => isDead);
    await withWatchedWeb(
      smallWeb(5),
      async ({ web, watch, news, stores }) => {
        await watch([planOf()], 24);
        isDead = true;
        const before = web.asked.length;
        await watch([planOf()], 10 * 24);
        expect(web.asked.length - before).toBeLessThan(60);
        expect(news.map(({ title }) => title)).toEqual(["a.test does not answer"]);
        expect((await stores.memory.status("a.test"))!.condition).toBe("dead");
        isDead = false;
        await watch([planOf()], 8 * 24);
        expect(news.map(({ title }) => title)).toEqual(["a.test does not answer", "a.test answers again"]);
      },
      fetcherOf,
    );
  });
});

describe("a site of which whole captures are wanted", () => {
  it("is captured at once, then by the calendar; what they find is told, and the budget of the day holds", async () => {
    await withWatchedWeb(smallWeb(10), async ({ web, watch, turns, news, world, stores }) => {
      const plan = planOf({ wants: "both", requestsPerDay: 100, sharp: { every: "day", hour: 3 } });
      await watch([plan], 24);
      web.pages["http://a.test/p/3"] = CHANGED;
      await watch([plan], 24);
      const whole = (await world.archive.catalog.captures.list()).filter((one) => !isRefresh(one));
      expect(whole.map(({ phase, startedAt }) => [phase, new Date(startedAt).getUTCHours()])).toEqual([
        ["finished", 3],
        ["finished", 3],
        ["finished", 0],
      ]);
      expect(turns.filter(({ kind }) => kind === "sharp")).toHaveLength(3);
      expect(news.filter(({ kind }) => kind === "sharp")).toHaveLength(3);
      expect(news.filter(({ url }) => url !== null).map(({ kind, url }) => [kind, url])).toEqual([
        ["changed", "http://a.test/p/3" as PageUrl],
      ]);
      expect(Math.max(...byDay(web.asked))).toBeLessThanOrEqual(100);
      const { proved } = (await stores.memory.status("a.test"))!;
      expect(proved!.share).toBe(1);
      expect(proved!.captureId).toBe(whole[0]!.id);
    });
  });

  it("is captured when it answers again, where nobody answered at the hour of the calendar", async () => {
    let isDead = true;
    await withWatchedWeb(
      smallWeb(4),
      async ({ watch, world }) => {
        const plan = planOf({ wants: "sharp", requestsPerDay: 100 });
        await watch([plan], 5);
        isDead = false;
        await watch([plan], 10);
        const phases = (await world.archive.catalog.captures.list()).map(({ phase }) => phase);
        expect(phases[0]).toBe("finished");
        expect(new Set(phases.slice(1))).toEqual(new Set(["failed"]));
      },
      silentWhen(() => isDead),
    );
  });
});
