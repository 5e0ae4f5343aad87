import { describe, expect, it } from "vitest";
import { Gates, type Caller } from "#frontier/index.js";
import { HostGate } from "#frontier/politeness.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";

function gateAt(delayMs: number): { clock: VirtualClock; gate: HostGate } {
  const clock = new VirtualClock({ startAt: instant(1_000_000) });
  const gate = new HostGate(clock);
  gate.paceFor({}, delayMs);
  return { clock, gate };
}

describe("the turnstile of a host", () => {
  it("lets one request in at a time, each after the pause that follows the end of the one before", async () => {
    const { clock, gate } = gateAt(100);
    const spans: [number, number][] = [];
    const ask = () =>
      gate.pass(async () => {
        const from = clock.now();
        await clock.sleepUntil(instant(from + 30));
        spans.push([from, clock.now()]);
      });
    await Promise.all([ask(), ask(), ask()]);
    for (const [i, [from]] of spans.entries()) {
      if (i > 0) expect(from - spans[i - 1]![1]).toBeGreaterThanOrEqual(100);
    }
    expect(spans).toHaveLength(3);
  });

  it("keeps the longer pause of an answer noted while the next request already waits", async () => {
    const { clock, gate } = gateAt(100);
    await gate.pass(async () => undefined);
    const endedAt = clock.now();
    const next = gate.pass(async () => clock.now());
    gate.note({ kind: "busy", retryAfterMs: 9000 });
    expect((await next) - endedAt).toBeGreaterThanOrEqual(9000);
  });

  it("goes on after a request that failed, and after one that was stopped while waiting", async () => {
    const { gate } = gateAt(100);
    await expect(gate.pass(() => Promise.reject(new Error("reset")))).rejects.toThrow("reset");
    const stop = new AbortController();
    const waiting = gate.pass(async () => "asked", stop.signal);
    stop.abort(new Error("stopped"));
    await expect(waiting).rejects.toThrow("stopped");
    expect(await gate.pass(async () => "asked")).toBe("asked");
  });

  it("slows down for good when robots.txt asks for it", async () => {
    const { clock, gate } = gateAt(10);
    await gate.pass(async () => undefined);
    gate.slowTo(5000);
    const sent: number[] = [];
    for (let i = 0; i < 3; i++) await gate.pass(async () => void sent.push(clock.now()));
    expect(sent[1]! - sent[0]!).toBeGreaterThanOrEqual(5000);
    expect(sent[2]! - sent[1]!).toBeGreaterThanOrEqual(5000);
  });
});

it("a party that has left holds nobody up: its pause is gone, and what it asked for is forgotten", async () => {
  const clock = new VirtualClock({ startAt: instant(1_000_000) });
  const gates = new Gates(clock);
  const [slow, quick] = [gates.join(60_000), gates.join(10)];
  await slow.pass("a.test", async () => undefined);
  slow.leave();
  const from = clock.now();
  await quick.pass("a.test", async () => undefined);
  expect(clock.now() - from).toBeLessThan(1000);
});

describe("of thousands of hosts", () => {
  const DELAY_MS = 1000;

  async function askOf(caller: Caller, clock: VirtualClock, host: string): Promise<number> {
    return caller.pass(host, async () => clock.now());
  }

  it("those asked once are forgotten, and those with a pause or a pace of their own are not", async () => {
    const clock = new VirtualClock({ startAt: instant(1_000_000) });
    const gates = new Gates(clock);
    const [caller, other] = [gates.join(DELAY_MS), gates.join(60_000)];
    await askOf(caller, clock, "slow.test");
    caller.slowTo("slow.test", 20_000);
    await askOf(caller, clock, "failing.test");
    for (let i = 0; i < 10; i++) caller.note("failing.test", { kind: "failing" });
    for (const party of [caller, other]) await askOf(party, clock, "shared.test");
    await clock.sleepUntil(instant(clock.now() + 100_000)); // all pauses are over
    for (let i = 0; i < 10_000; i++) {
      await askOf(caller, clock, `h${i}.test`);
      if (i % 100 === 0) await clock.sleepUntil(instant(clock.now() + DELAY_MS));
    }
    expect(gates.size).toBeLessThan(1500);
    const between = async (host: string, first = caller): Promise<number> =>
      -(await askOf(first, clock, host)) + (await askOf(caller, clock, host));
    expect(await between("h0.test")).toBeLessThan(2 * DELAY_MS);
    expect(await between("slow.test")).toBeGreaterThanOrEqual(20_000);
    expect(await between("failing.test")).toBeGreaterThanOrEqual(60_000);
    expect(await between("shared.test", other)).toBeGreaterThanOrEqual(60_000);
  });

  it("a pause under way is kept however many come between", async () => {
    const clock = new VirtualClock({ startAt: instant(1_000_000) });
    const caller = new Gates(clock).join(DELAY_MS);
    const firstAt = await askOf(caller, clock, "a.test");
    for (let i = 0; i < 5000; i++) await askOf(caller, clock, `h${i}.test`);
    expect((await askOf(caller, clock, "a.test")) - firstAt).toBeGreaterThanOrEqual(DELAY_MS);
  });
});
