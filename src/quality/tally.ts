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
import { compositeFlags, POSSIBLE, SHARP, SHOWN, VOUCHED } from "./composites.js";
import type { PageAssessment } from "./page-verdict.js";

/** Beside the flags that a composite shares with its parts. */
const DOCUMENT = 16;

/** Counts over one fixed denominator; tiers are never added up. */
export type Tally = Pick<
  CaptureReport,
  "all" | "documents" | "requisites" | "composites" | "scriptBuilt" | "verdicts"
>;

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
    const { whole, unproved } = composites(this.#flags, requisitesOf, documentWeight);
    return {
      all: this.#all,
      documents: this.#documents,
      requisites: this.#requisites,
      composites: whole,
      ...(unproved.pages > 0 && { scriptBuilt: unproved }),
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

function flagsOf(page: PageAssessment): number {
  const { verdict, possible } = page;
  const tier = verdict === "sharp" ? SHARP | VOUCHED : verdict === "attested" ? VOUCHED : 0;
  return tier | (possible ? POSSIBLE : 0) | (isScriptBuilt(page) ? 0 : SHOWN);
}

/** Whether scripts build what the page shows: then no look has seen it. */
function isScriptBuilt({ version, sightings }: PageAssessment): boolean {
  return (version?.sightings ?? sightings).some(
    ({ outcome }) => outcome.kind === "captured" && outcome.labels?.includes("script-built"),
  );
}

function count(counts: Counts, flags: number, weight: number): void {
  counts.pages += weight;
  if (flags & SHARP) counts.sharp += weight;
  else if (flags & VOUCHED) counts.attested += weight;
  if (flags & POSSIBLE) counts.possible += weight;
}

/**
 * A composite is sharp when the document and all that it needs are; attested when the weakest of them is. Where scripts
 * build the page its rendering is not proved: it stays in the denominator, and what was seen of it is counted apart.
 */
function composites(
  own: Uint8Array,
  requisitesOf: (document: number) => Iterable<number>,
  weightOf: (document: number) => number,
): { readonly whole: Coherence; readonly unproved: Coherence } {
  const flags = compositeFlags(own, requisitesOf);
  const [whole, unproved] = [noPages(), noPages()];
  for (let document = 0; document < own.length; document++) {
    if (!(own[document]! & DOCUMENT)) continue;
    const weight = weightOf(document);
    const isShown = (flags[document]! & SHOWN) !== 0;
    count(whole, isShown ? flags[document]! : 0, weight);
    if (!isShown) count(unproved, flags[document]!, weight);
  }
  return { whole, unproved };
}
