// Turns that are cut off before they end: what was seen in them is told and learned from all the same, once.
import { expect, it } from "vitest";
import { isRefresh, type SitePlan } from "#model/index.js";
import { Watch } from "#watch/index.js";
import { planOf, withWatchedWeb, type WatchedWeb } from "../../../support/watch/watched-web.js";

const HOME = "http://a.test/";
const CHANGED = "<p>Something quite different has happened here today, and it matters.</p>";

/** The next turns of the memory fail as if the process were killed there: nothing of them is kept. */
function cutOff({ stores }: WatchedWeb, isCut: () => boolean): void {
  const endTurn = stores.memory.endTurn.bind(stores.memory);
  stores.memory.endTurn = async (end) => {
    if (isCut()) throw new Error("cut off");
    await endTurn(end);
  };
}

const toldOf = ({ news }: WatchedWeb): unknown[] => news.map(({ kind, url }) => [kind, url]);

it("a look of a day that was over before anybody learned from it is told, also when that turn is cut off too", () =>
  withWatchedWeb({ [HOME]: "<p>Home of the town</p>" }, async (watched) => {
    const { web, watch, world, stores } = watched;
    let isCut = false;
    cutOff(watched, () => isCut);
    await watch([planOf()], 22);
    web.pages[HOME] = CHANGED;
    const add = stores.news.add.bind(stores.news);
    stores.news.add = () => Promise.reject(new Error("cut off"));
    isCut = true;
    await watch([planOf()], 1); // seen, and neither told nor learned from
    await watch([planOf()], 2); // the day is over
    stores.news.add = add;
    isCut = false;
    await watch([planOf()], 2);
    expect(toldOf(watched)).toEqual([["changed", HOME]]);
    const captures = await world.archive.catalog.captures.list();
    expect(captures.filter(({ phase }) => phase !== "finished")).toHaveLength(1);
  }));

const DAILY: Partial<SitePlan> = { wants: "sharp", sharp: { every: "day", hour: 3 } };

it("a whole capture that had ended when its turn was cut off is told, and not made again", () =>
  withWatchedWeb({ [HOME]: "<p>Home of the town</p>" }, async (watched) => {
    const { watch, world, stores } = watched;
    let ends = 0;
    // The first keeps that a capture begins, the second what it came to.
    cutOff(watched, () => ++ends === 2);
    await watch([planOf(DAILY)], 2);
    expect(watched.news.map(({ kind }) => kind)).toEqual(["sharp"]);
    const captures = await world.archive.catalog.captures.list();
    expect(captures.map(({ phase }) => phase)).toEqual(["finished"]);
    expect((await stores.memory.status("a.test"))!.proved!.captureId).toBe(captures[0]!.id);
  }));

it("a whole capture that was announced and never begun is due as before", () =>
  withWatchedWeb({ [HOME]: "<p>Home of the town</p>" }, async (watched) => {
    const { watch, world } = watched;
    const { captures } = world.archive.catalog;
    const create = captures.create.bind(captures);
    captures.create = () => Promise.reject(new Error("cut off"));
    await watch([planOf(DAILY)], 0.2);
    captures.create = create;
    await watch([planOf(DAILY)], 2);
    expect(watched.news.map(({ kind }) => kind)).toEqual(["sharp"]);
  }));

it("a clock that is behind what is on record is waited for, and nothing is asked", () =>
  withWatchedWeb({ [HOME]: "<p>Home of the town</p>" }, async (watched) => {
    const { web, watch, world, turns } = watched;
    await watch([planOf()], 2);
    const [capture] = await world.archive.catalog.captures.list();
    await world.archive.catalog.captures.update(capture!.id, {
      finishedAt: (web.clock.now() + 7_200_000) as never,
    });
    const asked = web.asked.length;
    await watch([planOf()], 1);
    expect(web.asked).toHaveLength(asked);
    expect(turns.at(-1)!.because).toMatch(/^the clock is behind what is on record/);
  }));

it("what may be spent runs out in a whole capture: nothing is put on record that nobody was asked for, and it goes on", () => {
  const links = Array.from({ length: 30 }, (_, i) => `<a href="/p/${i}">${i}</a>`).join(" ");
  const pages = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`${HOME}p/${i}`, `<p>Page ${i}</p>`]),
  );
  return withWatchedWeb({ [HOME]: links, ...pages }, async (watched) => {
    const { watch, world, stores, web } = watched;
    const plan = planOf({ ...DAILY, requestsPerDay: 100 });
    const take = stores.memory.take.bind(stores.memory);
    // As if another process had taken the rest of the day's requests and been killed.
    let left = 20;
    stores.memory.take = async (wish) => {
      const granted = await take({
        ...wish,
        wanted: { ...wish.wanted, requests: Math.min(left, wish.wanted.requests) },
      });
      left -= granted.requests;
      return granted;
    };
    await watch([plan], 2);
    const cut = (await world.archive.catalog.captures.list())[0]!;
    expect([cut.phase, isRefresh(cut)]).toEqual(["visiting", false]);
    stores.memory.take = take;
    await watch([plan], 2);
    const codes: unknown[] = [];
    for await (const { outcome } of world.archive.catalog.sightings.ofCapture(cut.id))
      if (outcome.kind === "failed") codes.push(outcome.code);
    expect(codes).toEqual([]);
    expect((await world.archive.catalog.captures.get(cut.id))!.phase).toBe("finished");
    expect(web.asked.length).toBeLessThanOrEqual(100);
  });
});

it("a watch that is not told when to end runs until it is stopped", () =>
  withWatchedWeb({ [HOME]: "<p>Home of the town</p>" }, async ({ web, world, stores }) => {
    const stop = new AbortController();
    const ground = {
      world,
      stores,
      turnMs: 3_600_000,
      signal: stop.signal,
      isHeld: () => null,
      tell: async () => undefined,
      onTurn: () => stop.abort(),
    };
    const plan = { sites: [planOf()], channels: [], diskQuotaBytes: null, auditDays: null };
    await new Watch(ground, { plan: async () => plan, between: async () => null }).run();
    expect(web.asked.length).toBeGreaterThan(0);
  }));
