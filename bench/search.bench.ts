// Search as the archive grows, beside bare FTS5 with the same texts: how fast texts come in, how large the index is, and
// how long questions take. To a hundred thousand versions; to a million with `--large`.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { searchArchive, type SearchRequest } from "#access/index.js";
import { instant, type PageUrl } from "#model/index.js";
import type { Archive, SearchedPage } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { BENCH_WORDS, textNumber } from "./support/search/texts.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const SIZES = [1_000, 10_000, 100_000, ...(process.argv.includes("--large") ? [1_000_000] : [])];
const AT_ONCE = 256;
const ROUNDS = 12;
/** What nineteen of twenty questions may take of the processor, which is what they take on a quiet machine. */
const MOST_QUESTION_MS = 300;
const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2020, 0, 1);

/** From a word in most texts to one in few. */
const QUESTIONS: readonly [string, Partial<SearchRequest>][] = [
  [BENCH_WORDS[0]!, {}],
  [BENCH_WORDS[40]!, {}],
  [BENCH_WORDS[4000]!, {}],
  [`${BENCH_WORDS[3]!} ${BENCH_WORDS[300]!}`, {}],
  [`"${BENCH_WORDS[0]!} ${BENCH_WORDS[1]!}"`, {}],
  [`${BENCH_WORDS[900]!} -${BENCH_WORDS[0]!}`, {}],
  [`${BENCH_WORDS[500]!.slice(0, 4)}*`, {}],
  [BENCH_WORDS[40]!, { at: instant(START_MS + 5 * DAY_MS) }],
  [BENCH_WORDS[40]!, { site: "site7", language: "de" }],
];

interface Figures {
  readonly texts: number;
  readonly perCpuSecond: number;
  readonly sizeRatio: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

for (const size of SIZES) {
  const ours = await inFolder((dir) => measureArchive(dir, size));
  const bare = await inFolder((dir) => measureBare(dir, size));
  show("isochron", ours);
  show("bare FTS5", bare);
  const what = `questions, ${size} versions`;
  tellAtMost(`p95 of ${what}`, ours.p95Ms, "ms of processor", MOST_QUESTION_MS);
  tellBeside(`median of ${what}`, {
    ours: ours.medianMs,
    unit: "ms of processor",
    name: "bare FTS5",
    theirs: bare.medianMs,
    better: "less",
  });
}

async function measureArchive(dir: string, size: number): Promise<Figures> {
  const archive = await openArchive(dir);
  try {
    const started = cpuMs();
    let chars = 0;
    for (let first = 0; first < size; first += AT_ONCE) {
      const pages = Array.from({ length: Math.min(AT_ONCE, size - first) }, (_, i) => pageNumber(first + i));
      for (const { texts } of pages) for (const { text } of texts) chars += Buffer.byteLength(text);
      await archive.search.put(pages);
    }
    const perCpuSecond = (1000 * size) / (cpuMs() - started);
    const times = await timesOf(
      QUESTIONS.map(
        ([query, over]) =>
          () =>
            ask(archive, query, over),
      ),
    );
    return { texts: size, perCpuSecond, sizeRatio: sizeIn(dir, "search.sqlite") / chars, ...times };
  } finally {
    await archive.close();
  }
}

function ask(archive: Archive, query: string, over: Partial<SearchRequest>): Promise<unknown> {
  return searchArchive(archive, { query, offset: 0, limit: 20, ...over });
}

/** Two looks at most pages, and at every tenth a version before it. */
function pageNumber(i: number): SearchedPage {
  const { title, text } = textNumber(i);
  const at = START_MS + (i % 1000) * DAY_MS;
  const look = { captureId: `c${i % 100}`, site: `site${i % 50}` };
  return {
    url: `https://site${i % 50}.example/${i}` as PageUrl,
    looks: [
      ...(i % 10 === 0 ? [{ at: instant(at - DAY_MS), ...look, text: null }] : []),
      { at: instant(at), ...look, text: "k" },
      { at: instant(at + DAY_MS), ...look, text: "k" },
    ],
    texts: [{ key: "k", title, text, language: i % 3 === 0 ? "de" : "en", form: "html", isCut: false }],
  };
}

/** The yardstick: texts kept in the table, SQLite's own tokenizer, rank and snippet. */
async function measureBare(dir: string, size: number): Promise<Figures> {
  const database = new Database(join(dir, "bare.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  database.exec(
    "CREATE VIRTUAL TABLE words USING fts5(title, body, tokenize='unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare("INSERT INTO words (title, body) VALUES (?, ?)");
  const started = cpuMs();
  let chars = 0;
  for (let first = 0; first < size; first += AT_ONCE) {
    database.exec("BEGIN");
    for (let i = first; i < Math.min(size, first + AT_ONCE); i++) {
      const { title, text } = textNumber(i);
      chars += Buffer.byteLength(text);
      insert.run(title, text);
    }
    database.exec("COMMIT");
  }
  const perCpuSecond = (1000 * size) / (cpuMs() - started);
  const select = database.prepare(
    "SELECT rowid, snippet(words, 1, '[', ']', '…', 30) AS s FROM words WHERE words MATCH ? ORDER BY rank LIMIT 20",
  );
  const asked = QUESTIONS.map(([query]) => query.replace(/ -(\S+)/, " NOT $1"));
  const times = await timesOf(asked.map((query) => async () => select.all(query)));
  const figures = { texts: size, perCpuSecond, sizeRatio: sizeIn(dir, "bare.sqlite") / chars, ...times };
  database.close();
  return figures;
}

async function timesOf(
  questions: readonly (() => Promise<unknown>)[],
): Promise<Pick<Figures, "medianMs" | "p95Ms">> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const question of questions) {
      const started = cpuMs();
      await question();
      times.push(cpuMs() - started);
    }
  times.sort((a, b) => a - b);
  return { medianMs: times[Math.floor(times.length / 2)]!, p95Ms: times[Math.floor(times.length * 0.95)]! };
}

/** What else runs matters little to it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sizeIn(dir: string, file: string): number {
  return ["", "-wal"].reduce(
    (sum, suffix) => sum + (statSync(join(dir, file + suffix), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

async function inFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    return await work(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function show(name: string, { texts, perCpuSecond, sizeRatio, medianMs, p95Ms }: Figures): void {
  console.log(
    `${name.padEnd(10)} ${String(texts).padStart(8)} texts: ${perCpuSecond.toFixed(0).padStart(6)} texts per CPU second in, index ${sizeRatio.toFixed(2)} of the texts, questions ${medianMs.toFixed(1)} CPU ms median, ${p95Ms.toFixed(1)} CPU ms p95`,
  );
}
