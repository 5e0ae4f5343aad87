// Pauses that another process keeps to: asked for by robots.txt, or earned by answers.
import { expect, it } from "vitest";
import { Gates, type Caller } from "#frontier/index.js";
import { KeptPauses } from "#frontier/kept-pauses.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { PauseStore } from "#ports/index.js";
import { MemoryPauses } from "#store/index.js";

const clock = new VirtualClock({ startAt: instant(1_000_000) });

/** Gates as a new process has them. */
async function begun(store: PauseStore, delayMs = 1_000): Promise<Caller> {
  const gates = new Gates(clock);
  await gates.remember(store);
  return gates.join(delayMs);
}

/** How long a request has to wait. */
async function waitMs(caller: Caller, host: string): Promise<number> {
  const from = clock.now();
  return (await caller.pass(host, async () => clock.now())) - from;
}

it("the next process waits for what robots.txt asked for, until robots.txt asks for less", async () => {
  const store = new MemoryPauses();
  const first = await begun(store);
  await waitMs(first, "a.test");
  first.slowTo("a.test", 20_000);
  await waitMs(first, "a.test");
  const second = await begun(store);
  expect(await waitMs(second, "a.test")).toBeGreaterThan(20_000);
  // Killed before it read robots.txt anew: nobody has taken back what it asked for.
  const third = await begun(store);
  expect(await waitMs(third, "a.test")).toBeGreaterThan(20_000);
  // Nor a second try for robots.txt that nobody answers.
  third.note("a.test", { kind: "failing" });
  expect(await waitMs(third, "a.test")).toBeGreaterThan(20_000);
  third.note("a.test", { kind: "answered", responseMs: 10 });
  third.slowTo("a.test", null);
  await waitMs(third, "a.test");
  expect(await store.all()).toEqual([]);
  expect(await waitMs(await begun(store), "a.test")).toBe(0);
});

it("and for what a server earned by its answers, until they are well again", async () => {
  const store = new MemoryPauses();
  const first = await begun(store);
  await waitMs(first, "b.test");
  first.note("b.test", { kind: "busy", retryAfterMs: 120_000 });
  for (let again = 0; again < 2; again++)
    // one that dies while it waits takes nothing back
    await expect(waitMsUnless(await begun(store), "b.test", 60_000)).rejects.toThrow();
  const second = await begun(store);
  expect(await waitMs(second, "b.test")).toBeGreaterThan(120_000);
  second.note("b.test", { kind: "answered", responseMs: 10 });
  expect(await waitMs(await begun(store), "b.test")).toBe(0);
});

/** Gives up after so long. */
async function waitMsUnless(caller: Caller, host: string, afterMs: number): Promise<void> {
  const stop = new AbortController();
  void clock.sleepUntil(instant(clock.now() + afterMs)).then(() => stop.abort());
  await caller.pass(host, async () => undefined, stop.signal);
}

it("the pause at an address is kept too, where it is longer than usual", async () => {
  const store = new MemoryPauses();
  const leave = await (await begun(store, 4_000)).enterAddress("192.0.2.1");
  leave();
  const quick = await begun(store);
  const from = clock.now();
  await quick.enterAddress("192.0.2.1");
  expect(clock.now() - from).toBeGreaterThan(4_000);
  const usual = new MemoryPauses();
  (await (await begun(usual)).enterAddress("192.0.2.1"))();
  expect(await usual.all()).toEqual([]);
});

it("a pause is on disk before the next request is sent, and a store that fails is heard of", async () => {
  const held = new MemoryPauses();
  let [isOnDisk, isBroken] = [false, false];
  const slow: PauseStore = {
    all: () => held.all(),
    forget: (name) => held.forget(name),
    keep: async () => {
      if (isBroken) throw new Error("no room");
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
      isOnDisk = true;
    },
  };
  const caller = await begun(slow, 0);
  caller.slowTo("a.test", 5_000);
  expect(await caller.pass("a.test", async () => isOnDisk)).toBe(true);
  isBroken = true;
  caller.slowTo("a.test", 6_000);
  await expect(caller.pass("a.test", async () => undefined)).rejects.toThrow("no room");
});

it("of many servers those kept last are kept", async () => {
  const store = new MemoryPauses();
  const pauses = await KeptPauses.open(store, 3);
  for (let no = 0; no < 6; no++) await pauses.note(`host ${no}`, 2_000 + no);
  expect((await store.all()).map(({ name }) => name)).toEqual(["host 3", "host 4", "host 5"]);
  // A little less is not worth a write, much less is.
  expect(pauses.note("host 5", 1_500)).toBeNull();
  await pauses.note("host 5", 900);
  expect((await store.all()).map(({ name }) => name)).toEqual(["host 3", "host 4"]);
});
