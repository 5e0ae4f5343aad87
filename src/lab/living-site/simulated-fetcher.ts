// A fetcher without a network: living sites answer in process, on a virtual clock, with exact wire bytes.
import { instant, parsePageUrl, type FetchTimes, type PageUrl } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult, Truncation } from "#ports/index.js";
import { createLivingSite, type LivingSiteOptions } from "./create-living-site.js";
import { VirtualClock } from "../clock/virtual-clock.js";
import { runExchange } from "./exchange.js";
import type { LivingSite } from "./living-site.js";
import { toHttpDate } from "./server-clock.js";
import { parseRequestHead } from "./wire.js";

/** Options of {@link SimulatedFetcher}. */
export interface SimulatedFetcherOptions {
  readonly clock: Clock;
  /** The sites that exist, by origin such as `http://living.test`. */
  readonly sites: Readonly<Record<string, LivingSite>>;
  /** Headers of every request. */
  readonly profile?: Readonly<Record<string, string>>;
}

const PROFILE = { "user-agent": "isochron-lab", accept: "*/*", "accept-encoding": "gzip" };

/** An address kept for documentation (RFC 5737), since no socket has one. */
const ADDRESS = "192.0.2.1";

/** Fetches from living sites; time passes only on the clock, so a run repeats exactly. */
export class SimulatedFetcher implements Fetcher {
  readonly profile: Readonly<Record<string, string>>;
  readonly #clock: Clock;
  readonly #sites: ReadonlyMap<string, LivingSite>;

  constructor(options: SimulatedFetcherOptions) {
    this.profile = options.profile ?? PROFILE;
    this.#clock = options.clock;
    this.#sites = new Map(Object.entries(options.sites));
  }

  async fetch(request: FetchRequest, signal?: AbortSignal): Promise<FetchResult> {
    signal?.throwIfAborted();
    const url = new URL(request.url);
    const site = this.#sites.get(url.origin);
    const sentAt = this.#clock.now();
    const head = this.#requestHead(url, request);
    const parsed = parseRequestHead(head.slice(0, -4));
    if (!site || !parsed) {
      const times = { sentAt, firstByteAt: sentAt, lastByteAt: sentAt };
      return { kind: "failed", code: "ENOTFOUND", message: `no such host: ${url.host}`, times };
    }
    const received: Uint8Array[] = [];
    let firstByteAt = sentAt;
    const send = (bytes: Uint8Array): void => {
      if (received.length === 0) firstByteAt = this.#clock.now();
      received.push(bytes);
    };
    const ending = await runExchange({ site, clock: this.#clock, request: parsed, send, signal });
    const times: FetchTimes = { sentAt, firstByteAt, lastByteAt: this.#clock.now() };
    const truncated: Truncation | null = ending === "cut" ? "disconnect" : null;
    const exchange = {
      times,
      requestBytes: Buffer.from(head, "latin1"),
      responseBytes: Buffer.concat(received),
      truncated,
      remoteAddress: ADDRESS,
    };
    return { kind: "response", exchange };
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }

  #requestHead(url: URL, request: FetchRequest): string {
    const fields: [string, string][] = [["host", url.host], ...Object.entries(this.profile)];
    const { etag, lastModified } = request.conditional ?? {};
    if (etag !== undefined) fields.push(["if-none-match", etag]);
    if (lastModified !== undefined) fields.push(["if-modified-since", toHttpDate(lastModified)]);
    const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  }
}

/** A living site in virtual time with a fetcher for it. */
export interface Simulation {
  readonly clock: VirtualClock;
  readonly site: LivingSite;
  readonly fetcher: SimulatedFetcher;
  readonly url: PageUrl;
}

/** Options of {@link simulateLivingSite}. */
export type SimulationOptions = Omit<LivingSiteOptions, "startAt"> &
  Partial<Pick<LivingSiteOptions, "startAt">>;

const EPOCH = instant(Date.UTC(2026, 0, 5, 9));

/** Makes a site, its clock and its fetcher in one step. */
export function simulateLivingSite(options: SimulationOptions): Simulation {
  const startAt = options.startAt ?? EPOCH;
  const clock = new VirtualClock({ startAt });
  const site = createLivingSite({ ...options, startAt });
  const fetcher = new SimulatedFetcher({ clock, sites: { "http://living.test": site } });
  return { clock, site, fetcher, url: parsePageUrl("http://living.test/")! };
}
