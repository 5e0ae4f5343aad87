// Why a page was, or was not, looked at in a time: nothing is given as a reason that is not on record.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { instant, TOLD_CHOICES, type ChosenPage, type PageUrl, type WatchTurn } from "#model/index.js";
import type { WatchedPageRow } from "#ports/index.js";
import { openWatch } from "#store/index.js";
import { whyInWatch, whyPeriod } from "../../../../src/cli/watch/watch-why.js";
import { watchWhyLines } from "../../../../src/cli/watch/watch-why-words.js";
import { withTempDir } from "../../../support/temp-dir.js";
import {
  HOUR_MS,
  watchAt,
  watchedPage,
  watchedStatus,
  watchOf,
  watchTurn,
} from "../../../support/watch/watch-samples.js";

const URL = "http://a.test/p" as PageUrl;
const WEEK = whyPeriod({}, watchAt());
const ROUND = {
  asked: 0.93,
  beganAt: watchAt(-3 * HOUR_MS),
  endsAt: watchAt(100 * HOUR_MS),
  isWhole: false,
  isOver: false,
  verified: 3,
  unverified: 5,
  delivered: null,
};

function chose(count: number, url: string = URL): ChosenPage[] {
  const others = Array.from({ length: count - 1 }, (_, no) => `http://a.test/${no}`);
  return [url, ...others].map((one) => ({ url: one as PageUrl, because: "own-rate", index: 0.7 }));
}

function idle(hoursAgo: number, because: string, over: Partial<WatchTurn> = {}): WatchTurn {
  const nothing = { kind: "nothing", requests: 0, looks: 0, changes: 0, chosen: [], bar: null } as const;
  return watchTurn("a.test", hoursAgo, { ...nothing, because, captureId: null, ...over });
}

/** What is said of the page after these turns of its site. */
async function said(
  turns: readonly WatchTurn[],
  {
    page = {},
    status = {},
    period = WEEK,
  }: {
    page?: Partial<WatchedPageRow>;
    status?: Parameters<typeof watchedStatus>[1];
    period?: typeof WEEK;
  } = {},
) {
  const row = { ...watchedPage(URL), ...page };
  const memory = await watchOf([watchedStatus("a.test", status)], turns, [row]);
  const [why] = await whyInWatch(memory, URL, [], period);
  return { why: why!, text: watchWhyLines(why!).join("\n") };
}

const other = { chosen: chose(1, "http://a.test/other"), chosenInAll: 1 };

describe("a page that was chosen", () => {
  it("is told with the turns of the time asked for, the latest first", async () => {
    const turns = [1, 30, 200].map((hours) =>
      watchTurn("a.test", hours, { chosen: chose(1), chosenInAll: 1 }),
    );
    expect((await said(turns)).why.chosen.map(({ at }) => at)).toEqual([
      "2026-11-17T11:00:00.000Z",
      "2026-11-16T06:00:00.000Z",
    ]);
    const period = { from: watchAt(-300 * HOUR_MS), to: watchAt(-100 * HOUR_MS) };
    const before = await said(turns, { period });
    expect([before.why.turns, before.why.chosenInAll]).toEqual([1, 1]);
    expect(before.text).toContain("1 turn of looks and 0 of whole captures from 2026-11-05T00:00:00.000Z");
  });

  it("is found in every turn of a long time", async () => {
    const turns = Array.from({ length: 450 }, (_, hour) =>
      watchTurn("a.test", hour, { chosen: chose(1), chosenInAll: 1 }),
    );
    const period = { from: watchAt(-449 * HOUR_MS), to: watchAt() };
    const { why, text } = await said(turns, { period });
    expect([why.turns, why.chosenInAll, why.chosen.length]).toEqual([450, 450, 5]);
    expect(text).toContain("450 times in all");
  });
});

describe("a page that no turn tells of", () => {
  it("was worth less than others where all that was chosen is on record, and the bar is told", async () => {
    const { text } = await said([watchTurn("a.test", 1, { ...other, bar: 0.25 })]);
    expect(text).toContain(
      "in none of them: others were worth more; the latest took pages from an index of 0.25 on",
    );
  });

  it("may have been chosen where more were than are on record", async () => {
    const many = {
      chosen: chose(TOLD_CHOICES, "http://a.test/other"),
      chosenInAll: TOLD_CHOICES + 1,
      bar: 0.1,
    };
    const { why, text } = await said([watchTurn("a.test", 1, many)]);
    expect(why.perhaps).toBe(1);
    expect(text).toContain(`perhaps in 1 more: they chose more than the ${TOLD_CHOICES} pages`);
    expect(text).not.toContain("worth more");
    const { text: mixed } = await said([watchTurn("a.test", 1, many), watchTurn("a.test", 2, other)]);
    expect(mixed).toContain("in none of the others: others were worth more");
  });

  it("is told in the same way of turns that were kept before the number was, and of no bar", async () => {
    const chosen = chose(TOLD_CHOICES, "http://a.test/other");
    const { why } = await said([watchTurn("a.test", 1, { chosen, bar: 0 })]);
    expect([why.perhaps, why.bar]).toEqual([1, null]);
  });

  it.each([
    [{ page: { state: "asleep" } }, "it sleeps now"],
    [{ page: { state: "gone" } }, "it is gone now"],
    [{ status: { skip: ROUND } }, "rounds pass over pages that have probably not changed"],
  ] as const)("has the reason that it has: %j", async (how, words) => {
    const { text } = await said([watchTurn("a.test", 1, other)], how);
    expect(text).toContain(words);
    expect(text).not.toContain("worth more");
  });

  it("had no turns of looks while its site was paused; the run of idle turns is told from end to end", async () => {
    const paused = idle(400, "paused", { until: watchAt(-HOUR_MS), turns: 399 });
    const { why, text } = await said([paused], { status: { condition: "paused" } });
    expect(why.turns).toBe(0);
    expect(text).toContain("in a.test (paused)");
    expect(text).toContain("2026-10-31T20:00:00.000Z to 2026-11-17T11:00:00.000Z, 399 turns  paused");
    expect(text).not.toContain("chosen");
  });

  it("is told of as many idle times as fit, with how many there were", async () => {
    const { text } = await said(Array.from({ length: 8 }, (_, no) => idle(no, "today's requests are spent")));
    expect(text).toContain("3 more times; --json lists all");
  });
});

it("every site that has the page answers", async () => {
  const statuses = [watchedStatus("a.test"), watchedStatus("b.test")];
  const memory = await watchOf(statuses, [watchTurn("b.test", 1)], [watchedPage(URL)]);
  expect((await whyInWatch(memory, URL, [], WEEK)).map(({ site, turns }) => [site, turns])).toEqual([
    ["a.test", 0],
    ["b.test", 1],
  ]);
});

it("a watch on disk is asked in the same way", () =>
  withTempDir(async (dir) => {
    const stores = openWatch(join(dir));
    const end = { site: "a.test", mind: null, state: "{}", status: watchedStatus("a.test") };
    const turn = watchTurn("a.test", 1, { chosen: chose(1), chosenInAll: 1 });
    await stores.memory.endTurn({ ...end, pages: [watchedPage(URL)], turn });
    const [why] = await whyInWatch(stores.memory, URL, [], WEEK);
    stores.close();
    expect(why).toMatchObject({ site: "a.test", chosenInAll: 1, from: "2026-11-10T12:00:00.000Z" });
  }));

it("the time asked for ends now and is a week long where nothing else is said", () => {
  expect(whyPeriod({}, watchAt())).toEqual({ from: watchAt(-168 * HOUR_MS), to: watchAt() });
  expect(whyPeriod({ to: instant(0) }, watchAt()).from).toBe(-168 * HOUR_MS);
});
