// The runner over processes that do what the test says: how each end is taken, and that nothing is done twice.
import { afterEach, expect, it } from "vitest";
import { JobRunner, type RunnerOptions } from "#jobs/index.js";
import { instant, type CaptureControl, type JsonValue } from "#model/index.js";
import type { Archive, Job, ManagementStore } from "#ports/index.js";
import { memoryManagement } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { someCapture } from "../../support/archives/archives.js";

const INPUT = { urls: ["http://site.example/"], options: {} };
const SITE = "site.example";

/** A process of the test. */
interface Played {
  readonly argv: readonly string[];
  readonly say: (line: string) => void;
  readonly end: (code: number | null, output?: string) => void;
  readonly heard: string[];
}

let runner: JobRunner | null = null;
afterEach(() => runner?.stop());

interface Stage {
  readonly store: ManagementStore;
  readonly archive: Archive;
  readonly played: Played[];
  readonly asked: unknown[];
  isBusy: boolean;
  want: CaptureControl["want"];
  nowMs: number;
}

function stage(options: Partial<RunnerOptions> = {}): Stage {
  const base = memoryArchive(new MemoryIndex(), {});
  const store = memoryManagement();
  const set: Stage = {
    store,
    played: [],
    asked: [],
    isBusy: false,
    want: "run",
    nowMs: 1_000,
    archive: {
      ...base,
      hasWriter: () => set.isBusy,
      control: {
        look: async () => ({ want: set.want, edits: [] }),
        ask: async (id, wish) => void set.asked.push([id, wish]),
      },
    },
  };
  runner = new JobRunner({
    archive: set.archive,
    management: store,
    dir: "/archive",
    allowPrivate: false,
    now: () => instant(set.nowMs),
    logger: { log: () => undefined },
    beatMs: 5,
    start: (argv, say) => {
      const heard: string[] = [];
      let end: Played["end"] = () => undefined;
      const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
        end = (code, output = "") => resolve({ code, output });
      });
      set.played.push({ argv, say, end, heard });
      // A program that is asked to stop does so; one that is killed has no choice.
      const stop = (): void => void (heard.push("stop"), end(3));
      return { stop, kill: () => void (heard.push("kill"), end(null)), ended };
    },
    ...options,
  });
  return set;
}

const add = (store: ManagementStore, kind: string, input: JsonValue = INPUT): Promise<Job> =>
  store.jobs.add({ kind, input, by: "anna", askedAt: instant(1) });
const played = async ({ played: all }: Stage, n: number): Promise<Played> => {
  await expect.poll(() => all.length).toBeGreaterThan(n);
  return all[n]!;
};
const ended = (set: Stage, state: Job["state"], id = 1) =>
  expect.poll(async () => (await set.store.jobs.get(id))?.state).toBe(state);
const begin = (set: Stage, id: string, phase: "visiting" | "finished" = "visiting") =>
  set.archive.catalog.captures.create({
    ...someCapture(id),
    site: SITE,
    startedAt: instant(2_000),
    phase,
  });

it("a survey's findings are kept with its job; what the process complains of is why it failed", async () => {
  const set = stage();
  await add(set.store, "survey", { url: "http://a.example/" });
  await add(set.store, "survey", { url: "http://b.example/" });
  runner!.start();
  (await played(set, 0)).end(0, '{"pages": 3}');
  const second = await played(set, 1);
  for (const line of ["warming up", "isochron: no seed answered", "", "isochron: none at all"])
    second.say(line);
  second.end(3);
  await ended(set, "failed", 2);
  expect((await set.store.jobs.get(1))!.result).toEqual({ pages: 3 });
  const failed = (await set.store.jobs.get(2))!;
  expect(failed.why).toBe("none at all");
  expect(failed.log).toContain("warming up");
  const acts = (await set.store.acts.list({ limit: 5 })).items.map(({ outcome }) => outcome);
  expect(acts).toEqual(["failed: none at all", "done"]);
});

it("what writes runs alone, and waits for whoever writes from a terminal; surveys run beside it", async () => {
  const set = stage();
  set.isBusy = true;
  for (const kind of ["capture", "capture"]) await add(set.store, kind);
  await add(set.store, "survey", { url: "http://a.example/" });
  runner!.start();
  expect((await played(set, 0)).argv[0]).toBe("survey");
  expect((await set.store.jobs.get(1))!.state).toBe("waiting");
  set.isBusy = false;
  expect((await played(set, 1)).argv[0]).toBe("capture");
  set.isBusy = true; // its own process has the lock now
  set.played[1]!.end(0);
  await ended(set, "done", 1);
  expect((await set.store.jobs.get(2))!.state).toBe("waiting");
});

it("a process that was killed is begun again, and goes on with the capture that it had begun", async () => {
  const set = stage();
  await add(set.store, "capture");
  runner!.start();
  const first = await played(set, 0);
  expect(first.argv).not.toContain("--resume");
  await begin(set, "c1");
  await expect.poll(async () => (await set.store.jobs.get(1))!.captureId).toBe("c1");
  first.end(null);
  const second = await played(set, 1);
  expect(second.argv).toContain("--capture=c1");
  second.end(0);
  await ended(set, "done");
  expect(await set.store.jobs.get(1)).toMatchObject({ attempts: 2, result: "c1" });
});

it("a process that dies again and again is given up", async () => {
  const set = stage();
  await add(set.store, "capture");
  runner!.start();
  for (let i = 0; i < 5; i++) (await played(set, i)).end(null);
  await ended(set, "failed");
  expect(set.played).toHaveLength(5);
});

it("an archive that turns out to be another's is waited for, and that other's capture is not taken for ours", async () => {
  const set = stage();
  await add(set.store, "capture");
  runner!.start();
  const first = await played(set, 0);
  set.isBusy = true;
  first.say("isochron: another process is writing to /archive: wait for it to end");
  await begin(set, "theirs");
  first.end(3);
  await ended(set, "waiting");
  expect(await set.store.jobs.get(1)).toMatchObject({ attempts: 0, captureId: null });
});

it("a server that stops ends its jobs cleanly and gives them back; a paused capture stays so", async () => {
  for (const [want, state] of [
    ["run", "waiting"],
    ["pause", "failed"],
  ] as const) {
    const set = stage();
    await add(set.store, "capture");
    runner!.start();
    const { heard } = await played(set, 0);
    await begin(set, "c1");
    await expect.poll(async () => (await set.store.jobs.get(1))!.captureId).toBe("c1");
    set.want = want;
    await runner!.stop();
    expect(heard).toEqual(["stop"]);
    expect(await set.store.jobs.get(1)).toMatchObject({ state, captureId: "c1" });
  }
});

it("cancelling asks a capture to end and judge what it has, and stops anything else", async () => {
  const set = stage();
  await add(set.store, "capture");
  await add(set.store, "survey", { url: "http://a.example/" });
  runner!.start();
  await played(set, 1);
  await begin(set, "c1");
  await expect.poll(async () => (await set.store.jobs.get(1))!.captureId).toBe("c1");
  for (const id of [1, 2]) await set.store.jobs.askCancel(id, instant(3));
  await ended(set, "cancelled", 2);
  await expect.poll(() => set.asked).toEqual([["c1", { want: "cancel" }]]);
  const capture = set.played.find(({ argv }) => argv[0] === "capture")!;
  expect(capture.heard).toEqual([]);
  capture.end(0);
  await ended(set, "done", 1);
});

it("a job that another worker has taken over is let go, and its process ended", async () => {
  const set = stage({ leaseMs: 100 });
  await add(set.store, "capture");
  runner!.start();
  const { heard } = await played(set, 0);
  set.isBusy = true;
  // The other's clock is far ahead: to it the lease is over.
  const other = { kinds: ["capture"], holder: "other", leaseMs: 1e9, mostAttempts: 9 };
  const taken = await set.store.jobs.claim({ ...other, now: instant(1e9) });
  await expect.poll(() => heard).toEqual(["kill"]);
  expect(await set.store.jobs.end(taken!.claim, instant(1e9), { state: "done", result: null })).toBe(true);
});

it("a capture that was finished without us is not begun again", async () => {
  const set = stage();
  await begin(set, "c1", "finished");
  await set.store.jobs.add({
    kind: "resume",
    input: { captureId: "c1" },
    by: "anna",
    askedAt: instant(1),
    captureId: "c1",
  });
  runner!.start();
  await ended(set, "done");
  expect(set.played).toEqual([]);
});
