// Polite fetching for a survey: the same gate, robots and guard as a capture, a fixed number of requests, no archive.
import { readExchange, type Reading } from "#detect/index.js";
import { HostGate } from "#frontier/index.js";
import { parseHttpResponse } from "#formats/index.js";
import { hostOf, parsePageUrl, type PageUrl } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest } from "#ports/index.js";

/** What a survey runs on. */
export interface SurveyWorld {
  readonly fetcher: Fetcher;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/** One answer with what the habits are read from. */
export interface Answer {
  readonly url: PageUrl;
  readonly reading: Reading;
  readonly responseMs: number;
  readonly server: string | null;
  readonly isCompressed: boolean;
}

/** A failed fetch, or a budget that is used up. */
export interface NoAnswer {
  readonly reason: string;
  readonly isBudget: boolean;
}

const MAX_REDIRECTS = 5;

/** Fetches until its budget is used up. */
export class SurveyFetch {
  readonly answers: Answer[] = [];
  requests = 0;
  failures = 0;
  readonly #world: SurveyWorld;
  readonly #delayMs: number;
  readonly #budget: number;
  readonly #gates = new Map<string, HostGate>();

  constructor(world: SurveyWorld, delayMs: number, budget: number) {
    this.#world = world;
    this.#delayMs = delayMs;
    this.#budget = budget;
  }

  get left(): number {
    return this.#budget - this.requests;
  }

  /** A longer pause for the page's host, as robots.txt asks for. */
  slow(url: PageUrl, delayMs: number): void {
    this.#gateOf(url).slowTo(delayMs);
  }

  async get(request: FetchRequest): Promise<Answer | NoAnswer> {
    if (this.left <= 0) return { reason: "the number of requests is used up", isBudget: true };
    this.requests++;
    const { fetcher, signal } = this.#world;
    const result = await this.#gateOf(request.url).pass(() => fetcher.fetch(request), signal);
    if (result.kind !== "response") {
      this.failures++;
      return { reason: result.message, isBudget: false };
    }
    const { exchange } = result;
    const reading = await readExchange(exchange);
    await exchange.spooled?.discard();
    const head = parseHttpResponse(exchange.responseBytes);
    const answer = {
      url: request.url,
      reading,
      responseMs: exchange.times.lastByteAt - exchange.times.sentAt,
      server: head.ok ? head.header("server") : null,
      isCompressed: head.ok && head.header("content-encoding") !== null,
    };
    if (reading.outcome.kind === "failed" || reading.outcome.kind === "blocked") this.failures++;
    this.answers.push(answer);
    return answer;
  }

  /** Follows redirects; the last answer counts. `mayAsk` judges every address on the way. */
  async follow(url: PageUrl, mayAsk: (url: PageUrl) => Promise<boolean>): Promise<Answer | NoAnswer> {
    let at = url;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (!(await mayAsk(at))) return { reason: `${at}: excluded by robots.txt`, isBudget: false };
      const answer = await this.get({ url: at });
      if ("reason" in answer) return answer;
      const target = redirectOf(answer);
      if (target === null) return answer;
      at = target;
    }
    return { reason: `more than ${MAX_REDIRECTS} redirects`, isBudget: false };
  }

  #gateOf(url: PageUrl): HostGate {
    const host = hostOf(url);
    let gate = this.#gates.get(host);
    if (!gate) this.#gates.set(host, (gate = new HostGate(this.#world.clock, this.#delayMs)));
    return gate;
  }
}

function redirectOf({ reading: { outcome }, url }: Answer): PageUrl | null {
  if (outcome.kind !== "captured") return null;
  const { status, location } = outcome.identity;
  return status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
}
