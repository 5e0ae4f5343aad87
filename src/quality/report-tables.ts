// The tables at the end of a report: hosts, media types, statuses and seeds, from one pass over the pages.
import { hostOf, type ReportTables } from "#model/index.js";
import type { Assessment, CaptureEvidence } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";

/** Longer tables are cut; what lies beyond is added up in a last row. */
const MOST_ROWS = 1000;

type Row<K extends keyof ReportTables> = {
  -readonly [M in keyof ReportTables[K][number]]: ReportTables[K][number][M];
};

/** Counts judged pages, one at a time and in order, in each of the tables. */
export class TableCount {
  readonly #hosts = new Map<string, Row<"hosts">>();
  readonly #mediaTypes = new Map<string, Row<"mediaTypes">>();
  readonly #statuses = new Map<string, Row<"statuses">>();
  readonly #seeds: SeedTable;

  constructor({ evidence }: Assessment) {
    this.#seeds = new SeedTable(evidence);
  }

  see(page: PageAssessment): void {
    countHost(this.#hosts, page);
    countMediaType(this.#mediaTypes, page);
    countStatus(this.#statuses, page);
    this.#seeds.count(page);
  }

  result(): ReportTables {
    return {
      hosts: longest(this.#hosts, (sum, row) => {
        for (const name of ["pages", "sharp", "failed", "requests", "bytes", "fetchMs"] as const)
          sum[name] += row[name];
      }),
      mediaTypes: longest(this.#mediaTypes, (sum, row) => {
        for (const name of ["pages", "sharp", "bytes"] as const) sum[name] += row[name];
      }),
      statuses: longest(this.#statuses, (sum, row) => void (sum.pages += row.pages)),
      seeds: this.#seeds.rows(),
    };
  }
}

function countHost(hosts: Map<string, Row<"hosts">>, { page, verdict, sightings }: PageAssessment): void {
  const name = hostOf(page.url);
  const row = hosts.get(name) ?? { name, pages: 0, sharp: 0, failed: 0, requests: 0, bytes: 0, fetchMs: 0 };
  hosts.set(name, row);
  row.pages++;
  if (verdict === "sharp") row.sharp++;
  if (verdict === "failed" || verdict === "blocked") row.failed++;
  for (const { outcome, times } of sightings) {
    if (outcome.kind === "refused") continue;
    row.requests++;
    row.fetchMs += times.lastByteAt - times.sentAt;
    if (outcome.kind === "captured") row.bytes += outcome.payloadBytes;
  }
}

function countMediaType(types: Map<string, Row<"mediaTypes">>, { verdict, version }: PageAssessment): void {
  const first = version?.sightings[0];
  if (!first) return;
  const { contentType } = first.outcome.identity;
  const name = contentType?.split(";", 1)[0]!.trim().toLowerCase() || "none given";
  const row = types.get(name) ?? { name, pages: 0, sharp: 0, bytes: 0 };
  types.set(name, row);
  row.pages++;
  if (verdict === "sharp") row.sharp++;
  row.bytes += first.outcome.payloadBytes;
}

function countStatus(statuses: Map<string, Row<"statuses">>, page: PageAssessment): void {
  const name = statusOf(page);
  const row = statuses.get(name) ?? { name, pages: 0 };
  statuses.set(name, row);
  row.pages++;
}

/** The status of the version held, else why there is none. */
function statusOf({ verdict, version, sightings }: PageAssessment): string {
  if (version) return String(version.identity.status);
  const last = sightings.at(-1)?.outcome;
  return last?.kind === "failed" ? `failed: ${last.code}` : verdict;
}

/** Which seed led to how many pages; pages come in the order in which they were found. */
class SeedTable {
  readonly #numberOf: CaptureEvidence["numberOf"];
  readonly #rows: readonly Row<"seeds">[];
  readonly #rowNumbers: ReadonlyMap<string, number>;
  /** By page: the row of the seed that led to it, counted from 1. */
  readonly #seedOf: Uint32Array;
  #page = 0;

  constructor({ capture, pages, numberOf }: CaptureEvidence) {
    this.#numberOf = numberOf;
    const row = { verdict: "skipped", reason: null, status: null, pages: 0 } as const;
    this.#rows = [...new Set(capture.seeds)].map((name) => ({ name, ...row }));
    this.#rowNumbers = new Map(this.#rows.map(({ name }, number) => [name, number + 1]));
    this.#seedOf = new Uint32Array(pages.length);
  }

  count({ page, verdict, reason, version }: PageAssessment): void {
    const own = this.#rowNumbers.get(page.url) ?? 0;
    if (own > 0)
      Object.assign(this.#rows[own - 1]!, { verdict, reason, status: version?.identity.status ?? null });
    const from = own > 0 || page.via === null ? own : (this.#seedOf[this.#numberOf(page.via)] ?? 0);
    if (from > 0) this.#rows[from - 1]!.pages!++;
    this.#seedOf[this.#page++] = from;
  }

  rows(): Row<"seeds">[] {
    return this.#rows.slice(0, MOST_ROWS);
  }
}

/** Most pages first; what is beyond the table's length goes into one last row. */
function longest<R extends { name: string; pages: number }>(
  rows: ReadonlyMap<string, R>,
  add: (sum: R, row: R) => void,
): R[] {
  const sorted = [...rows.values()].sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
  const [kept, others] = [sorted.slice(0, MOST_ROWS), sorted.slice(MOST_ROWS)];
  const [first, ...rest] = others;
  if (!first) return kept;
  const sum = { ...first, name: `${others.length} others` };
  for (const row of rest) add(sum, row);
  return [...kept, sum];
}
