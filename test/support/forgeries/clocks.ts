// Lies about clocks, told by an expert: of a capture that was resumed with the clock an hour ahead, its WARC records in
// one file. Hashes, root and signature are made right afterwards.
import { field, type EditableRecord, type Forgery } from "../archives/tampering.js";
import { later, type Tampering } from "./forgery.js";

const HOUR_MS = 3_600_000;

/** A run as it lies in the records. */
interface RecordedRun {
  startedAt: number;
  boundMs: number | null;
  uptimeMs: number | null;
  errorMs: number;
}

const replaceIn = (record: EditableRecord, what: string | RegExp, by: (found: string) => string): void => {
  record.block = Buffer.from(record.block.toString("latin1").replace(what, by), "latin1");
};

const runOf = (f: Forgery, i: number) => f.certificate.clock!.runs[i]!;

/** Rewrites every list of runs in the run's own records. */
const rewriteRuns = (f: Forgery, rewrite: (runs: RecordedRun[]) => RecordedRun[] | null): void => {
  for (const record of f.records) {
    const change = /isochron-change: (\{.*\})\r\n/.exec(record.block.toString("latin1"))?.[1];
    const patch = JSON.parse(change ?? "{}") as { runs?: RecordedRun[] | null };
    if (!patch.runs) continue;
    const { runs, ...rest } = patch;
    const rewritten = rewrite(runs);
    replaceIn(record, change!, () => JSON.stringify(rewritten ? { ...rest, runs: rewritten } : rest));
  }
};

const setRun = (f: Forgery, i: number, patch: Partial<RecordedRun>): void =>
  rewriteRuns(f, (runs) => runs.map((run, own) => (own === i ? { ...run, ...patch } : { ...run })));

const isAnswer = (record: EditableRecord): boolean =>
  ["response", "revisit"].includes(field(record, "WARC-Type")!);

/** The Dates of a run's answers moved, as if the servers' clocks had been set with ours. */
const moveDates = (f: Forgery, since: string): void => {
  for (const record of f.records.filter(isAnswer))
    if (field(record, "WARC-Date")! >= since)
      replaceIn(record, /(?<=\r\ndate: )[^\r]+/i, (date) =>
        new Date(Date.parse(date) + HOUR_MS).toUTCString(),
      );
};

/** The course on record made to end elsewhere. */
const moveCourse = (f: Forgery, name: "asOf" | "finishedAt", at: string): void => {
  f.certificate[name] = at;
  for (const record of f.records)
    replaceIn(record, new RegExp(`(?<="${name}":)\\d+`), () => String(Date.parse(at)));
};

const clearDoubts = (f: Forgery): void => {
  Object.assign(runOf(f, 1), { errorMs: 0, doubts: [] });
  setRun(f, 1, { errorMs: 0 });
};

/** Each must be refused, whatever was put right around it. */
export const CLOCKS: Tampering[] = [
  {
    name: "the error lowered to nothing",
    line: /^clock\.runs\[1\]\.errorMs$/,
    forge: (f) => {
      runOf(f, 1).errorMs = 0;
      setRun(f, 1, { errorMs: 0 });
    },
  },
  {
    name: "the error lowered by a second",
    line: /^clock\.runs\[1\]\.errorMs$/,
    forge: (f) => void (runOf(f, 1).errorMs -= 1000),
  },
  { name: "the clocks left out", line: /^clock$/, forge: (f) => void delete f.certificate.clock },
  {
    name: "the clocks left out of certificate and records",
    line: /^clock$/,
    forge: (f) => {
      delete f.certificate.clock;
      rewriteRuns(f, () => null);
    },
  },
  {
    name: "the doubts left out, the error kept",
    line: /^clock\.runs\[1\]\.doubts$/,
    forge: (f) => void (runOf(f, 1).doubts = []),
  },
  { name: "doubts and error left out", line: /^clock\.runs\[1\]\.doubts$/, forge: clearDoubts },
  {
    name: "a run hidden",
    line: /^clock\.runs$/,
    forge: (f) => {
      f.certificate.clock!.runs.pop();
      rewriteRuns(f, (runs) => runs.slice(0, 1));
    },
  },
  {
    name: "a run moved to the end, so that its looks seem the first one's",
    line: /^clock\.runs$/,
    forge: (f) => {
      clearDoubts(f);
      runOf(f, 1).startedAt = f.certificate.finishedAt;
      setRun(f, 1, { startedAt: Date.parse(f.certificate.finishedAt) });
    },
  },
  {
    name: "the uptime on record made to fit the clock, against the servers' Dates",
    line: /^clock\.runs\[1\]\.doubts$/,
    forge: (f) => {
      clearDoubts(f);
      rewriteRuns(f, (runs) =>
        runs.map((run, i) => (i === 1 ? { ...run, uptimeMs: run.uptimeMs! + HOUR_MS } : run)),
      );
    },
  },
  {
    name: "the servers' Dates made to fit the clock, against the uptime",
    line: /^clock\.runs\[1\]\.doubts$/,
    forge: (f) => {
      const since = runOf(f, 1).startedAt;
      clearDoubts(f);
      moveDates(f, since);
    },
  },
  {
    name: "a run told in two ways",
    line: /^clock\.runs/,
    forge: (f) => {
      let lists = 0;
      rewriteRuns(f, (runs) => runs.map((run) => ({ ...run, uptimeMs: run.uptimeMs! + 60_000 * lists++ })));
    },
  },
  {
    name: "a bound that nobody stated",
    line: /^clock\.runs\[0\]\.boundMs$/,
    forge: (f) => void (runOf(f, 0).boundMs = 5),
  },
  {
    name: "an end an hour into the future",
    line: /^finishedAt$/,
    forge: (f) => moveCourse(f, "finishedAt", later(new Date().toISOString(), HOUR_MS)),
  },
  {
    name: "a time point an hour into the future",
    line: /^asOf$/,
    forge: (f) => {
      moveCourse(f, "finishedAt", later(new Date().toISOString(), HOUR_MS));
      moveCourse(f, "asOf", f.certificate.finishedAt);
    },
  },
];
