// What a site may spend is held at its purse, whoever asks and however often a process ends.
import { describe, expect, it } from "vitest";
import { instant, type Instant } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { MemoryWatch } from "#store/index.js";
import { Purse } from "#watch/budget/purse.js";
import { spendingFetcher } from "#watch/budget/spending-fetcher.js";

const DAY_MS = 86_400_000;
const NOON = instant(Date.UTC(2026, 10, 18, 12));
const LIMITS = { name: "a", requestsPerDay: 40, bytesPerMonth: null };

/** How many of so many requests the purse pays for. */
async function paid(purse: Purse, wanted: number, at: Instant = NOON): Promise<number> {
  const answers = await Promise.all(Array.from({ length: wanted }, () => purse.request(at)));
  return answers.filter(Boolean).length;
}

describe("a purse", () => {
  it("pays for no request beyond the day's, also of those that come side by side", async () => {
    const purse = new Purse(new MemoryWatch(), LIMITS);
    purse.begin(LIMITS, Infinity);
    expect(await paid(purse, 100)).toBe(40);
    expect(purse.end.aborted).toBe(true);
  });

  it("pays for no more than its turn may spend, and gives back what it had taken beyond that", async () => {
    const memory = new MemoryWatch();
    const purse = new Purse(memory, LIMITS);
    purse.begin(LIMITS, 18);
    expect(await paid(purse, 30)).toBe(18);
    await purse.settle();
    expect((await memory.spent("a", NOON)).requests).toBe(18);
  });

  it("counts what a killed process had taken as spent, so that both together stay within the day", async () => {
    const memory = new MemoryWatch();
    const killed = new Purse(memory, LIMITS);
    killed.begin(LIMITS, Infinity);
    const before = await paid(killed, 17); // nobody settles
    const next = new Purse(memory, LIMITS);
    next.begin(LIMITS, Infinity);
    const after = await paid(next, 100);
    expect([before, after]).toEqual([17, 8]);
  });

  it("pays by the day of the request: what is left of a day is worth nothing in the next", async () => {
    const memory = new MemoryWatch();
    const purse = new Purse(memory, LIMITS);
    purse.begin(LIMITS, Infinity);
    await paid(purse, 1);
    const tomorrow = instant(NOON + DAY_MS);
    expect(await paid(purse, 100, tomorrow)).toBe(40);
    expect((await memory.spent("a", NOON)).requests).toBe(1);
    expect((await memory.spent("a", tomorrow)).requests).toBe(40);
  });

  it("cuts answers where the month's bytes end, and asks for nothing after that", async () => {
    const limits = { ...LIMITS, bytesPerMonth: 1_000 };
    const purse = new Purse(new MemoryWatch(), limits);
    purse.begin(limits, Infinity);
    const allowed: number[] = [];
    const fetcher: Fetcher = {
      profile: {},
      close: async () => undefined,
      fetch: async ({ mostBytes }) => {
        allowed.push(mostBytes!());
        const responseBytes = new Uint8Array(Math.min(700, mostBytes!()));
        const times = { sentAt: NOON, firstByteAt: NOON, lastByteAt: NOON };
        const bytes = {
          requestBytes: new Uint8Array(0),
          responseBytes,
          truncated: null,
          remoteAddress: null,
        };
        return { kind: "response", exchange: { times, ...bytes } };
      },
    };
    const clock = { now: () => NOON, sleepUntil: async () => undefined };
    const spending = spendingFetcher(fetcher, purse, clock);
    const ask = () => spending.fetch({ url: "http://a.test/" as never });
    await ask();
    await ask();
    await expect(ask()).rejects.toThrow("no request is left in this turn");
    expect(allowed).toEqual([1_000, 300]);
    expect(purse.spent).toEqual({ requests: 2, bytes: 1_000 });
  });
});
