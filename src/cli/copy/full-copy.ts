// A copy with all that goes along: pages, lists, what is not in it, report and certificate, manifest and a plain text.
import { planSiteCopy, type CopyRequest, type SiteCopy } from "#access/index.js";
import { UsageError } from "#errors.js";
import {
  isImport,
  isOfMoment,
  isRefresh,
  isTestimony,
  isUnfinished,
  patchedBy,
  STANDING_TIERS,
  toIso,
  type Capture,
  type CopyCounts,
  type CopyHead,
  type CopyPage,
  type Instant,
  type PageUrl,
  type Verdict,
  pageLabel,
} from "#model/index.js";
import type { Archive, CopyFile } from "#ports/index.js";
import { absentPages, copyManifest, copyReadme, listPages, startPage } from "#report/index.js";
import { capturePapers, COPY_MANIFEST } from "#store/index.js";
import { capturesOfSite } from "#study/index.js";
import { findCapture } from "../find-capture.js";
import { SOFTWARE } from "../version.js";

/** What is to be copied. */
export interface CopyChoice {
  /** A capture or a site; `null`: the newest finished capture. */
  readonly named: string | null;
  readonly isCapture: boolean;
  /** `null`: the capture's own time point. */
  readonly wishedFor: Instant | null;
  /** How far from it one would go for twice as much (ADR 50). */
  readonly patienceMs: number;
  /** Whether each page is the version that answers for the moment, or the record nearest to it. */
  readonly choice: CopyRequest["choice"];
  readonly withScripts: boolean;
  /** Reports and certificates speak of all pages: what is for some readers goes without them. */
  readonly withPapers: boolean;
}

/** All files of a copy, and what can be told of it afterwards. */
export interface FullCopy {
  readonly at: Instant;
  files(): AsyncGenerator<CopyFile>;
  told(): { readonly head: CopyHead; readonly counts: CopyCounts; readonly notes: readonly string[] };
}

/** Plans a copy; `onProgress` is told of every page. */
export async function copyOf(
  archive: Archive,
  choice: CopyChoice,
  onProgress: (done: number, total: number) => void,
): Promise<FullCopy> {
  const captures = await chosenCaptures(archive, choice);
  const { wishedFor, withScripts } = choice;
  const moment =
    wishedFor === null
      ? { at: timePointOf(captures[0]!, archive) }
      : { wish: { at: wishedFor, patienceMs: choice.patienceMs } };
  const scope = isOfSite(choice) ? "archive" : "captures";
  const verdictOf = wishedFor === null ? await verdictsOf(archive, captures[0]!) : () => null;
  const how = { choice: choice.choice, withScripts, verdictOf };
  const copy = await planSiteCopy(archive, { captures, scope, moment, ...how });
  if (copy.size === 0)
    throw new UsageError("NOT_FOUND", `nothing of ${captures[0]!.site} can be shown: no page has a state`);
  const certified = choice.withPapers ? await certifiedOf(archive, captures) : [];
  const head = headOf(captures, copy, { certified, choice });
  return new WholeCopy({ archive, withPapers: choice.withPapers }, copy, head, onProgress);
}

/** The capture and its patches; near a wished time all of the site's, unless one capture is named. Oldest first. */
async function chosenCaptures(archive: Archive, choice: CopyChoice): Promise<Capture[]> {
  const { named, isCapture } = choice;
  const capture = await findCapture(archive, named);
  if (isCapture && capture.id !== named)
    throw new UsageError(
      "NOT_FOUND",
      `no capture ${JSON.stringify(named)} in ${archive.dir}; isochron captures lists them`,
    );
  const ofSite = (await capturesOfSite(capture.site, archive)).reverse();
  if (isOfSite(choice)) return ofSite;
  return [capture, ...ofSite.filter((one) => patchedBy(one) === capture.id)];
}

/** Near a wished time a site is copied as replay shows it then, unless one capture is named. */
function isOfSite({ isCapture, wishedFor }: CopyChoice): boolean {
  return wishedFor !== null && !isCapture;
}

function timePointOf(capture: Capture, { dir }: Archive): Instant {
  if (capture.asOf !== null) return capture.asOf;
  const isOver = isTestimony(capture)
    ? "is a testimony, of no one moment"
    : isRefresh(capture)
      ? "holds looks of a watch, of no one moment"
      : "has no time point";
  const why = isUnfinished(capture) ? "is not finished" : isOver;
  throw new UsageError("NOT_FOUND", `capture ${capture.id} in ${dir} ${why}: name a time with --as-of`);
}

async function verdictsOf(archive: Archive, { id }: Capture): Promise<(url: PageUrl) => Verdict | null> {
  const report = await archive.results.getReport(id);
  const verdicts = new Map(report?.pages.map(({ url, verdict }) => [url, verdict]));
  return (url) => verdicts.get(url) ?? null;
}

async function certifiedOf({ blobs }: Archive, captures: readonly Capture[]): Promise<string[]> {
  const certified: string[] = [];
  for (const { id } of captures)
    if ((await blobs.list(`captures/${id}/certificate.json`)).length > 0) certified.push(id);
  return certified;
}

function headOf(
  captures: readonly Capture[],
  { at }: SiteCopy,
  { certified, choice }: { readonly certified: readonly string[]; readonly choice: CopyChoice },
): CopyHead {
  const newest = captures.findLast(isOfMoment) ?? captures[0]!;
  return {
    format: "isochron-copy/1",
    site: newest.site,
    seeds: newest.seeds,
    software: SOFTWARE,
    asOf: toIso(at),
    wishedFor: choice.wishedFor === null ? null : toIso(choice.wishedFor),
    captures: captures.map(({ id }) => id),
    certified,
    imported: captures.every(isImport),
    scripts: choice.withScripts,
    ...(choice.choice === "nearest" && { choice: choice.choice }),
  };
}

/** Where a copy is taken from, and whether the papers there go along. */
interface CopySource extends Pick<CopyChoice, "withPapers"> {
  readonly archive: Archive;
}

class WholeCopy implements FullCopy {
  readonly at: Instant;
  readonly #source: CopySource;
  readonly #copy: SiteCopy;
  readonly #head: CopyHead;
  readonly #onProgress: (done: number, total: number) => void;
  readonly #pages: CopyPage[] = [];
  #done = 0;

  constructor(
    source: CopySource,
    copy: SiteCopy,
    head: CopyHead,
    onProgress: (done: number, total: number) => void,
  ) {
    this.at = copy.at;
    this.#source = source;
    this.#copy = copy;
    this.#head = head;
    this.#onProgress = onProgress;
  }

  async *files(): AsyncGenerator<CopyFile> {
    yield* this.#copy.files((page) => {
      if (page !== null) this.#pages.push(page);
      this.#onProgress(++this.#done, this.#copy.size);
    });
    const reports: string[] = [];
    const { archive, withPapers } = this.#source;
    for (const id of withPapers ? this.#head.captures : [])
      for await (const paper of capturePapers(archive.blobs, id, `proof/${id}`)) {
        if (paper.path.endsWith("/report.html")) reports.push(paper.path);
        yield paper;
      }
    yield* this.#ownPages(reports);
  }

  /** Last, when all is known: what the pages of the copy have led to, and what became of each. */
  *#ownPages(reports: readonly string[]): Generator<CopyFile> {
    const told = { head: this.#head, counts: this.#counts(), pages: this.#pages };
    const absent = this.#copy.absent();
    for (const { file, html } of absentPages(absent)) yield textFile(file, html);
    const missing = absent.map((one, n) => ({ ...one, n })).filter(({ isKnown }) => isKnown);
    const seeds = this.#head.seeds.map((url) => ({ url, file: this.#copy.openedAt(url) }));
    yield textFile("START-HERE.html", startPage(told, { seeds, reports, missing }));
    for (const { file, html } of listPages(told)) yield textFile(file, html);
    yield textFile("README.txt", copyReadme(told));
    yield { path: COPY_MANIFEST, content: utf8(copyManifest(told, absent)) };
  }

  told(): ReturnType<FullCopy["told"]> {
    const damaged = this.#copy.absent().filter(({ reason }) => DAMAGE.test(reason));
    const notes = damaged.map(({ url, reason }) => `${pageLabel(url)}: ${reason}`);
    return { head: this.#head, counts: this.#counts(), notes: shortened(notes) };
  }

  #counts(): CopyCounts {
    const ofKind = (kind: CopyPage["kind"]): number =>
      this.#pages.filter((page) => page.kind === kind).length;
    const told = [...STANDING_TIERS, ...(this.#head.choice === "nearest" ? ["nearest" as const] : [])];
    const tiers = told.map((tier) => [tier, this.#pages.filter((page) => page.tier === tier).length]);
    return {
      pages: ofKind("page"),
      parts: ofKind("part"),
      redirects: ofKind("redirect"),
      missing: this.#copy.absent().filter(({ isKnown }) => isKnown).length,
      tiers: Object.fromEntries(tiers) as CopyCounts["tiers"],
    };
  }
}

/** How the copy tells of records that the archive does not hold as they were. */
const DAMAGE = /^(?:not shown|cut short|damaged): /;
const MOST_NOTES = 20;

function shortened(notes: readonly string[]): string[] {
  if (notes.length <= MOST_NOTES) return [...notes];
  return [...notes.slice(0, MOST_NOTES), `and ${notes.length - MOST_NOTES} more; manifest.json names them`];
}

function textFile(path: string, text: string): CopyFile {
  return { path, content: [Buffer.from(text)] };
}

function* utf8(pieces: Iterable<string>): Generator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}
