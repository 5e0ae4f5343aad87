// What every memory of a watch must do.
import { describe, expect, it } from "vitest";
import { instant, type PageUrl, type WatchSiteStatus, type WatchTurn } from "#model/index.js";
import type { BudgetWish, TurnEnd, WatchedPageRow, WatchMemory } from "#ports/index.js";

const DAY_MS = 86_400_000;
const NOON = instant(Date.UTC(2026, 10, 18, 12));

function statusOf(site: string, note: string | null = null): WatchSiteStatus {
  return {
    site,
    condition: "watching",
    note,
    at: NOON,
    beganAt: NOON,
    pages: { watched: 1, asleep: 0, gone: 0 },
    looks: 1,
    versions: 0,
    requestsToday: { spent: 0, most: 10 },
    bytesThisMonth: { spent: 0, most: null },
    completeness: null,
    freshness: null,
    proved: null,
    lastTurnAt: null,
    nextTurnAt: null,
    nextSharpAt: null,
    nextLooks: [],
  };
}

function turnOf(site: string, at: number): WatchTurn {
  const chosen = [{ url: "http://a.test/" as PageUrl, because: "own-rate", index: 0.5 }];
  const what = {
    kind: "refresh",
    because: "words",
    captureId: "c",
    requests: 3,
    looks: 2,
    changes: 1,
  } as const;
  return { site, at: instant(at), ...what, chosen, bar: 0.5 };
}

function pageOf(number: number, state: WatchedPageRow["state"] = "watched"): WatchedPageRow {
  const url = `http://a.test/${number}` as PageUrl;
  return { number, url, state, kind: "document", depth: 1, via: "http://a.test/" as PageUrl, addedAt: NOON };
}

function endOf(site: string, changes: Partial<TurnEnd> = {}): TurnEnd {
  return { site, mind: null, pages: [], state: "{}", status: statusOf(site), turn: null, ...changes };
}

function wishOf(changes: Partial<BudgetWish> = {}): BudgetWish {
  const wanted = { requests: 4, bytes: 100 };
  return { site: "a", at: NOON, wanted, requestsPerDay: 10, bytesPerMonth: 250, ...changes };
}

/** Holds a memory to it. */
export function watchMemorySuite(name: string, open: () => Promise<WatchMemory>): void {
  describe(`the memory of a watch: ${name}`, () => {
    it("knows nothing of a site before its first turn", async () => {
      const memory = await open();
      expect([await memory.state("a"), await memory.mind("a"), await memory.status("a")]).toEqual([
        null,
        null,
        null,
      ]);
      expect(await memory.pages("a")).toEqual([]);
      expect(await memory.spent("a", NOON)).toEqual({ requests: 0, bytes: 0 });
      expect(await memory.turns("a", 9)).toEqual([]);
    });

    it("keeps what a turn leaves; without a mind the old one stays, pages change their state and keep their number", async () => {
      const memory = await open();
      const mind = Uint8Array.from({ length: 300 }, (_, i) => i % 256);
      await memory.endTurn(
        endOf("a", { mind, pages: [pageOf(2), pageOf(1)], state: "one", turn: turnOf("a", NOON) }),
      );
      await memory.endTurn(
        endOf("a", { pages: [pageOf(1, "gone")], state: "two", turn: turnOf("a", NOON + 1) }),
      );
      await memory.endTurn(endOf("b", { pages: [pageOf(1)] }));
      expect(await memory.state("a")).toBe("two");
      expect([...(await memory.mind("a"))!]).toEqual([...mind]);
      expect(await memory.pages("a")).toEqual([pageOf(1, "gone"), pageOf(2)]);
      expect(await memory.page("a", pageOf(2).url)).toEqual(pageOf(2));
      expect(await memory.page("a", pageOf(3).url)).toBeNull();
      expect(await memory.turns("a", 1)).toEqual([turnOf("a", NOON + 1)]);
      expect((await memory.turns("a", 9)).map(({ at }) => at)).toEqual([NOON + 1, NOON]);
    });

    it("grants what is left of the day and of the month, and no more", async () => {
      const memory = await open();
      expect(await memory.take(wishOf())).toEqual({ requests: 4, bytes: 100 });
      expect(await memory.take(wishOf())).toEqual({ requests: 4, bytes: 100 });
      expect(await memory.take(wishOf())).toEqual({ requests: 2, bytes: 50 });
      expect(await memory.take(wishOf())).toEqual({ requests: 0, bytes: 0 });
      expect(await memory.spent("a", NOON)).toEqual({ requests: 10, bytes: 250 });
      // A new day has its requests, and the month's bytes are spent.
      expect(await memory.take(wishOf({ at: instant(NOON + DAY_MS) }))).toEqual({ requests: 4, bytes: 0 });
      expect(await memory.take(wishOf({ at: instant(NOON + 30 * DAY_MS) }))).toEqual({
        requests: 4,
        bytes: 100,
      });
      expect(await memory.take(wishOf({ site: "b" }))).toEqual({ requests: 4, bytes: 100 });
    });

    it("takes back what was not spent, for the day on which it was taken; a limit that was lowered grants nothing", async () => {
      const memory = await open();
      await memory.take(wishOf());
      await memory.giveBack("a", NOON, { requests: 3, bytes: 60 });
      expect(await memory.spent("a", NOON)).toEqual({ requests: 1, bytes: 40 });
      expect(await memory.take(wishOf({ requestsPerDay: 1, bytesPerMonth: null }))).toEqual({
        requests: 0,
        bytes: 100,
      });
    });

    it("says what was told last, by name", async () => {
      const memory = await open();
      await memory.endTurn(endOf("b"));
      await memory.tell(statusOf("a"));
      await memory.tell(statusOf("b", "later"));
      expect((await memory.statuses()).map(({ site, note }) => [site, note])).toEqual([
        ["a", null],
        ["b", "later"],
      ]);
    });

    it("remembers of each site the ten thousand pages that left and came last, and every other page", async () => {
      const memory = await open();
      const gone = Array.from({ length: 10_002 }, (_, no) => pageOf(no + 2, "gone"));
      await memory.endTurn(endOf("a", { pages: [pageOf(1), ...gone, pageOf(20_000, "asleep")] }));
      await memory.endTurn(endOf("b", { pages: [pageOf(1, "gone")] }));
      await memory.trim(NOON);
      const kept = await memory.pages("a");
      expect(kept).toHaveLength(10_002);
      expect(kept.slice(0, 2).map(({ number }) => number)).toEqual([1, 4]);
      expect(kept.at(-1)!.state).toBe("asleep");
      expect(await memory.pages("b")).toHaveLength(1);
      // One that was forgotten may come again, under another number.
      await memory.endTurn(endOf("a", { pages: [{ ...pageOf(2), number: 20_001 }] }));
      expect((await memory.page("a", pageOf(2).url))!.number).toBe(20_001);
    });

    it("forgets a site, but not what it spent; trims what is old, but not the month that is being spent", async () => {
      const memory = await open();
      await memory.endTurn(endOf("a", { pages: [pageOf(1)], turn: turnOf("a", NOON - 90 * DAY_MS) }));
      await memory.endTurn(endOf("a", { turn: turnOf("a", NOON) }));
      await memory.take(wishOf({ at: instant(NOON - 2 * DAY_MS) }));
      await memory.trim(instant(NOON - DAY_MS));
      expect((await memory.turns("a", 9)).map(({ at }) => at)).toEqual([NOON]);
      expect((await memory.spent("a", NOON)).bytes).toBe(100);
      await memory.forget("a");
      expect([await memory.state("a"), await memory.status("a"), await memory.turns("a", 9)]).toEqual([
        null,
        null,
        [],
      ]);
      expect(await memory.pages("a")).toEqual([]);
      expect((await memory.spent("a", NOON)).bytes).toBe(100);
    });
  });
}
