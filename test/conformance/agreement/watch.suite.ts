// What every agreement must do with sites under watch: their list, their turns, and what is spent on them.
import { describe, expect, it } from "vitest";
import { instant, type Instant } from "#model/index.js";
import type { Agreement, BudgetWish } from "#ports/index.js";
import type { OpenGround } from "./ground.js";
import { takeSite } from "./lease.suite.js";

const HOUR_MS = 3_600_000;
const listOf = (...names: string[]) => ({
  text: `sites: # ${names.join(" ")}`,
  sites: names.map((name) => ({ name: name.replace("!", ""), isPaused: name.endsWith("!") })),
});
const wish = (at: Instant, requests: number, bytes = 0): Omit<BudgetWish, "site"> => ({
  at,
  wanted: { requests, bytes },
  requestsPerDay: 40,
  bytesPerMonth: 1_000,
});

async function later(agreement: Pick<Agreement, "readTime">, ms: number): Promise<Instant> {
  return instant(Math.floor((await agreement.readTime()) + ms));
}

/** Runs the suites. */
export function watchSuite(name: string, open: OpenGround): void {
  describe(`the list of sites under watch in ${name}`, () => {
    it("is replaced by whoever has seen the one before", async () => {
      const ground = await open();
      const [one, two] = [(await ground.line()).agreement.watch, (await ground.line()).agreement.watch];
      expect([await one.list(), await one.version()]).toEqual([null, 0]);
      expect(await one.put(listOf("a", "b"), 0)).toBe(true);
      expect(await two.list()).toEqual({ text: "sites: # a b", version: 1 });
      expect(await two.put(listOf("c"), 0)).toBe(false);
      expect(await two.put(listOf("a"), 1)).toBe(true);
      expect([await one.version(), (await one.list())!.text]).toEqual([2, "sites: # a"]);
    });

    it("gives each site a number of its own that no job has", async () => {
      const { watch, management } = (await (await open()).line()).agreement;
      await watch.put(listOf("a", "b"), 0);
      const job = { kind: "capture", input: {}, by: "anna", askedAt: instant(1) };
      const { id } = await management.jobs.add(job);
      const numbers = (await watch.turns()).map(({ number }) => number);
      expect(new Set([...numbers, id]).size).toBe(3);
      await watch.put(listOf("b", "c", "a"), 1);
      expect((await watch.turns()).slice(0, 2).map(({ number }) => number)).toEqual(numbers);
    });
  });

  describe(`turns of sites under watch in ${name}`, () => {
    it("are due at once, and then when the one before said; nobody else has the site", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      const { watch } = agreement;
      await watch.put(listOf("a", "b"), 0);
      expect(await watch.due(9)).toEqual(["a", "b"]);
      expect(await watch.due(1)).toEqual(["a"]);
      const lease = await takeSite(agreement, "a");
      expect(await watch.due(9)).toEqual(["b"]);
      expect(await watch.begin(lease)).toEqual({ number: (await watch.turns())[0]!.number });
      expect(await watch.end(lease, await later(agreement, HOUR_MS))).toBe(true);
      await agreement.leases.release(lease);
      expect(await watch.due(9)).toEqual(["b"]);
      // Who took it by what was true a moment ago finds nothing to do.
      expect(await watch.begin(await takeSite(agreement, "a"))).toBeNull();
    });

    it("are listed, the longest due first", async () => {
      const { agreement } = await (await open()).line();
      const { watch } = agreement;
      await watch.put(listOf("a", "b", "c"), 0);
      for (const [site, ms] of [
        ["a", -1_000],
        ["b", -2_000],
        ["c", HOUR_MS],
      ] as const) {
        const lease = await takeSite(agreement, site);
        await watch.end(lease, await later(agreement, ms));
        await agreement.leases.release(lease);
      }
      expect(await watch.due(9)).toEqual(["b", "a"]);
      expect((await watch.turns()).map(({ site, begun }) => [site, begun])).toEqual([
        ["a", 0],
        ["b", 0],
        ["c", 0],
      ]);
    });

    it("begin and end under the site's lease alone", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      const { watch } = agreement;
      await watch.put(listOf("a"), 0);
      const lost = await takeSite(agreement, "a", 500);
      await watch.begin(lost);
      await ground.pass(700);
      expect(await watch.begin(lost)).toBeNull();
      expect(await watch.end(lost, await later(agreement, HOUR_MS))).toBe(false);
      const lease = await takeSite(agreement, "a");
      expect(await watch.end(lost, await later(agreement, HOUR_MS))).toBe(false);
      expect(await watch.begin(lease)).not.toBeNull();
      expect((await watch.turns())[0]!.begun).toBe(2);
    });

    it("that machines die of are due ever later", async () => {
      const { agreement } = await (await open()).line();
      const { watch } = agreement;
      await watch.put(listOf("a"), 0);
      for (const begun of [1, 2, 3]) {
        const lease = await takeSite(agreement, "a");
        expect(await watch.begin(lease)).not.toBeNull();
        expect((await watch.turns())[0]!.begun).toBe(begun);
        await agreement.leases.release(lease);
      }
      const inMs = (await watch.turns())[0]!.dueAt! - (await agreement.readTime());
      expect(inMs).toBeGreaterThan(50_000);
      expect(inMs).toBeLessThanOrEqual(60_000);
      expect(await watch.due(9)).toEqual([]);
    });

    it("come at once when a site is paused, goes on, or goes; others keep theirs", async () => {
      const { agreement } = await (await open()).line();
      const { watch } = agreement;
      await watch.put(listOf("a", "b", "c"), 0);
      const endAll = async (dueAt: Instant | null) => {
        for (const site of await watch.due(9)) {
          const lease = await takeSite(agreement, site);
          await watch.end(lease, dueAt);
          await agreement.leases.release(lease);
        }
      };
      await endAll(await later(agreement, HOUR_MS));
      await watch.put(listOf("a!", "b"), 1);
      expect(await watch.due(9)).toEqual(["a", "c"]);
      await endAll(null);
      expect((await watch.turns()).map(({ dueAt }) => dueAt === null)).toEqual([true, false, true]);
      await watch.put(listOf("a", "b", "c"), 2);
      expect(await watch.due(9)).toEqual(["a", "c"]);
      // That nothing is to be done is not believed of a site that goes on meanwhile.
      await endAll(null);
      expect(await watch.due(9)).toEqual(["a", "c"]);
    });
  });

  describe(`budgets of sites under watch in ${name}`, () => {
    const at = instant(Date.UTC(2026, 4, 31, 23));
    const tomorrow = instant(at + 2 * HOUR_MS);

    it("are taken before they are spent, and never overrun; requests by day, bytes by month", async () => {
      const { agreement } = await (await open()).line();
      const { watch } = agreement;
      await watch.put(listOf("a"), 0);
      const lease = await takeSite(agreement, "a");
      expect(await watch.take(lease, wish(at, 30, 700))).toEqual({ requests: 30, bytes: 700 });
      expect(await watch.take(lease, wish(at, 30, 700))).toEqual({ requests: 10, bytes: 300 });
      expect(await watch.take(lease, wish(at, 1, 1))).toEqual({ requests: 0, bytes: 0 });
      await watch.giveBack(lease, at, { requests: 4, bytes: 100 });
      expect(await watch.spent("a", at)).toEqual({ requests: 36, bytes: 900 });
      expect(await watch.take(lease, wish(at, 30, 700))).toEqual({ requests: 4, bytes: 100 });
      // Another day, and another month.
      expect(await watch.spent("a", tomorrow)).toEqual({ requests: 0, bytes: 0 });
      expect(await watch.take(lease, wish(tomorrow, 50, 50))).toEqual({ requests: 40, bytes: 50 });
      expect(await watch.spent("a", instant(tomorrow + 24 * HOUR_MS))).toEqual({ requests: 0, bytes: 50 });
      expect(await watch.spent("b", at)).toEqual({ requests: 0, bytes: 0 });
    });

    it("are nobody's but the holder's; what was taken and not given back stays spent", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      const { watch } = agreement;
      await watch.put(listOf("a"), 0);
      const lost = await takeSite(agreement, "a", 500);
      await watch.take(lost, wish(at, 16));
      await ground.pass(700);
      expect(await watch.take(lost, wish(at, 16))).toBeNull();
      await watch.giveBack(lost, at, { requests: 16, bytes: 0 });
      expect(await watch.spent("a", at)).toEqual({ requests: 16, bytes: 0 });
      const lease = await takeSite(agreement, "a");
      expect(await watch.take(lease, wish(at, 40))).toEqual({ requests: 24, bytes: 0 });
    });
  });
}
