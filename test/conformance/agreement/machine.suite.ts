// What every agreement must do with machines, with what their runs say, and with what is asked of these.
import { describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import type { MachineBeat } from "#ports/index.js";
import type { OpenGround } from "./ground.js";
import { takeSite } from "./lease.suite.js";

const beat = (name: string, rest: Partial<MachineBeat> = {}): MachineBeat => ({
  name,
  software: "isochron 1.2.3",
  startedAt: instant(1_700_000_000_123),
  sites: ["a.test"],
  mostSites: 10,
  figures: { backlogBytes: 2 ** 40, clockErrorMs: 0.25 },
  ...rest,
});

/** Runs the suites. */
export function machineSuite(name: string, open: OpenGround): void {
  describe(`machines in ${name}`, () => {
    it("lists what each said last, and when it was heard", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      await agreement.machines.beat(beat("two"));
      await agreement.machines.beat(beat("one"));
      const before = await agreement.machines.list();
      expect(before).toMatchObject([beat("one"), beat("two")]);
      await ground.pass(1_000);
      const later = beat("two", { sites: [], figures: {} });
      await agreement.machines.beat(later);
      const after = await agreement.machines.list();
      expect(after[1]).toEqual({ ...later, seenAt: after[1]!.seenAt, isDraining: false });
      expect(after[1]!.seenAt - before[1]!.seenAt).toBeGreaterThanOrEqual(1_000);
      expect(after[0]!.seenAt).toBe(before[0]!.seenAt);
      await agreement.machines.leave("two");
      expect((await agreement.machines.list()).map((machine) => machine.name)).toEqual(["one"]);
    });

    it("asks one machine, or all that are there, to take nothing new", async () => {
      const { machines } = (await (await open()).line()).agreement;
      expect(await machines.beat(beat("one"))).toEqual({ isDraining: false });
      await machines.beat(beat("two"));
      await machines.drain("one", true);
      await machines.drain("nobody", true);
      expect(await machines.beat(beat("one"))).toEqual({ isDraining: true });
      expect(await machines.beat(beat("two"))).toEqual({ isDraining: false });
      await machines.drain(null, true);
      expect((await machines.list()).map(({ isDraining }) => isDraining)).toEqual([true, true]);
      await machines.drain("one", false);
      expect((await machines.list()).map(({ isDraining }) => isDraining)).toEqual([false, true]);
      await machines.leave("two");
      expect(await machines.beat(beat("two"))).toEqual({ isDraining: false });
    });
  });

  describe(`words of runs in ${name}`, () => {
    it("shows the last word of each run, and takes it down", async () => {
      const { agreement } = await (await open()).line();
      const { board } = agreement;
      const [a, b] = [await takeSite(agreement, "a.test"), await takeSite(agreement, "b.test")];
      expect(await board.say(b, { captureId: "c2", status: { state: "running", pages: 7 } })).toBe(true);
      expect(await board.say(a, { captureId: "c1", status: null })).toBe(true);
      expect(await board.say(a, { captureId: "c1", status: ["visit", "\u0007 ☃ 'quoted'"] })).toBe(true);
      expect(await board.list()).toMatchObject([
        { captureId: "c1", site: "a.test", status: ["visit", "\u0007 ☃ 'quoted'"] },
        { captureId: "c2", site: "b.test", status: { state: "running", pages: 7 } },
      ]);
      expect(await board.say(a, null)).toBe(true);
      expect((await board.list()).map(({ site }) => site)).toEqual(["b.test"]);
    });

    it("shows nothing of runs whose site is held no more, and refuses their word", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      const lost = await takeSite(agreement, "a.test", 1_000);
      await agreement.board.say(lost, { captureId: "c1", status: 1 });
      await ground.pass(1_500);
      expect(await agreement.board.list()).toEqual([]);
      expect(await agreement.board.say(lost, { captureId: "c1", status: 2 })).toBe(false);
      const lease = await takeSite(agreement, "a.test");
      expect(await agreement.board.list()).toEqual([]); // what the one before said is over
      expect(await agreement.board.say(lost, null)).toBe(false);
      expect(await agreement.board.say(lease, { captureId: "c1", status: 3 })).toBe(true);
      expect(await agreement.board.list()).toMatchObject([{ status: 3 }]);
    });
  });

  describe(`what is asked of captures in ${name}`, () => {
    it("keeps the last word and adds up the edits, for all machines", async () => {
      const ground = await open();
      const [one, two] = [(await ground.line()).agreement.control, (await ground.line()).agreement.control];
      expect(await one.look("c1")).toBeNull();
      const edit = { askedAt: instant(5), maxPages: 3 };
      await one.ask("c1", { edit });
      expect(await two.look("c1")).toEqual({ want: "run", edits: [edit] });
      await two.ask("c1", { want: "pause" });
      const second = { askedAt: instant(6), delayMs: 10, exclude: ["^x'\"$"] };
      await two.ask("c1", { edit: second });
      expect(await one.look("c1")).toEqual({ want: "pause", edits: [edit, second] });
      await one.ask("c1", { want: "run" });
      expect(await two.look("c1")).toEqual({ want: "run", edits: [edit, second] });
      expect(await two.look("c2")).toBeNull();
    });

    it("loses no edit of several that are asked at once", async () => {
      const { control } = (await (await open()).line()).agreement;
      const edits = Array.from({ length: 8 }, (_, i) => ({ askedAt: instant(i), maxPages: i }));
      await Promise.all(edits.map((edit) => control.ask("c1", { edit })));
      const asked = (await control.look("c1"))!.edits.toSorted((a, b) => a.askedAt - b.askedAt);
      expect(asked).toEqual(edits);
    });
  });

  describe(`what a cluster is, in ${name}`, () => {
    it("is said once; what was said first stands", async () => {
      const ground = await open();
      const [one, two] = [(await ground.line()).agreement, (await ground.line()).agreement];
      expect(await one.facts()).toBeNull();
      const facts = { id: "c1", store: "s3://bucket/prefix", keySha256: "ab" };
      expect(await one.found(facts)).toEqual(facts);
      expect(await two.found({ ...facts, id: "c2" })).toEqual(facts);
      expect(await two.facts()).toEqual(facts);
    });

    it("tells its time", async () => {
      const ground = await open();
      const { agreement } = await ground.line();
      const before = await agreement.readTime();
      await ground.pass(2_000);
      const laterMs = (await agreement.readTime()) - before;
      expect(laterMs).toBeGreaterThanOrEqual(2_000);
      expect(laterMs).toBeLessThan(600_000);
    });
  });
}
