// Turns that did nothing are on record in as many rows as there were reasons.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import { MemoryWatch } from "#store/index.js";
import { IdleTurns } from "#watch/run/idle-turns.js";
import { HOUR_MS, watchAt, watchedStatus, watchTurn } from "../../../support/watch/watch-samples.js";
import { planOf, withWatchedWeb } from "../../../support/watch/watched-web.js";

const END = { site: "a.test", mind: null, pages: [], state: "{}", status: watchedStatus("a.test") };

/** Keeps turns of these reasons, one an hour; `null` is one of looks, and `"-"` an hour without any. */
async function kept(reasons: readonly (string | null)[], isNewEachTime = false) {
  const memory = new MemoryWatch();
  let idle = new IdleTurns(memory, HOUR_MS);
  for (const [hour, because] of reasons.entries()) {
    if (because === "-") continue;
    if (isNewEachTime) idle = new IdleTurns(memory, HOUR_MS);
    const kind = because === null ? "refresh" : "nothing";
    const turn = watchTurn("a.test", -hour, { kind, because: because ?? "looks" });
    await memory.endTurn({ ...END, turn: await idle.rowOf(turn) });
  }
  const rows = (await memory.turns("a.test", 99)).reverse();
  return rows.map(({ at, until = at, turns = 1, because }) => {
    const hours = [at, until].map((one) => (one - watchAt()) / HOUR_MS);
    return `${because} ${hours.join("-")} ${turns}`;
  });
}

it("those in a row for one reason are one row", async () => {
  const reasons = [null, "paused", "paused", "paused", "spent", null, "spent"];
  const rows = ["looks 0-0 1", "paused 1-3 3", "spent 4-4 1", "looks 5-5 1", "spent 6-6 1"];
  expect(await kept(reasons)).toEqual(rows);
  // Also by processes that begin anew, and sites that are opened for each turn.
  expect(await kept(reasons, true)).toEqual(rows);
});

it("no run goes on over a time in which nobody watched", async () => {
  expect(await kept(["paused", "paused", "-", "-", "-", "paused"])).toEqual(["paused 0-1 2", "paused 5-5 1"]);
});

it("a site that is paused for a month has one row, with its reason; its looks have theirs", async () => {
  await withWatchedWeb({ "http://a.test/": "<p>A page.</p>" }, async ({ watch, stores }) => {
    await watch([planOf()], 3);
    await watch([planOf({ isPaused: true })], 30 * 24);
    const turns = await stores.memory.turns("a.test", 999);
    const idle = turns.filter(({ because }) => because === "paused");
    expect(idle).toHaveLength(1);
    expect(idle[0]!.turns).toBeGreaterThan(700);
    expect(idle[0]!.until! - idle[0]!.at).toBeGreaterThan(instant(29 * 24 * HOUR_MS));
    expect(turns.some(({ kind }) => kind === "refresh")).toBe(true);
  });
});
