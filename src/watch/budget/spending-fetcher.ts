// The fetcher of a watched site: nothing is asked that the site's budget does not pay for.
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import type { Purse } from "./purse.js";

/** The code of what was not asked for because the budget is spent. */
export const BUDGET_SPENT = "BUDGET_SPENT";

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
      const result = await fetcher.fetch(withinBytes(request, purse), signal);
      purse.received(receivedBytes(result));
      return result;
    },
  };
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
