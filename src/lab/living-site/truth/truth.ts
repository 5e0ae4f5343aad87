// The ground truth: every version of every page with its life span, up to an instant and never beyond it.
import { sha256Digest } from "#formats/index.js";
import { toIso, type Digest, type Instant, type PageKind } from "#model/index.js";
import { canonicalPayload } from "../answer/content-coding.js";
import type { LoggedRequest } from "../answer/request-log.js";
import type { SitePage } from "../generate/site-page.js";
import type { PageVersion } from "../generate/timeline.js";

/** One version; alive in the half-open span [from, to), `to` is `null` while it lives. Times are ISO 8601. */
export interface TruthVersion {
  readonly from: string;
  readonly to: string | null;
  readonly status: number;
  readonly location: string | null;
  readonly contentType: string;
  /** Of the body as sent, before content decoding; of its canonical form when `payloadVaries`. */
  readonly payloadDigest: Digest;
  /** After content decoding: the version's identity together with status, location and content type. */
  readonly contentDigest: Digest;
  /** Every content the version can show, on pages whose noise rotates through a few. */
  readonly variants?: readonly Digest[];
}

/** A whole answer that showed a state of the page: what, to which host's name, and when it was chosen. */
export interface TruthAnswer {
  /** As the request's Host field had it. */
  readonly host: string;
  readonly chosenAt: string;
  /** When the state left the origin: before `chosenAt` when a cache held it. */
  readonly madeAt: string;
  readonly status: number;
  readonly location: string | null;
  readonly contentType: string;
  readonly contentDigest: Digest;
  /** Whether the request was a conditional one. */
  readonly conditional: boolean;
  readonly hasCacheSign: boolean;
  /** As its Age field says. */
  readonly ageSeconds: number | null;
}

/** One page's life. */
export interface TruthPage {
  readonly path: string;
  readonly kind: PageKind;
  readonly ratePerDay: number | null;
  /** Content differs from request to request; digests are those of a canonical body nobody gets. */
  readonly noisy?: true;
  /** Bytes as sent differ from request to request while the content is equal. */
  readonly payloadVaries?: true;
  /** Behind caches: versions are the origin's, `answers` is what came out. */
  readonly cached?: {
    readonly nodes: number;
    readonly maxStaleMs: number;
    /** Whether the caches add no header at all: nobody can then tell that they are there. */
    readonly isHidden: boolean;
  };
  readonly versions: readonly TruthVersion[];
  /** In the order of their choice; of the requests that the site's log holds. */
  readonly answers: readonly TruthAnswer[];
  /** How often an earlier state came back (A→B→A). */
  readonly returns: number;
}

/** The whole site's truth up to `now`. */
export interface Truth {
  readonly now: string;
  readonly startedAt: string;
  readonly notes: readonly string[];
  /** Sum of the pages' returns. */
  readonly returns: number;
  readonly pages: readonly TruthPage[];
}

const NOTES = [
  "life spans are half-open [from, to); to is null while the version lives",
  "contentDigest (after content decoding) with status, location and content type is a version's identity",
  "payloadDigest is of the body before content decoding as a client that accepts gzip gets it; where payloadVaries it is of a canonical compression",
  "noisy pages differ at every request: their digests are of a canonical body, or of the listed variants",
  "answers lists every whole answer that showed a state, conditional ones and copies of caches included",
];

/** The truth about the given pages, with what they answered to the given requests. */
export function truthOf(
  pages: readonly SitePage[],
  startAt: Instant,
  now: Instant,
  requests: readonly LoggedRequest[],
): Truth {
  const asked = new Map(pages.map(({ path }) => [path, [] as LoggedRequest[]]));
  for (const request of requests) asked.get(request.path)?.push(request);
  const truths = pages.map((page) => truthOfPage(page, now, asked.get(page.path)!));
  return {
    now: toIso(now),
    startedAt: toIso(startAt),
    notes: NOTES,
    returns: truths.reduce((sum, page) => sum + page.returns, 0),
    pages: truths,
  };
}

function truthOfPage(page: SitePage, now: Instant, asked: readonly LoggedRequest[]): TruthPage {
  const { caches } = page.habits;
  const drawn = page.timeline.until(now);
  const versions = drawn.map((version, i) => truthOfVersion(page, version, drawn[i + 1]?.from ?? null));
  return {
    path: page.path,
    kind: page.kind,
    ratePerDay: page.ratePerDay,
    ...(page.noise ? { noisy: true } : {}),
    ...(page.habits.coding === "regzip" ? { payloadVaries: true } : {}),
    ...(caches
      ? { cached: { nodes: caches.nodes, maxStaleMs: caches.ttlMs, isHidden: caches.hidesAge } }
      : {}),
    versions,
    answers: asked.flatMap((request) => answerTo(request, page)),
    returns: countReturns(versions),
  };
}

function truthOfVersion(page: SitePage, version: PageVersion, to: Instant | null): TruthVersion {
  return {
    from: toIso(version.from),
    to: to === null ? null : toIso(to),
    status: version.status,
    location: version.location,
    ...digestsOf(page, version),
  };
}

type Digests = Pick<TruthVersion, "contentType" | "payloadDigest" | "contentDigest" | "variants">;
const knownOf = new WeakMap<SitePage, WeakMap<PageVersion, Digests>>();

function digestsOf(page: SitePage, version: PageVersion): Digests {
  const known = knownOf.get(page) ?? new WeakMap<PageVersion, Digests>();
  knownOf.set(page, known);
  const before = known.get(version);
  if (before) return before;
  const { body, contentType } = page.entity(version, page.noise?.canonical ?? null);
  const variants = (page.noise?.variants ?? []).map((noise) =>
    sha256Digest(page.entity(version, noise).body),
  );
  const digests = {
    contentType,
    payloadDigest: sha256Digest(canonicalPayload(page.habits.coding, body)),
    contentDigest: sha256Digest(body),
    ...(variants.length > 0 ? { variants } : {}),
  };
  known.set(version, digests);
  return digests;
}

function answerTo(request: LoggedRequest, page: SitePage): TruthAnswer[] {
  const { shown, chosenAt, isWhole, host, isConditional } = request;
  if (!shown || chosenAt === null || !isWhole) return [];
  const { version, noise, madeAt, hasCacheSign, ageSeconds } = shown;
  const { contentType, contentDigest } = digestsOf(page, version);
  const { status, location } = version;
  return [
    {
      host,
      chosenAt: toIso(chosenAt),
      madeAt: toIso(madeAt),
      status,
      location,
      contentType,
      contentDigest: noise === null ? contentDigest : sha256Digest(page.entity(version, noise).body),
      conditional: isConditional,
      hasCacheSign,
      ageSeconds,
    },
  ];
}

/** Equal keys mean that a visitor could not tell the versions apart. */
export function truthKey(version: TruthVersion): string {
  return JSON.stringify([version.status, version.location, version.contentType, version.contentDigest]);
}

function countReturns(versions: readonly TruthVersion[]): number {
  const seen = new Set<string>();
  let returns = 0;
  for (const version of versions) {
    const key = truthKey(version);
    if (seen.has(key)) returns++;
    seen.add(key);
  }
  return returns;
}
