// The fetcher of a watched site: nothing is asked that the site's budget does not pay for.
import { IsochronError } from "#errors.js";
import type { Instant } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import type { Purse } from "./purse.js";

/** The code of what was not asked for because the budget is spent. */
export const BUDGET_SPENT = "BUDGET_SPENT";

const DAY_MS = 86_400_000;

/** Wraps a fetcher with the purse that pays for it. */
export function spendingFetcher(fetcher: Fetcher, purse: Purse, clock: Clock): Fetcher {
  return {
    get profile() {
      return fetcher.profile;
    },
    ...(fetcher.path && { path: fetcher.path }),
    ...(fetcher.cookies && { cookies: fetcher.cookies }),
    close: () => fetcher.close(),
    fetch: async (request, signal) => {
      if (!(await purse.request(clock.now()))) return spentResult(clock);
      const spent = { isOver: false };
      const paid = paidWhenSent(withinBytes(request, purse), { purse, clock, spent });
      const result = await fetcher.fetch(paid, signal).catch((error: unknown) => {
        if (!spent.isOver) throw error;
        return spentResult(clock);
      });
      purse.received(receivedBytes(result));
      return result;
    },
  };
}

interface Paying {
  readonly purse: Purse;
  readonly clock: Clock;
  /** Set when a request was held back at the server's gate. */
  readonly spent: { isOver: boolean };
}

/** A request that waits for its turn at a server until the day is over is one of the next day's. */
function paidWhenSent(request: FetchRequest, { purse, clock, spent }: Paying): FetchRequest {
  const { admit } = request;
  if (!admit) return request;
  const paidOn = dayOf(clock.now());
  const admitted = async (address: string): Promise<() => void> => {
    const release = await admit(address);
    const now = clock.now();
    if (dayOf(now) === paidOn || (await purse.request(now))) return release;
    release();
    spent.isOver = true;
    throw new IsochronError("INTERNAL", "what may be spent on this site is spent");
  };
  return { ...request, admit: admitted };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

function withinBytes(request: FetchRequest, purse: Purse): FetchRequest {
  return { ...request, mostBytes: () => Math.min(request.mostBytes?.() ?? Infinity, purse.bytesLeft) };
}

function receivedBytes(result: FetchResult): number {
  if (result.kind !== "response") return 0;
  return result.exchange.spooled?.sizeBytes ?? result.exchange.responseBytes.length;
}

function spentResult(clock: Clock): FetchResult {
  const now = clock.now();
  return {
    kind: "failed",
    code: BUDGET_SPENT,
    message: "what may be spent on this site is spent",
    times: { sentAt: now, firstByteAt: now, lastByteAt: now },
  };
}
