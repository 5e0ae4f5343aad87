// What captures say of a page, from their reports: read once for each capture, and kept while there is room.
import { isImport, isRefresh, type Capture, type Instant, type Verdict } from "#model/index.js";
import type { ResultStore } from "#ports/index.js";
import type { CaptureVerdict } from "./view-facts.js";

interface Judged {
  readonly asOf: Instant;
  readonly pages: ReadonlyMap<string, { readonly verdict: Verdict; readonly reason: string | null }>;
}

/** Reports of more pages are not read while others are being served; `isochron why` tells of each. */
const MOST_PAGES = 100_000;
/** Pages kept, over all captures. */
const MOST_KEPT_PAGES = 200_000;
/** Captures that were running at one time; more than these are not asked. */
const MOST_ASKED = 4;

/** The verdicts of an archive's captures. */
export class CaptureVerdicts {
  readonly #results: Pick<ResultStore, "getReport" | "getReportHead" | "version">;
  /** By capture, those asked for last at the end. */
  readonly #kept = new Map<string, { readonly version: string; readonly judged: Promise<Judged | null> }>();
  #keptPages = 0;

  constructor(results: Pick<ResultStore, "getReport" | "getReportHead" | "version">) {
    this.#results = results;
  }

  /** The verdict of the capture that a record is of; `null` where no report tells. */
  async of(
    url: string,
    record: { readonly storedAt: Instant; readonly captureId: string | null },
    captures: readonly Capture[],
  ): Promise<CaptureVerdict | null> {
    for (const capture of candidates(record, captures)) {
      const judged = await this.#judged(capture.id);
      const page = judged?.pages.get(url);
      if (judged && page)
        return {
          capture: capture.id,
          asOf: judged.asOf,
          ...page,
          isImported: isImport(capture),
          ...(isRefresh(capture) && { isRefresh: true }),
          ...(capture.settings.testimony && { told: capture.settings.testimony.tier }),
        };
    }
    return null;
  }

  async #judged(id: string): Promise<Judged | null> {
    const version = await this.#results.version(id);
    const kept = this.#kept.get(id);
    if (kept?.version === version) return kept.judged;
    if (this.#keptPages > MOST_KEPT_PAGES) {
      this.#kept.clear();
      this.#keptPages = 0;
    }
    const judged = this.#read(id);
    this.#kept.set(id, { version, judged });
    judged.then(
      (one) => (this.#keptPages += one?.pages.size ?? 0),
      () => this.#kept.delete(id),
    );
    return judged;
  }

  async #read(id: string): Promise<Judged | null> {
    const head = await this.#results.getReportHead(id);
    if (head === null || head.all.pages > MOST_PAGES) return null;
    const report = await this.#results.getReport(id);
    if (report === null) return null;
    const pages = report.pages.map(
      ({ url, verdict, reason }) => [url, { verdict, reason: reason?.slice(0, 500) ?? null }] as const,
    );
    return { asOf: report.asOf as Instant, pages: new Map(pages) };
  }
}

/** The capture that is named, or those that were running when the record was made, the one begun last first. */
function candidates(
  { storedAt, captureId }: { readonly storedAt: Instant; readonly captureId: string | null },
  captures: readonly Capture[],
): Capture[] {
  if (captureId !== null) return captures.filter(({ id }) => id === captureId);
  return captures
    .filter(
      ({ startedAt, finishedAt }) => startedAt <= storedAt && finishedAt !== null && storedAt <= finishedAt,
    )
    .sort((a, b) => b.startedAt - a.startedAt)
    .slice(0, MOST_ASKED);
}
