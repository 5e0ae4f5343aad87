// One exchange on a clock, the same for sockets and simulation: wait, choose, wait, send piece by piece.
import { instant, type Instant } from "#model/index.js";
import type { Clock } from "#ports/index.js";
import type { LivingSite } from "../living-site.js";
import type { SiteRequest, WireResponse } from "./wire.js";

/** Where an exchange happens. */
export interface ExchangeOptions {
  readonly site: LivingSite;
  readonly clock: Clock;
  readonly request: SiteRequest;
  /** Gets the bytes as they leave the server. */
  readonly send: (bytes: Uint8Array) => void | Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

/** Answers one request; resolves when the last byte was handed over. */
export async function runExchange(options: ExchangeOptions): Promise<WireResponse["ending"]> {
  const { site, clock, send, signal } = options;
  const arrivedAt = clock.now();
  const exchange = site.receive(options.request, arrivedAt);
  let isWhole = false;
  try {
    await clock.sleepUntil(after(arrivedAt, exchange.beforeChoiceMs), signal);
    const chosenAt = clock.now();
    const response = exchange.choose(chosenAt);
    await clock.sleepUntil(after(chosenAt, exchange.afterChoiceMs), signal);
    exchange.hand(clock.now());
    await send(response.head);
    const startedAt = clock.now();
    for (const [i, piece] of response.pieces.entries()) {
      const share = (i + 1) / response.pieces.length;
      await clock.sleepUntil(after(startedAt, exchange.bodyMs * share), signal);
      exchange.hand(clock.now());
      await send(piece);
    }
    isWhole = response.ending !== "cut";
    return response.ending;
  } finally {
    exchange.finish(clock.now(), isWhole);
  }
}

function after(at: Instant, ms: number): Instant {
  return instant(at + Math.round(ms));
}
