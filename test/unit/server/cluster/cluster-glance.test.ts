// Many who look cost the database one question at a time, and what was told of late is good enough beside other things.
import { expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { ClusterReads } from "#ports/index.js";
import { sharedCluster } from "#server/cluster/cluster-doors.js";
import { ClusterGlance } from "#server/cluster/cluster-glance.js";

/** An agreement that counts its questions, and may wait before it answers, or not answer. */
function counting() {
  const told = { questions: 0, isAway: false, nowMs: 1_000.7, mayAnswer: Promise.resolve() };
  const reads: ClusterReads = {
    readTime: async () => {
      told.questions++;
      const { nowMs } = told;
      await told.mayAnswer;
      if (told.isAway) throw new Error("nobody answers");
      return nowMs;
    },
    facts: async () => null,
    leases: { list: async () => [{ site: "a", fence: 1, machine: null, until: instant(0) }] },
    machines: { list: async () => [] },
    board: { list: async () => [] },
  };
  return { told, reads };
}

/** Lets no answer come until it is called. */
function heldBack(told: { mayAnswer: Promise<void> }): () => void {
  let answer = (): void => undefined;
  told.mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  return () => answer();
}

const SILENT = { log: () => undefined };

it("asks once for all who look meanwhile, and again for whoever looks later", async () => {
  const { told, reads } = counting();
  const glance = new ClusterGlance(reads, SILENT);
  const looks = await Promise.all([glance.look(), glance.look(), glance.look()]);
  expect([told.questions, new Set(looks).size]).toEqual([1, 1]);
  expect(looks[0]).toMatchObject({ at: 1000, held: [] });
  await glance.look();
  expect(told.questions).toBe(2);
});

it("what was asked before a change is no answer after it, however late it comes", async () => {
  const { told, reads } = counting();
  const glance = new ClusterGlance(reads, SILENT, () => 0);
  const answer = heldBack(told);
  const before = glance.look();
  glance.forget();
  [told.nowMs, told.mayAnswer] = [2_000, Promise.resolve()];
  expect((await glance.look()).at).toBe(2000);
  answer();
  expect((await before).at).toBe(1000);
  expect((await glance.lately())!.at).toBe(2000);
  expect(told.questions).toBe(2);
});

it("whoever lets machines drain sees it at once, also while somebody else's question is under way", async () => {
  const { told, reads } = counting();
  const drain = async (): Promise<void> => void (told.nowMs = 2_000);
  const control = { look: async () => null, ask: async () => undefined };
  const agreement = { ...reads, control, machines: { list: async () => [], drain } };
  const { desk } = sharedCluster({ agreement }, SILENT);
  const answer = heldBack(told);
  const before = desk.reader.look();
  await desk.drain(null, true);
  told.mayAnswer = Promise.resolve();
  const after = desk.reader.look();
  answer();
  expect([(await before).at, (await after).at]).toEqual([1000, 2000]);
});

it("of late is a second, half a minute where nobody answers, and then nothing is known", async () => {
  const { told, reads } = counting();
  let nowMs = 0;
  const glance = new ClusterGlance(reads, SILENT, () => nowMs);
  expect((await glance.lately())!.at).toBe(1000);
  nowMs = 999;
  await glance.lately();
  expect(told.questions).toBe(1);
  told.isAway = true;
  nowMs = 29_999;
  expect((await glance.lately())!.at).toBe(1000);
  expect(told.questions).toBe(2);
  nowMs = 30_000;
  expect(await glance.lately()).toBeNull();
});
