// The living site itself, without sockets: takes requests at instants, gives responses, knows the truth.
import { formatHttpDate } from "#formats/index.js";
import type { Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { integer, stream } from "./generate/chance.js";
import { PageCaches } from "./answer/page-caches.js";
import { RenderedPages } from "./generate/rendered-pages.js";
import { absenceOf } from "./generate/render-document.js";
import { RequestLog } from "./answer/request-log.js";
import { respondWithPage } from "./answer/responder.js";
import { ServerClock } from "./answer/server-clock.js";
import type { HabitSettings, RangeMs } from "./settings.js";
import type { Entity, SitePage } from "./generate/site-page.js";
import { truthOf, type Truth } from "./truth/truth.js";
import { toWire, type SiteRequest, type SiteResponse, type WireResponse } from "./answer/wire.js";

/** Where the ground truth is served; no page links to it. */
export const TRUTH_PATH = "/__truth";

/** What a living site is made of. */
export interface LivingSiteParts {
  readonly seed: number;
  readonly startAt: Instant;
  readonly pages: readonly SitePage[];
  readonly habits: HabitSettings;
  readonly robotsTxt: string;
}

/** One request being answered: wait `beforeChoiceMs`, choose, wait, send head and pieces over `bodyMs`, finish. */
export interface SiteExchange {
  readonly beforeChoiceMs: number;
  readonly afterChoiceMs: number;
  readonly bodyMs: number;
  /** The response, as of this instant; to be called once. */
  choose(at: Instant): WireResponse;
  /** Another piece, or the head, is about to be handed over. */
  hand(at: Instant): void;
  /** The last byte was sent, or the connection was lost. */
  finish(at: Instant, isWhole: boolean): void;
}

/** A site whose pages change; the same seed and the same requests at the same instants give the same bytes. */
export class LivingSite {
  readonly startAt: Instant;
  readonly pages: readonly SitePage[];
  readonly log = new RequestLog();
  readonly #parts: LivingSiteParts;
  readonly #clock: ServerClock;
  readonly #byPath: ReadonlyMap<string, SitePage>;
  readonly #caches = new Map<string, PageCaches>();
  readonly #rendered = new RenderedPages();
  readonly #requestsOf = new Map<string, number>();

  constructor(parts: LivingSiteParts) {
    this.#parts = parts;
    this.startAt = parts.startAt;
    this.pages = parts.pages;
    this.#clock = new ServerClock(parts.habits.clock, parts.startAt);
    this.#byPath = new Map(parts.pages.map((page) => [page.path, page]));
  }

  /** Takes a request that arrived at the instant. */
  receive(request: SiteRequest, at: Instant): SiteExchange {
    if (request.target === TRUTH_PATH) return this.#serveTruth(request);
    const random = this.#streamOf(request.target);
    const entry = this.log.begin(request, at);
    const { latency } = this.#parts.habits;
    return {
      beforeChoiceMs: drawMs(latency.beforeChoice, random),
      afterChoiceMs: drawMs(latency.afterChoice, random),
      bodyMs: drawMs(latency.body, random),
      choose: (chosenAt) => {
        const response = this.#respond(request, chosenAt, random);
        const wire = toWire(response, request);
        entry.chosenAt = chosenAt;
        entry.shown = request.method === "GET" ? (response.shown ?? null) : null;
        entry.status = wire.status;
        return wire;
      },
      hand: (at) => void (entry.handedAt = at),
      finish: (endedAt, isWhole) => this.log.end(entry, endedAt, isWhole),
    };
  }

  /** Everything that was, up to the instant. */
  truth(now: Instant): Truth {
    return truthOf(this.pages, this.startAt, now, this.log.requests);
  }

  // A stream per path and request, so that requests for other pages do not shift this page's chance.
  #streamOf(target: string): Random {
    const number = this.#requestsOf.get(target) ?? 0;
    if (this.#byPath.has(target)) this.#requestsOf.set(target, number + 1);
    return stream(this.#parts.seed, `request ${number} ${target}`);
  }

  #respond(request: SiteRequest, chosenAt: Instant, random: Random): SiteResponse {
    if (request.method !== "GET" && request.method !== "HEAD")
      return this.#plain(405, "no such method\n", chosenAt);
    const { faults } = this.#parts.habits;
    const lot = random.next();
    if (lot < faults.unavailable) return this.#plain(503, "try again\n", chosenAt);
    if (request.target === "/robots.txt") return this.#plain(200, this.#parts.robotsTxt, chosenAt);
    const page = this.#byPath.get(request.target);
    if (!page) return this.#simple(404, absenceOf(request.target), chosenAt);
    return respondWithPage({
      request,
      page,
      caches: this.#cachesOf(page),
      chosenAt,
      clock: this.#clock,
      startAt: this.startAt,
      random,
      rendered: this.#rendered,
      isCut: lot < faults.unavailable + faults.cut,
    });
  }

  #cachesOf(page: SitePage): PageCaches | null {
    if (!page.habits.caches) return null;
    const caches = this.#caches.get(page.path) ?? new PageCaches(page, page.habits.caches);
    this.#caches.set(page.path, caches);
    return caches;
  }

  #plain(status: number, text: string, at: Instant): SiteResponse {
    return this.#simple(status, { contentType: "text/plain; charset=utf-8", body: Buffer.from(text) }, at);
  }

  #simple(status: number, { contentType, body }: Entity, at: Instant): SiteResponse {
    const headers = [
      ["Date", formatHttpDate(this.#clock.at(at))] as const,
      ["Content-Type", contentType] as const,
    ];
    return { status, headers, body, framing: "content-length", isCut: false };
  }

  #serveTruth(request: SiteRequest): SiteExchange {
    const choose = (at: Instant): WireResponse => {
      const body = Buffer.from(JSON.stringify(this.truth(at)));
      return toWire(this.#simple(200, { contentType: "application/json", body }, at), request);
    };
    return {
      beforeChoiceMs: 0,
      afterChoiceMs: 0,
      bodyMs: 0,
      choose,
      hand: () => undefined,
      finish: () => undefined,
    };
  }
}

function drawMs([low, high]: RangeMs, random: Random): number {
  return integer(random, low, high);
}
