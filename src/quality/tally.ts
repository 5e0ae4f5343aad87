// The figures of a report from one pass over the pages: a byte is kept of each, for the composites.
import {
  VERDICTS,
  type CaptureReport,
  type Coherence,
  type PageKind,
  type PageUrl,
  type Verdict,
} from "#model/index.js";
import type { Assessment, CaptureEvidence } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";

const [SHARP, ATTESTED, POSSIBLE, DOCUMENT] = [1, 2, 4, 8] as const;

/** Counts over one fixed denominator; tiers are never added up. */
export type Tally = Pick<CaptureReport, "all" | "documents" | "requisites" | "composites" | "verdicts">;

/** Every verdict, none counted yet. */
export function noVerdicts(): Record<Verdict, number> {
  return Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
}

/** Counts the judged pages, as a whole and class by class; with weights, sums of weights stand for counts. */
export function tally(assessment: Assessment, weightOf?: (page: PageUrl) => number): Tally {
  const count = new PageCount(assessment, weightOf);
  for (const page of assessment.pages) count.see(page);
  return count.result();
}

/** The same from pages that come one at a time, in order. */
export class PageCount {
  readonly #evidence: CaptureEvidence;
  readonly #weightOf: (page: PageUrl) => number;
  readonly #flags: Uint8Array;
  readonly #verdicts = noVerdicts();
  readonly #all = noPages();
  readonly #documents = noPages();
  readonly #requisites = noPages();
  #seen = 0;

  constructor({ evidence }: Assessment, weightOf: (page: PageUrl) => number = () => 1) {
    this.#evidence = evidence;
    this.#weightOf = weightOf;
    this.#flags = new Uint8Array(evidence.pages.length);
  }

  see(page: PageAssessment): void {
    const kind = kindOf(page);
    this.#verdicts[page.verdict]++;
    const own = flagsOf(page) | (kind === "document" ? DOCUMENT : 0);
    this.#flags[this.#seen++] = own;
    const weight = this.#weightOf(page.page.url);
    count(this.#all, own, weight);
    if (kind === "document") count(this.#documents, own, weight);
    else if (kind === "requisite") count(this.#requisites, own, weight);
  }

  result(): Tally {
    const { pages, requisitesOf } = this.#evidence;
    const documentWeight = (document: number): number => this.#weightOf(pages.at(document)!.url);
    return {
      all: this.#all,
      documents: this.#documents,
      requisites: this.#requisites,
      composites: composites(this.#flags, requisitesOf, documentWeight),
      verdicts: this.#verdicts,
    };
  }
}

/** A link that turned out not to lead to something to read is `other`. */
export function kindOf({ page, version }: PageAssessment): PageKind {
  const type = version?.identity.contentType ?? null;
  if (page.kind !== "document" || version === null || type === null) return page.kind;
  return /^(text\/|application\/(xhtml\+xml|pdf))/i.test(type) ? "document" : "other";
}

type Counts = { -readonly [K in keyof Coherence]: Coherence[K] };

function noPages(): Counts {
  return { pages: 0, sharp: 0, attested: 0, possible: 0 };
}

function flagsOf({ verdict, possible }: PageAssessment): number {
  const tier = verdict === "sharp" ? SHARP : verdict === "attested" ? ATTESTED : 0;
  return tier | (possible ? POSSIBLE : 0);
}

function count(counts: Counts, flags: number, weight: number): void {
  counts.pages += weight;
  if (flags & SHARP) counts.sharp += weight;
  if (flags & ATTESTED) counts.attested += weight;
  if (flags & POSSIBLE) counts.possible += weight;
}

/** A composite is sharp when the document and all its requisites are; attested when the weakest of them is. */
function composites(
  flags: Uint8Array,
  requisitesOf: (document: number) => Iterable<number>,
  weightOf: (document: number) => number,
): Coherence {
  const counts = noPages();
  for (let document = 0; document < flags.length; document++) {
    if (!(flags[document]! & DOCUMENT)) continue;
    const parts = [flags[document]!];
    for (const requisite of requisitesOf(document)) parts.push(flags[requisite] ?? 0);
    const isSharp = parts.every((part) => part & SHARP);
    const isAttested = !isSharp && parts.every((part) => part & (SHARP | ATTESTED));
    const isPossible = parts.every((part) => part & POSSIBLE);
    const own = (isSharp ? SHARP : 0) | (isAttested ? ATTESTED : 0) | (isPossible ? POSSIBLE : 0);
    count(counts, own, weightOf(document));
  }
  return counts;
}
