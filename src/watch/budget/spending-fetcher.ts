// The fetcher of a watched site: nothing is asked that the site's budget does not pay for.
import { NothingLeft } from "#crawl/index.js";
import type { Instant } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import type { Purse } from "./purse.js";

const DAY_MS = 86_400_000;

/** Wraps a fetcher with the purse that pays for it; when that is empty it throws what ends the turn. */
export function spendingFetcher(fetcher: Fetcher, purse: Purse, clock: Clock): Fetcher {
  return {
    get profile() {
      return fetcher.profile;
    },
    ...(fetcher.path && { path: fetcher.path }),
    ...(fetcher.cookies && { cookies: fetcher.cookies }),
    close: () => fetcher.close(),
    fetch: async (request, signal) => {
      if (!(await purse.request(clock.now()))) throw new NothingLeft();
      const counted = { bytes: 0 };
      const paid = paidWhenSent(paidAsItComes(request, purse, counted), purse, clock);
      const result = await fetcher.fetch(paid, signal);
      // Of fetchers that have the whole answer at once.
      purse.received(Math.max(0, receivedBytes(result) - counted.bytes));
      return result;
    },
  };
}

/** A request that waits for its turn at a server until the day is over is one of the next day's. */
function paidWhenSent(request: FetchRequest, purse: Purse, clock: Clock): FetchRequest {
  const { admit } = request;
  if (!admit) return request;
  const paidOn = dayOf(clock.now());
  const admitted = async (address: string): Promise<() => void> => {
    const release = await admit(address);
    const now = clock.now();
    if (dayOf(now) === paidOn || (await purse.request(now))) return release;
    release();
    throw new NothingLeft();
  };
  return { ...request, admit: admitted };
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

/** Each byte is counted when it is there: of answers that come side by side all know what the others have taken. */
function paidAsItComes(request: FetchRequest, purse: Purse, counted: { bytes: number }): FetchRequest {
  const onBytes = (bytes: number): void => {
    counted.bytes += bytes;
    purse.received(bytes);
    request.onBytes?.(bytes);
  };
  const mostBytes = (): number =>
    Math.min(request.mostBytes?.() ?? Infinity, counted.bytes + purse.bytesLeft);
  return { ...request, onBytes, mostBytes };
}

function receivedBytes(result: FetchResult): number {
  if (result.kind !== "response") return 0;
  return result.exchange.spooled?.sizeBytes ?? result.exchange.responseBytes.length;
}
