// Five million records of an index, and a million looks, written as tables and asked: how long each question takes, and
// what writing and asking take of memory. Each in a process of its own. `--small` takes a tenth; `--memory=256MB` asks
// within less.
import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSizeBytes } from "#config/index.js";
import { instant } from "#model/index.js";
import { openTables, presetQuestion, type Question, readNote, TABLES_NOTE, writeTables, writtenNote } from "#query/index.js"; // prettier-ignore
import { withWaitingFolder, writeTablesFolder } from "#store/index.js";
import { hostNumber, largeArchive } from "./support/query/large-archive.js";
import { tellAtMost } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);
const SMALL = process.argv.includes("--small") ? 10 : 1;
const MEMORY = parseSizeBytes(/--memory=(\S+)/.exec(process.argv.join(" "))?.[1] ?? "1GB")!;
const ROUNDS = 5;
const BY_HOST_LIMIT_MS = 1000;
const SIZE = { records: 5_000_000 / SMALL, captures: 500 / SMALL, pagesPerCapture: 1000 };
/** The program itself, its heap and the engine's code, beside what the engine may hold. */
const BESIDE_MB = 500;

/** What one step came to. */
interface Step {
  readonly ms: number;
  /** Of the processor, on a machine that others keep busy. */
  readonly cpuMs: number;
  readonly peakMb: number;
  readonly note: string;
}

const [role, dir, name] = process.argv.slice(2);
if (role === "write") process.send!(await writeAll(dir!));
else if (role === "ask") process.send!(await ask(dir!, name!));
else await measure();

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    console.log(
      `${SIZE.records} records, ${SIZE.captures * SIZE.pagesPerCapture * 2} looks; engine ${MEMORY / 1e6} MB`,
    );
    show("write", await child(["write", join(folder, "tables")]));
    for (const question of Object.keys(questions())) show(question, await child(["ask", join(folder, "tables"), question])); // prettier-ignore
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function show(what: string, { ms, cpuMs, peakMb, note }: Step): void {
  const isLate = what === "by host" && ms > BY_HOST_LIMIT_MS;
  const isLarge = peakMb > MEMORY / 1e6 + BESIDE_MB;
  const words = `${isLate ? ", LATE" : ""}${isLarge ? ", LARGE" : ""}`;
  if (what === "by host")
    tellAtMost(`a question by host, ${SIZE.records} records`, ms, "ms", BY_HOST_LIMIT_MS);
  tellAtMost(`memory of ${what}, ${SIZE.records} records`, peakMb, "MB", MEMORY / 1e6 + BESIDE_MB);
  console.log(
    `${what.padEnd(22)} ${Math.round(ms)} ms (processor ${Math.round(cpuMs)}), ${peakMb} MB at the peak${words}; ${note}`,
  );
}

function child(args: readonly string[]): Promise<Step> {
  const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
  return new Promise((resolve, reject) => {
    const process_ = fork(SELF, [...args, ...options]);
    process_.once("message", (step: Step) => resolve(step));
    process_.once("exit", (code) => reject(new Error(`${args[0]!} ended with ${code}`)));
  });
}

async function writeAll(tables: string): Promise<Step> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  let rows = 0;
  await writeTablesFolder(tables, TABLES_NOTE, async ({ makeFolder, waitingFolder }) => {
    const terms = { memoryBytes: MEMORY, threads: null, waitingBytes: 1e10, waitingFolder, makeFolder };
    const written = await writeTables(largeArchive(SIZE), terms);
    for (const table of Object.values(written)) rows += table.rows;
    const facts = { software: "bench", madeAt: new Date().toISOString(), readers: null };
    return writtenNote({ captures: {}, rules: "" }, written, facts);
  });
  const [ms, cpuMs] = [performance.now() - started, cpuSince(cpu)];
  const files = readdirSync(tables, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".parquet"),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(tables, file)).size, 0);
  const note = `${rows} rows, ${Math.round((1000 * rows) / ms)} /s, ${files.length} files, ${Math.round(bytes / 1e6)} MB`;
  return { ms, cpuMs, peakMb: peakMb(), note };
}

/** Median of some rounds; the first, with nothing at hand, is told beside it. */
async function ask(folder: string, what: string): Promise<Step> {
  const note = readNote(readFileSync(join(folder, TABLES_NOTE), "utf8"), TABLES_NOTE);
  const { sql, values } = questions()[what]!;
  return withWaitingFolder(async (waitingFolder) => {
    const times: number[] = [];
    const cpu = process.cpuUsage();
    let rows = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      const terms = { memoryBytes: MEMORY, threads: null, waitingBytes: 1e10, waitingFolder };
      const engine = await openTables({ ...terms, folder, note });
      rows = 0;
      for await (const batch of (await engine.ask(sql, values)).rows()) rows += batch.length;
      engine.close();
      times.push(performance.now() - started);
    }
    const [first] = times;
    const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    return {
      ms: median,
      cpuMs: cpuSince(cpu) / ROUNDS,
      peakMb: peakMb(),
      note: `${rows} rows, first time ${Math.round(first!)} ms`,
    };
  });
}

function questions(): Readonly<Record<string, Question>> {
  const host = hostNumber(31_230 / SMALL);
  const span = { from: instant(Date.UTC(2026, 3, 1)), to: instant(Date.UTC(2026, 4, 1) - 1) };
  const plain = (sql: string): Question => ({ sql, values: {} });
  return {
    "by host": plain(`SELECT * FROM cdx WHERE url_host_name = '${host}'`),
    "by domain": plain(`SELECT count(*) FROM cdx WHERE url_host_name_reversed LIKE 'org.example.host0312%'`),
    "by hour": plain("SELECT date_trunc('hour', fetch_time) AS hour, count(*) FROM cdx GROUP BY 1"),
    types: presetQuestion("types", {}),
    "types of a month": presetQuestion("types", span),
    "duplicates of a host": presetQuestion("duplicates", { host }),
    duplicates: presetQuestion("duplicates", {}),
    changes: presetQuestion("changes", {}),
    "changes of a host": presetQuestion("changes", { host: hostNumber(7) }),
    coherence: presetQuestion("coherence", {}),
    "all rows": plain("SELECT url, fetch_time, content_digest FROM cdx"),
  };
}

function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function peakMb(): number {
  const status = readFileSync("/proc/self/status", "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024);
}
