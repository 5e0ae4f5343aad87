// The loop of a machine, over work that does what the test says: what it takes, what it gives back, what it says.
import { expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import {
  GroundKeeper,
  requireFreeName,
  Worker,
  type HeldLease,
  type TurnEnded,
  type WorkEnd,
} from "#cluster/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { Job } from "#ports/index.js";
import { MemoryLogger } from "../../../support/archives/archives.js";
import { virtualTime } from "../../../support/cluster/virtual-time.js";

const DONE: WorkEnd = { kind: "done", captureId: "c1", isCancelled: false };

/** As the program does where nothing else is said. */
const [BEAT_MS, LEASE_MS] = [2_000, 5_000];

/** Work under way. */
interface Played {
  readonly job: Job;
  readonly lease: HeldLease;
  readonly stop: AbortSignal;
  readonly begin: (captureId: string) => Promise<void>;
  readonly end: (end: WorkEnd) => void;
  readonly fail: (error: unknown) => void;
}

/** A turn under way. */
interface PlayedTurn {
  readonly lease: HeldLease;
  readonly stop: AbortSignal;
  readonly end: (ended: Partial<TurnEnded>) => void;
  readonly fail: (error: unknown) => void;
}

class Stage {
  readonly clock = new VirtualClock({ startAt: instant(1_000_000) });
  readonly agreement = new MemoryAgreement(this.clock);
  readonly logger = new MemoryLogger();

  start(name: string, mostSites = 2) {
    const line = this.agreement.another();
    const time = virtualTime(this.clock);
    const played: Played[] = [];
    const turns: PlayedTurn[] = [];
    const machine = () => ({ bootId: null, uptimeMs: null });
    const worker = new Worker(
      {
        agreement: line,
        ground: new GroundKeeper({ agreement: line, time, machine, requestsAtOnce: 8 }),
        time,
        logger: this.logger,
        siteOf: ({ input }) => (typeof input === "string" ? input : null),
        requests: () => 7,
        openWork: (_, { job, lease }) => ({
          backlogBytes: 11,
          run: ({ stop, onCapture }) =>
            new Promise((end, fail) => {
              lease.signal.addEventListener("abort", () => fail(lease.signal.reason as Error));
              played.push({ job, lease, stop, begin: onCapture, end, fail });
            }),
        }),
        openTurn: (_, { lease }) => ({
          backlogBytes: 5,
          run: (stop) =>
            new Promise((end, fail) => {
              lease.signal.addEventListener("abort", () => fail(lease.signal.reason as Error));
              turns.push({
                lease,
                stop,
                end: (ended) => end({ turn: null, dueAt: null, why: null, ...ended }),
                fail,
              });
            }),
        }),
      },
      { name, software: "isochron-test", mostSites, beatMs: BEAT_MS, leaseMs: LEASE_MS, lookMs: 500 },
    );
    const stop = new AbortController();
    return { worker, line, played, turns, stop: () => stop.abort(), ended: worker.run(stop.signal) };
  }

  ask(site: string, kind = "capture"): Promise<Job> {
    return this.agreement.management.jobs.add({ kind, input: site, by: "anna", askedAt: this.clock.now() });
  }

  passes = (ms: number): Promise<void> => this.clock.sleepUntil(instant(this.clock.now() + ms));
  job = async (id: number): Promise<Job> => (await this.agreement.management.jobs.get(id))!;
}

it("takes as many sites as it may, each once, and the next job when one has ended", async () => {
  const stage = new Stage();
  const { worker, played, stop, ended } = stage.start("one");
  for (const site of ["a", "a", "b", "c"]) await stage.ask(site);
  await stage.passes(3_000);
  expect(played.map(({ job }) => job.id)).toEqual([1, 3]);
  expect(worker.figures).toMatchObject({ sites: 2, mostSites: 2, uploadBacklogBytes: 22, requests: 7 });
  const [machine] = await stage.agreement.machines.list();
  expect(machine).toMatchObject({ name: "one", sites: ["a", "b"], mostSites: 2, figures: { sites: 2 } });
  played[1]!.end(DONE);
  await stage.passes(100);
  expect(played.map(({ job }) => job.id)).toEqual([1, 3, 4]);
  played[0]!.end({ kind: "failed", why: "it has no pages" });
  await stage.passes(600);
  expect(played.at(-1)!.job.id).toBe(2);
  expect(await stage.job(1)).toMatchObject({ state: "failed", why: "it has no pages" });
  expect(await stage.job(3)).toMatchObject({ state: "done", result: "c1" });
  const acts = (await stage.agreement.management.acts.list({ limit: 9 })).items;
  expect(acts.map(({ outcome }) => outcome)).toEqual(["failed: it has no pages", "done"]);
  stop();
  for (const one of played) one.end({ kind: "stopped" });
  await ended;
});

it("gives back what is under way when it is stopped, and that is no attempt; its leases end at once", async () => {
  const stage = new Stage();
  const one = stage.start("one");
  await stage.ask("a");
  await stage.passes(1_000);
  one.stop();
  await stage.passes(20_000);
  expect(one.played[0]!.stop.aborted).toBe(true);
  expect((await stage.job(1)).state).toBe("running"); // for as long as its end takes, it is held
  one.played[0]!.end({ kind: "stopped" });
  await one.ended;
  expect(await stage.job(1)).toMatchObject({ state: "waiting", attempts: 0 });
  expect((await stage.agreement.leases.list())[0]!.machine).toBeNull();
  expect(await stage.agreement.machines.list()).toEqual([]);
});

it("takes nothing new while it is drained, and goes on with what it has", async () => {
  const stage = new Stage();
  const { played } = stage.start("one");
  await stage.ask("a");
  await stage.passes(1_000);
  await stage.agreement.machines.drain("one", true);
  await stage.passes(4_000);
  await stage.ask("b");
  await stage.passes(10_000);
  expect(played).toHaveLength(1);
  expect(played[0]!.stop.aborted).toBe(false);
  await stage.agreement.machines.drain(null, false);
  await stage.passes(4_000);
  expect(played).toHaveLength(2);
});

it("loses its sites when nobody hears it any more, no later than others can have them", async () => {
  const stage = new Stage();
  const one = stage.start("one");
  await stage.ask("a");
  await stage.passes(1_000);
  one.line.cut();
  const two = stage.start("two");
  const from = stage.clock.now();
  while (two.played.length === 0) await stage.passes(50);
  expect(stage.clock.now() - from).toBeLessThanOrEqual(6_000); // three beats
  expect(one.played[0]!.lease.signal.aborted).toBe(true);
  expect(two.played[0]!.lease.fence).toBeGreaterThan(one.played[0]!.lease.fence);
  expect(await stage.job(1)).toMatchObject({ state: "running", attempts: 2 });
  one.line.heal();
  await stage.passes(10_000);
  expect(one.played).toHaveLength(1);
  const said = stage.logger.lines.map(({ message }) => message);
  expect(said.filter((line) => line.includes("out of reach"))).toHaveLength(1);
  expect(said).toContain("the cluster's database answers again");
});

/** From the moment at which a machine with so many sites falls silent to that at which another has all of them. */
async function takenOverAfter(silentFromMs: number, sites: number): Promise<number> {
  const stage = new Stage();
  const [one, names] = [stage.start("one", sites), Array.from({ length: sites }, (_, i) => `site ${i}`)];
  for (const name of names) await stage.ask(name);
  await stage.passes(silentFromMs);
  const two = stage.start("two", sites);
  await stage.passes(BEAT_MS); // the other one's beats fall anywhere between this one's
  expect([one.played.length, two.played.length]).toEqual([sites, 0]);
  one.line.cut();
  const from = stage.clock.now();
  while (two.played.length < sites) await stage.passes(10);
  const tookMs = stage.clock.now() - from;
  one.stop();
  two.stop();
  for (const { end } of [...one.played, ...two.played]) end({ kind: "stopped" });
  await two.ended;
  return tookMs;
}

it.each([1, 10])(
  "%i sites are somebody's again three beats after their machine fell silent, whenever that was",
  async (sites) => {
    const tookMs: number[] = [];
    for (let ms = 2 * BEAT_MS; ms < 3 * BEAT_MS; ms += 50) tookMs.push(await takenOverAfter(ms, sites));
    expect(Math.max(...tookMs)).toBeLessThanOrEqual(3 * BEAT_MS);
    expect(Math.min(...tookMs)).toBeGreaterThanOrEqual(LEASE_MS - BEAT_MS); // a lease is renewed with every beat
    expect(Math.max(...tookMs) - Math.min(...tookMs)).toBeGreaterThan(BEAT_MS / 2); // all of a beat was tried
  },
);

it("asks a capture to end whose job is cancelled, and stops one that has not begun", async () => {
  const stage = new Stage();
  const { played } = stage.start("one");
  for (const site of ["a", "b"]) await stage.ask(site);
  await stage.passes(1_000);
  await played[0]!.begin("c1");
  for (const id of [1, 2]) await stage.agreement.management.jobs.askCancel(id, stage.clock.now());
  await stage.passes(4_000);
  expect(await stage.agreement.control.look("c1")).toMatchObject({ want: "cancel" });
  expect(played.map(({ stop }) => stop.aborted)).toEqual([false, true]);
  played[0]!.end({ kind: "done", captureId: "c1", isCancelled: true });
  played[1]!.end({ kind: "stopped" });
  await stage.passes(100);
  expect([(await stage.job(1)).state, (await stage.job(2)).state]).toEqual(["cancelled", "cancelled"]);
});

it("begins again what went wrong through a fault, seldom and not for ever; what was out of reach is no attempt", async () => {
  const stage = new Stage();
  const { played } = stage.start("one");
  await stage.ask("a");
  await stage.ask("b");
  for (let seen = 0; stage.clock.now() < 1_000_000 + 3_600_000; await stage.passes(2_000)) {
    for (; seen < played.length; seen++) {
      const { job, end, fail } = played[seen]!;
      if (job.id === 1) fail(new TypeError("no such thing"));
      else end({ kind: "again", why: "out of reach", isFault: false });
    }
  }
  expect(await stage.job(1)).toMatchObject({ state: "failed", attempts: 20 });
  expect(await stage.job(2)).toMatchObject({ state: "waiting", attempts: 0 });
  expect(played.filter(({ job }) => job.id === 2).length).toBeLessThan(140);
});

it("a job that this version does not understand has failed", async () => {
  const stage = new Stage();
  stage.start("one");
  await stage.agreement.management.jobs.add({
    kind: "capture",
    input: null,
    by: "anna",
    askedAt: stage.clock.now(),
  });
  await stage.passes(1_000);
  expect((await stage.job(1)).why).toMatch(/nothing that this version understands/);
});

it("a second machine of one name is refused; one that comes back after its death is not", async () => {
  const stage = new Stage();
  const one = stage.start("one");
  await stage.passes(3_000);
  const terms = { name: "one", beatMs: 2_000, leaseMs: 5_000, time: virtualTime(stage.clock) };
  await expect(requireFreeName(stage.agreement, terms)).rejects.toThrow(/at work already/);
  await requireFreeName(stage.agreement, { ...terms, name: "two" });
  one.line.cut();
  await requireFreeName(stage.agreement, terms);
});

it("a site with a thousand jobs that another machine has holds up no other site", async () => {
  const stage = new Stage();
  await stage.agreement.another().leases.take("a", { machine: "other", leaseMs: 3_600_000 });
  for (let job = 0; job < 1_100; job++) await stage.ask("a");
  const free = await stage.ask("b");
  const { played, line } = stage.start("one");
  let claims = 0;
  const { jobs } = line.management;
  const claim = jobs.claim.bind(jobs);
  jobs.claim = (terms) => {
    claims++;
    return claim(terms);
  };
  for (let i = 0; i < 60 && played.length === 0; i++) await stage.passes(500);
  expect(played.map(({ job }) => job.id)).toEqual([free.id]);
  expect(claims).toBeLessThan(10_000); // 200 a look at most
});

/** Puts sites under watch. */
const watch = ({ agreement }: Stage, ...names: string[]) =>
  agreement.watch.put({ text: "sites:", sites: names.map((name) => ({ name, isPaused: false })) }, 0);

it("has turns of sites under watch beside jobs, neither before the other, and both at no site at once", async () => {
  const stage = new Stage();
  const { worker, played, turns, stop, ended } = stage.start("one");
  await watch(stage, "a", "b", "c");
  for (const site of ["a", "x", "y"]) await stage.ask(site);
  await stage.passes(1_000);
  // A job and a turn; the job of a site in its turn is passed over.
  expect([turns.map(({ lease }) => lease.site), played.map(({ job }) => job.input)]).toEqual([["a"], ["x"]]);
  turns[0]!.end({ dueAt: instant(stage.clock.now() + 3_600_000) });
  await stage.passes(600);
  played[0]!.end(DONE);
  await stage.passes(600);
  expect(turns.length + played.length).toBe(4);
  expect(worker.figures).toMatchObject({ sites: 2, turnsDone: 1, jobsDone: 1, uploadBacklogBytes: 16 });
  const [a] = await stage.agreement.watch.turns();
  expect(a).toMatchObject({ site: "a", begun: 0 });
  stop();
  for (const { end } of turns) end({ dueAt: stage.clock.now() });
  for (const { end } of played) end({ kind: "stopped" });
  await ended;
});

it("gives a turn back when it is to stop, and one that failed is due later", async () => {
  const stage = new Stage();
  const { worker, turns, stop, ended } = stage.start("one");
  await watch(stage, "a", "b");
  await stage.passes(1_000);
  turns[0]!.end({ dueAt: instant(stage.clock.now() + 900_000), why: "it failed" });
  turns[1]!.fail(new Error("nobody knows"));
  await stage.passes(1_000);
  expect(worker.figures).toMatchObject({ turnsDone: 0, jobsGivenBack: 2 });
  const [a, b] = await stage.agreement.watch.turns();
  expect([a!.dueAt! > stage.clock.now(), a!.begun]).toEqual([true, 0]);
  expect(b!.begun).toBe(2); // begun again; of what went wrong nobody said when to come back
  stop();
  expect(turns.at(-1)!.stop.aborted).toBe(false);
  await stage.passes(1_000);
  expect(turns.at(-1)!.stop.aborted).toBe(true);
  turns.at(-1)!.end({ dueAt: stage.clock.now() });
  await ended;
  expect((await stage.agreement.watch.turns())[1]).toMatchObject({ begun: 0 });
  expect((await stage.agreement.leases.list({ onlyHeld: true })).length).toBe(0);
});

it("says once a minute that the database cannot be reached, and why", async () => {
  const stage = new Stage();
  const one = stage.start("one");
  await stage.passes(1_000);
  one.line.cut();
  await stage.passes(150_000);
  const said = () => stage.logger.lines.filter(({ level }) => level === "warn").length;
  expect(said()).toBe(3);
  one.line.heal();
  await stage.passes(3_000);
  expect(stage.logger.lines.at(-1)).toMatchObject({ message: "the cluster's database answers again" });
});
