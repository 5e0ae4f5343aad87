// What every queue of jobs and every log of acts must do.
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { ClaimTerms, ManagementStore, NewJob } from "#ports/index.js";

const at = (ms: number) => instant(1_700_000_000_000 + ms);
const asked = (kind: string, ms = 0): NewJob => ({ kind, input: { url: "x" }, by: "anna", askedAt: at(ms) });
const terms = (ms: number, rest: Partial<ClaimTerms> = {}): ClaimTerms => ({
  kinds: ["capture", "survey"],
  holder: "one",
  now: at(ms),
  leaseMs: 100,
  mostAttempts: 3,
  ...rest,
});

/** Runs the suite on stores that begin empty. */
export function managementSuite(name: string, open: () => Promise<ManagementStore>): void {
  describe(`${name} as a queue of jobs`, () => {
    it("hands out the oldest job of the kinds asked for, once", async () => {
      const { jobs } = await open();
      const first = await jobs.add(asked("survey"));
      await jobs.add({ ...asked("capture", 1), captureId: "c1" });
      expect(first).toMatchObject({ id: 1, state: "waiting", attempts: 0, log: [], result: null });
      const claimed = await jobs.claim(terms(5, { kinds: ["capture"] }));
      expect(claimed!.job).toEqual({
        ...(await jobs.get(2)),
        state: "running",
        attempts: 1,
        startedAt: at(5),
        captureId: "c1",
        input: { url: "x" },
      });
      expect((await jobs.claim(terms(5)))?.job.id).toBe(1);
      expect(await jobs.claim(terms(5))).toBeNull();
    });

    it("passes over jobs that are not wanted now", async () => {
      const { jobs } = await open();
      for (let i = 0; i < 3; i++) await jobs.add(asked("capture", i));
      expect((await jobs.claim(terms(5, { except: [1, 2] })))?.job.id).toBe(3);
      expect(await jobs.claim(terms(5, { except: [1, 2] }))).toBeNull();
      expect((await jobs.claim(terms(5, { except: [] })))?.job.id).toBe(1);
    });

    it("hands a job on when its lease is over, and the word of who held it counts no more", async () => {
      const { jobs } = await open();
      await jobs.add(asked("capture"));
      const lost = (await jobs.claim(terms(0)))!.claim;
      expect(await jobs.claim(terms(99))).toBeNull();
      const { claim, job } = (await jobs.claim(terms(100, { holder: "two" })))!;
      expect([job.attempts, job.startedAt]).toEqual([2, at(0)]);
      expect(claim.fence).toBeGreaterThan(lost.fence);
      expect(await jobs.beat(lost, { now: at(101), leaseMs: 100 })).toBeNull();
      expect(await jobs.end(lost, at(101), { state: "done", result: 1 })).toBe(false);
      expect(await jobs.giveBack(lost, true)).toBe(false);
      expect(await jobs.end(claim, at(102), { state: "done", result: { pages: 3 } })).toBe(true);
      expect(await jobs.get(1)).toMatchObject({ state: "done", result: { pages: 3 }, endedAt: at(102) });
      expect(await jobs.end(claim, at(103), { state: "failed", why: "late" })).toBe(false);
      expect(await jobs.claim(terms(9_999))).toBeNull();
    });

    it("keeps a job with its holder for as long as that beats, with its capture and what it said", async () => {
      const { jobs } = await open();
      await jobs.add(asked("capture"));
      const { claim } = (await jobs.claim(terms(0)))!;
      const beat = { now: at(90), leaseMs: 100, captureId: "c7", log: ["one", "two"] };
      expect(await jobs.beat(claim, beat)).toEqual({ cancelAsked: false });
      expect(await jobs.beat(claim, { now: at(91), leaseMs: 100 })).toEqual({ cancelAsked: false });
      expect(await jobs.claim(terms(150, { holder: "two" }))).toBeNull();
      expect(await jobs.get(1)).toMatchObject({ captureId: "c7", log: ["one", "two"] });
    });

    it("lets a job fail that was begun too often; one that was given back was not begun", async () => {
      const { jobs } = await open();
      await jobs.add(asked("capture"));
      for (let i = 0; i < 5; i++) await jobs.giveBack((await jobs.claim(terms(i)))!.claim, false);
      expect((await jobs.get(1))!.attempts).toBe(0);
      for (let i = 0; i < 3; i++) await jobs.giveBack((await jobs.claim(terms(i)))!.claim, true);
      await jobs.add(asked("survey"));
      expect((await jobs.claim(terms(9)))!.job.id).toBe(2);
      expect(await jobs.get(1)).toMatchObject({ state: "failed", endedAt: at(9) });
      expect((await jobs.get(1))!.why).toContain("too often");
    });

    it("cancels what waits at once, asks the holder of what runs, and leaves what has ended", async () => {
      const { jobs } = await open();
      for (const kind of ["capture", "survey"]) await jobs.add(asked(kind));
      const { claim } = (await jobs.claim(terms(0)))!;
      expect(await jobs.askCancel(2, at(1))).toMatchObject({ state: "cancelled", endedAt: at(1) });
      expect(await jobs.askCancel(1, at(1))).toMatchObject({ state: "running", cancelAsked: true });
      expect(await jobs.beat(claim, { now: at(2), leaseMs: 100 })).toEqual({ cancelAsked: true });
      expect(await jobs.end(claim, at(3), { state: "cancelled" })).toBe(true);
      expect(await jobs.askCancel(1, at(4))).toBeNull();
      expect(await jobs.askCancel(77, at(4))).toBeNull();
    });

    it("does not begin again what was to be cancelled when its holder vanished", async () => {
      const { jobs } = await open();
      await jobs.add(asked("capture"));
      await jobs.claim(terms(0));
      await jobs.askCancel(1, at(1));
      expect(await jobs.claim(terms(500))).toBeNull();
      expect(await jobs.get(1)).toMatchObject({ state: "cancelled", endedAt: at(500) });
    });

    it("lists in parts, newest first, and what is open, oldest first", async () => {
      const { jobs } = await open();
      for (let i = 0; i < 5; i++) await jobs.add(asked("survey", i));
      await jobs.askCancel(2, at(9));
      const first = await jobs.list({ limit: 3 });
      expect([first.items.map(({ id }) => id), first.next]).toEqual([[5, 4, 3], 3]);
      const rest = await jobs.list({ limit: 3, before: first.next });
      expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[2, 1], null]);
      expect((await jobs.list({ limit: 5 })).next).toBeNull();
      expect((await jobs.open(3)).map(({ id }) => id)).toEqual([1, 3, 4]);
    });
  });

  describe(`${name} as a log of acts`, () => {
    it("keeps what was done, newest first, in parts", async () => {
      const { acts } = await open();
      const act = { who: "anna", what: "asked for a capture", about: "https://a.example/", outcome: "job 1" };
      for (let i = 0; i < 4; i++) await acts.append({ ...act, at: at(i) });
      const first = await acts.list({ limit: 3 });
      expect(first.items[0]).toEqual({ ...act, no: 4, at: at(3) });
      expect(first.next).toBe(2);
      expect((await acts.list({ limit: 3, before: 2 })).items).toEqual([{ ...act, no: 1, at: at(0) }]);
    });
  });
}
