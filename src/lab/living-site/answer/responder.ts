// Makes the response of one page at the instant of choice: origin or cache, 304 or body, all by the page's habits.
import { formatHttpDate } from "#formats/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Random } from "#ports/index.js";
import { acceptsGzip, freshPayload } from "./content-coding.js";
import type { PageCaches } from "./page-caches.js";
import type { Rendered, RenderedPages } from "../generate/rendered-pages.js";
import type { ServerClock } from "./server-clock.js";
import type { SitePage } from "../generate/site-page.js";
import { versionAt, type PageVersion } from "../generate/timeline.js";
import { isNotModified, validatorsOf, type ServedValidators } from "./validators.js";
import type { SiteRequest, SiteResponse } from "./wire.js";

/** One page asked for, with what its answer depends on. */
export interface PageRequest {
  readonly request: SiteRequest;
  readonly page: SitePage;
  readonly caches: PageCaches | null;
  readonly chosenAt: Instant;
  readonly clock: ServerClock;
  readonly startAt: Instant;
  readonly random: Random;
  readonly rendered: RenderedPages;
  readonly isCut: boolean;
}

type Header = readonly [string, string];

/** What is served: a version, made at an instant that lies in the past when a cache holds it. */
interface Copy {
  readonly version: PageVersion;
  readonly madeAt: Instant;
  readonly headers: readonly Header[];
  /** As the Age field says; `null` without a sign of a cache. */
  readonly ageSeconds: number | null;
}

/** The page's response. */
export function respondWithPage(ask: PageRequest): SiteResponse {
  const { page, random, request } = ask;
  const copy = ask.caches ? cachedCopy(ask, ask.caches) : originCopy(ask);
  const noise = page.noise?.draw(random) ?? null;
  const rendered = ask.rendered.render(page, copy.version, noise);
  const { body, contentType } = rendered.entity;
  const { status, location } = copy.version;
  const served = status === 200 ? validators(ask, copy, body) : { etag: null, lastModified: null };
  const common: Header[] = [
    ["Date", formatHttpDate(ask.clock.at(copy.madeAt))],
    ["Server", "living-site"],
    ...validatorHeaders(served),
    ...copy.headers,
  ];
  if (status === 200 && isNotModified(request.headers, served)) return empty(304, common);
  const isCoded = page.habits.coding !== "identity" && acceptsGzip(request.headers) && body.length > 0;
  return {
    status,
    headers: [
      ...common,
      ["Content-Type", contentType],
      ...(location === null ? [] : [["Location", location] as const]),
      ...(page.habits.coding === "identity" ? [] : [["Vary", "Accept-Encoding"] as const]),
      ...(isCoded ? [["Content-Encoding", "gzip"] as const] : []),
      ...(page.noise
        ? [["Set-Cookie", `visit=${random.next().toString(36).slice(2)}; Path=/`] as const]
        : []),
    ],
    body: isCoded ? codedBody(ask, rendered) : body,
    framing: page.habits.framing,
    isCut: ask.isCut,
    shown: {
      version: copy.version,
      noise,
      madeAt: copy.madeAt,
      hasCacheSign: copy.headers.length > 0,
      ageSeconds: copy.ageSeconds,
    },
  };
}

function codedBody({ page, random }: PageRequest, rendered: Rendered): Uint8Array {
  return page.habits.coding === "regzip" ? freshPayload(rendered.entity.body, random) : rendered.payload();
}

function originCopy(ask: PageRequest): Copy {
  return {
    version: versionAt(ask.page.timeline, ask.chosenAt),
    madeAt: ask.chosenAt,
    headers: [],
    ageSeconds: null,
  };
}

// RFC 9111 section 5.1: Age in whole seconds since the copy was made at the origin.
function cachedCopy(ask: PageRequest, caches: PageCaches): Copy {
  const served = caches.serve(ask.chosenAt, ask.random);
  const age = Math.floor((ask.chosenAt - served.filledAt) / 1000);
  const hidesAge = ask.page.habits.caches?.hidesAge === true;
  const headers: Header[] = hidesAge
    ? []
    : [
        ["Age", String(age)],
        ["Via", `1.1 cache-${served.node}`],
        ["X-Cache", served.hit ? "HIT" : "MISS"],
      ];
  return { version: served.version, madeAt: served.filledAt, headers, ageSeconds: hidesAge ? null : age };
}

function validators(ask: PageRequest, copy: Copy, body: Uint8Array): ServedValidators {
  const { page, clock, startAt } = ask;
  return validatorsOf({ page, version: copy.version, body, madeAt: copy.madeAt, clock, startAt });
}

function validatorHeaders(served: ServedValidators): Header[] {
  const headers: Header[] = [];
  if (served.etag !== null) headers.push(["ETag", served.etag]);
  if (served.lastModified !== null)
    headers.push(["Last-Modified", formatHttpDate(instant(served.lastModified))]);
  return headers;
}

function empty(status: number, headers: readonly Header[]): SiteResponse {
  return { status, headers, body: new Uint8Array(0), framing: "content-length", isCut: false };
}
