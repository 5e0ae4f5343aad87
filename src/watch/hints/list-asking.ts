// How a poll asks: within the share of the day, with the validators of the last reading, every request counted.
import type { ListAnswer, ListQuestion } from "#crawl/index.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { HintSource } from "#ports/index.js";
import type { HintParts } from "./hint-news.js";
import { allowedBy, FULL_READING_MS } from "./source-schedule.js";

/** A list and its redirects: as many as the crawl follows. */
const MOST_HOPS = 6;

/** The questions of one poll. */
export class ListAsking {
  readonly #parts: HintParts;
  readonly #now: Instant;
  #requests = 0;

  constructor(parts: HintParts, now: Instant) {
    this.#parts = parts;
    this.#now = now;
  }

  /** Requests made by now. */
  get requests(): number {
    return this.#requests;
  }

  /** How many requests the next list may take. */
  async room(budgetRequests: number): Promise<number> {
    const { store, site, requestsPerDay } = this.#parts;
    const spent = await store.spend(site, this.#now, 0);
    const left = allowedBy(requestsPerDay, this.#now) - spent;
    return Math.min(MOST_HOPS, Math.floor(budgetRequests) - this.#requests, left);
  }

  /** What may be asked counts as spent before it is, so that a process that dies has not spent more than it says. */
  async ask(source: HintSource, url: PageUrl, mostRequests: number): Promise<ListAnswer> {
    const { store, site, ask } = this.#parts;
    await store.spend(site, this.#now, mostRequests);
    const answer = await ask({ url, mostRequests, ...this.#condition(source) });
    await store.spend(site, this.#now, answer.requests - mostRequests);
    this.#requests += answer.requests;
    return answer;
  }

  #condition({ kind, etag, lastModified, readAt }: HintSource): Pick<ListQuestion, "conditional"> {
    const isOld = readAt === null || this.#now - readAt >= FULL_READING_MS;
    if (kind === "oai" || isOld || (etag === null && lastModified === null)) return {};
    return {
      conditional: { ...(etag !== null && { etag }), ...(lastModified !== null && { lastModified }) },
    };
  }
}
