// Lies that are put into what a chaos left, one for each judge: whoever judges all of it must find every one.
import type { Truth } from "#lab/living-site/truth/truth.js";
import { objectKey } from "#store/remote/site-keys.js";
import type { AuditedChange } from "./auditor.js";
import type { ChaosSite, ChaosTrace } from "./chaos.js";

/** By what each of them must be found. */
export const PLANTED_LIES: readonly RegExp[] = [
  /^job \d+ is failed/,
  /was asked to stop, and ended with null$/,
  / came -?\d+ ms after .+ \(\d+ ms\)$/,
  /is claimed to be sharp: false/,
  /and no look tells of it$/,
  /none-00001\.warc\.gz .+ was acknowledged and is gone$/,
  /began to count when the fence was 999$/,
];

/** The same trace, with a lie in each of its parts. */
export function withLies(trace: ChaosTrace): ChaosTrace {
  const [first, second, ...others] = trace.sites as [ChaosSite, ChaosSite];
  const [job, ...jobs] = trace.jobs;
  return {
    ...trace,
    jobs: [{ ...job!, state: "failed" }, ...jobs],
    stops: [null, ...trace.stops.slice(1)],
    sites: [hurried(otherwise(first)), visited(second), ...others],
    audit: [...trace.audit, ...acknowledged(trace.audit.at(-1)!.site)],
  };
}

/** Two requests with nothing between them. */
function hurried(site: ChaosSite): ChaosSite {
  const { requests } = site.word;
  const [one, two, ...rest] = requests.toSorted((a, b) => a.atMs - b.atMs);
  const near = { ...two!, atMs: one!.endedMs! + 1 };
  return { ...site, word: { ...site.word, requests: [one!, near, ...rest] } };
}

/** A truth in which every page showed something else all the time. */
function otherwise(site: ChaosSite): ChaosSite {
  const pages = site.word.truth.pages.map((page) => ({
    ...page,
    versions: page.versions.map((version) => ({ ...version, status: 299 })),
    answers: page.answers.map((answer) => ({ ...answer, status: 299 })),
  }));
  return withTruth(site, { ...site.word.truth, pages });
}

/** Each page was also shown when the one before it was. */
function visited(site: ChaosSite): ChaosSite {
  const { pages } = site.word.truth;
  const busier = pages.map((page, i) => ({
    ...page,
    answers: [...page.answers, ...(pages[i - 1]?.answers ?? [])],
  }));
  return withTruth(site, { ...site.word.truth, pages: busier });
}

function withTruth(site: ChaosSite, truth: Truth): ChaosSite {
  return { ...site, word: { ...site.word, truth } };
}

/** An object that is nowhere, and one under a fence of long ago. */
function acknowledged(site: string): AuditedChange[] {
  const name = "warcs/none-00001.warc.gz";
  const lost = { site, name, key: objectKey(site, name, 998, 1), sha256: "aa", act: "INSERT", heldFence: 998 } as const; // prettier-ignore
  return [lost, { ...lost, key: objectKey(site, name, 1, 1), heldFence: 999 }];
}
