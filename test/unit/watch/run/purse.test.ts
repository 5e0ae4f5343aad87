// What a site may spend is held at its purse, whoever asks and however often a process ends.
import { describe, expect, it } from "vitest";
import { instant, type Instant, type PageUrl } from "#model/index.js";
import type { Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
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
});

/** A server whose answers come in pieces, one of each in turn, and are cut where they are told to be. */
class PiecedServer implements Fetcher {
  readonly profile = {};
  readonly #pieces: number;
  readonly #pieceBytes: number;
  /** Breaks off after so many pieces. */
  readonly #breaksAfter: number;

  constructor(pieces: number, pieceBytes: number, breaksAfter = Infinity) {
    this.#pieces = pieces;
    this.#pieceBytes = pieceBytes;
    this.#breaksAfter = breaksAfter;
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }

  async fetch({ mostBytes, onBytes }: FetchRequest): Promise<FetchResult> {
    const times = { sentAt: NOON, firstByteAt: NOON, lastByteAt: NOON };
    let bytes = 0;
    for (let piece = 0; piece < this.#pieces; piece++) {
      // Others have their turn meanwhile, as events of other sockets do.
      await new Promise(setImmediate);
      if (piece === this.#breaksAfter) return { kind: "failed", code: "closed", message: "broke off", times };
      const kept = Math.min(this.#pieceBytes, Math.max(0, mostBytes!() - bytes));
      bytes += kept;
      onBytes!(kept);
      if (kept < this.#pieceBytes) break;
    }
    const responseBytes = { length: bytes } as Uint8Array;
    const truncated = bytes < this.#pieces * this.#pieceBytes ? "length" : null;
    const exchange = {
      times,
      requestBytes: new Uint8Array(0),
      responseBytes,
      truncated,
      remoteAddress: null,
    };
    return { kind: "response", exchange } as FetchResult;
  }
}

const CLOCK = { now: () => NOON, sleepUntil: async () => undefined };
const REQUEST: FetchRequest = { url: "http://a.test/" as PageUrl };

function spendingOf(fetcher: Fetcher, bytesPerMonth: number | null) {
  const memory = new MemoryWatch();
  const limits = { ...LIMITS, bytesPerMonth };
  const purse = new Purse(memory, limits);
  purse.begin(limits, Infinity);
  return { memory, purse, spending: spendingFetcher(fetcher, purse, CLOCK) };
}

/** Bytes of each answer. */
async function received(spending: Fetcher, answers: number): Promise<number[]> {
  const results = await Promise.all(Array.from({ length: answers }, () => spending.fetch(REQUEST)));
  return results.map((one) => (one.kind === "response" ? one.exchange.responseBytes.length : 0));
}

describe("the bytes of a month", () => {
  it("end an answer where they end, and pay for no request after that", async () => {
    const { purse, spending } = spendingOf(new PiecedServer(1, 700), 1_000);
    expect(await received(spending, 1)).toEqual([700]);
    expect(await received(spending, 1)).toEqual([300]);
    await expect(spending.fetch(REQUEST)).rejects.toThrow("no request is left in this turn");
    expect(purse.spent).toEqual({ requests: 2, bytes: 1_000 });
  });

  it("are shared by answers that come side by side", async () => {
    const { memory, purse, spending } = spendingOf(new PiecedServer(7, 100), 1_000);
    const bytes = await received(spending, 4);
    expect(bytes.reduce((sum, one) => sum + one)).toBe(1_000);
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    await purse.settle();
    expect((await memory.spent("a", NOON)).bytes).toBe(1_000);
  });

  it("are spent by answers that break off, too", async () => {
    const { memory, purse, spending } = spendingOf(new PiecedServer(7, 100, 3), 1_000);
    expect(await received(spending, 2)).toEqual([0, 0]);
    await purse.settle();
    expect((await memory.spent("a", NOON)).bytes).toBe(600);
  });

  it("are taken in parts, and no answer is cut where only a part ends", async () => {
    const piece = 1024 * 1024;
    const { memory, purse, spending } = spendingOf(new PiecedServer(100, piece), 350 * piece);
    expect(await received(spending, 3)).toEqual([100 * piece, 100 * piece, 100 * piece]);
    expect((await memory.spent("a", NOON)).bytes).toBeLessThanOrEqual(332 * piece);
    expect(await received(spending, 1)).toEqual([50 * piece]);
    await purse.settle();
    expect((await memory.spent("a", NOON)).bytes).toBe(350 * piece);
  });

  it("are counted where there is no limit, and of fetchers that tell of nothing as it comes", async () => {
    const whole: Fetcher = {
      profile: {},
      close: async () => undefined,
      fetch: (request) => new PiecedServer(5, 100).fetch({ ...request, onBytes: () => undefined }),
    };
    for (const fetcher of [whole, new PiecedServer(5, 100)]) {
      const { memory, purse, spending } = spendingOf(fetcher, null);
      expect(await received(spending, 3)).toEqual([500, 500, 500]);
      await purse.settle();
      expect((await memory.spent("a", NOON)).bytes).toBe(1_500);
    }
  });
});
