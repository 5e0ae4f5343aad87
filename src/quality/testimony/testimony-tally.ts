// A testimony counted, from one walk over what it tells: nothing of it is sharp or attested, since nobody here looked.
import {
  isTold,
  type Capture,
  type CaptureReport,
  type Coherence,
  type PageKind,
  type PageUrl,
  type ReportPage,
  type Sighting,
  type Streamed,
  type TestimonyFigures,
  type TestimonySettings,
  type ToldSighting,
  VERDICTS,
  type Verdict,
} from "#model/index.js";

/** What is counted of a page while its versions go by. */
interface CountedPage {
  versions: number;
  from: number;
  to: number;
  isCurrent: boolean;
  status: number;
  contentType: string | null;
}

/** Counts what a testimony tells, page by page. */
export class TestimonyTally {
  readonly #settings: TestimonySettings;
  readonly #pages = new Map<PageUrl, CountedPage>();
  #versions = 0;
  #answers = 0;

  constructor(settings: TestimonySettings) {
    this.#settings = settings;
  }

  see(sighting: Sighting): void {
    if (!isTold(sighting)) return;
    const { told } = sighting.outcome;
    this.#versions++;
    this.#answers += told.count ?? 0;
    const page = this.#pages.get(sighting.url);
    if (!page) return void this.#pages.set(sighting.url, firstOf(sighting));
    page.versions++;
    page.from = Math.min(page.from, told.from);
    page.isCurrent ||= told.isCurrent === true;
    if (told.to < page.to) return;
    page.to = told.to;
    page.status = sighting.outcome.identity.status;
    page.contentType = sighting.outcome.identity.contentType;
  }

  /** All of it together. */
  figures(): TestimonyFigures {
    let [from, to, current] = [Infinity, -Infinity, 0];
    for (const page of this.#pages.values()) {
      from = Math.min(from, page.from);
      to = Math.max(to, page.to);
      if (page.isCurrent) current++;
    }
    const { tier, by } = this.#settings;
    const pages = this.#pages.size;
    const span = pages === 0 ? { from: null, to: null } : { from, to };
    return { tier, by, pages, versions: this.#versions, answers: this.#answers, current, ...span };
  }

  /** What a report says of a page. */
  reportPage(url: PageUrl, kind: PageKind): ReportPage {
    const page = this.#pages.get(url);
    return {
      url,
      kind,
      verdict: "skipped", // known, and not fetched by us
      reason: page ? REASON[this.#settings.tier] : "nothing is told of it",
      status: page?.status ?? null,
      contentType: page?.contentType ?? null,
      interval: page ? { from: page.from, to: page.to } : null,
      visitAt: null,
      revisitAt: null,
      sightings: page?.versions ?? 0,
    };
  }
}

const REASON = {
  source: "told by the owner's own record: no look of ours stands behind it",
  served: "told by a recorder before the server: no look of ours stands behind it",
} as const;

function firstOf({ outcome: { told, identity } }: ToldSighting): CountedPage {
  const { from, to, isCurrent } = told;
  const { status, contentType } = identity;
  return { versions: 1, from, to, isCurrent: isCurrent === true, status, contentType };
}

/** What the report of a testimony is made of. */
export interface TestimonyFacts {
  readonly capture: Capture;
  readonly finishedAt: number;
  readonly tally: TestimonyTally;
  readonly pages: Iterable<{ readonly url: PageUrl; readonly kind: PageKind }>;
  readonly bytes: number;
  readonly warcs: readonly string[];
  readonly notes: readonly string[];
}

/** The report of a testimony: its figures, and every page with the time from its first to its last version. */
export function testimonyReport(facts: TestimonyFacts): Streamed<CaptureReport> {
  const { capture, finishedAt, tally, pages, bytes, warcs, notes } = facts;
  const testimony = tally.figures();
  const counts = { all: 0, document: 0, requisite: 0, other: 0 };
  for (const { kind } of pages) {
    counts.all++;
    counts[kind]++;
  }
  const at = testimony.to ?? capture.startedAt;
  return {
    format: "isochron-report/1",
    capture: capture.id,
    site: capture.site,
    seeds: capture.seeds,
    startedAt: capture.startedAt,
    plannedAsOf: at,
    asOf: at,
    finishedAt,
    strategy: testimony.tier,
    delayMs: 0,
    expectedSharp: null,
    upperBound: null,
    requests: 0,
    bytes,
    all: untiered(counts.all),
    documents: untiered(counts.document),
    requisites: untiered(counts.requisite),
    composites: untiered(counts.document),
    sharpAtPlanned: 0,
    verdicts: verdictsOf(counts.all),
    warcs,
    notes,
    testimony,
    pages: {
      *[Symbol.iterator]() {
        for (const { url, kind } of pages) yield tally.reportPage(url, kind);
      },
    },
  };
}

/** Pages of which no tier of a crawl says anything. */
function untiered(pages: number): Coherence {
  return { pages, sharp: 0, attested: 0, possible: 0 };
}

function verdictsOf(skipped: number): Record<Verdict, number> {
  const none = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  return { ...none, skipped };
}
