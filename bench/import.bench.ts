// Importing and reading one WARC file, in processor time per compressed megabyte, each in a process of its own and in
// turns: bare zlib, npm's warcio, Python's where it is there, and our verbs. `--file=PATH` takes a file of yours.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, createReadStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { WARCParser } from "warcio";
import { median } from "./support/store/figures.js";
import { writeForeign } from "./support/store/foreign.js";
import { tellAtLeast, tellBeside } from "./support/told/figure.js";

const ROUNDS = 3;
const EXCHANGES = 4000;
/** Issue 23: what `import` is to reach, and `warc check` beside npm's or Python's warcio. */
const IMPORT_MB_PER_SECOND = 25;
const CHECK_BESIDE_WARCIO = 1.5;
const PYTHON =
  "import sys; from warcio.archiveiterator import ArchiveIterator\n" +
  "for r in ArchiveIterator(open(sys.argv[1], 'rb')): r.content_stream().read()";

/** What runs in a process of its own. */
const TASKS: Record<string, (file: string) => Promise<void> | void> = {
  bare: (file) => {
    const bytes = readFileSync(file);
    for (let at = 0; at < bytes.length;) {
      // Members without a name, as crawlers write them: ten bytes of head, eight of trailer (RFC 1952).
      const { engine } = inflateRawSync(bytes.subarray(at + 10, at + 10 + 4 * 2 ** 20), {
        info: true,
      }) as unknown as { engine: { bytesWritten: number } };
      at += 10 + engine.bytesWritten + 8;
    }
  },
  warcio: async (file) => {
    for await (const record of new WARCParser(createReadStream(file))) await record.readFully(false);
  },
};

/** Processor seconds, user and system, of a command; `null` when it cannot be run. */
function cpuSeconds(command: string, args: readonly string[]): number | null {
  const timed = spawnSync("bash", [
    "-c",
    'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1',
    "-",
    command,
    ...args,
  ]);
  const [user, system] = timed.stderr.toString().trim().split(" ").map(Number);
  return timed.status === 0 ? user! + system! : null;
}

async function benchFile(dir: string): Promise<string> {
  const named = process.argv.find((argument) => argument.startsWith("--file="))?.slice("--file=".length);
  if (named !== undefined) return named;
  // Not by the archive: captures of ours come home by another way.
  const file = join(dir, "foreign.warc.gz");
  writeForeign(file, EXCHANGES);
  return file;
}

async function compare(dir: string): Promise<void> {
  const file = await benchFile(dir);
  const megabytes = statSync(file).size / 1e6;
  const program = join(import.meta.dirname, "../dist/cli/bin.js");
  const own = process.argv[1]!;
  const runs: Record<string, () => number | null> = {
    "bare zlib": () => cpuSeconds(process.execPath, [own, "bare", file]),
    "warcio (npm)": () => cpuSeconds(process.execPath, [own, "warcio", file]),
    "warcio (Python)": () => cpuSeconds("python3", ["-c", PYTHON, file]),
    "warc ls": () => cpuSeconds(process.execPath, [program, "warc", "ls", file]),
    "warc check": () => cpuSeconds(process.execPath, [program, "warc", "check", file]),
    import: () => {
      const archive = mkdtempSync(join(dir, "archive-"));
      return cpuSeconds(process.execPath, [program, "import", file, "--archive", archive]);
    },
  };
  const spent = new Map(Object.keys(runs).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, run] of Object.entries(runs)) {
      const seconds = run();
      if (seconds !== null) spent.get(name)!.push(seconds);
    }
  console.log(`${megabytes.toFixed(1)} MB compressed; MB per second of processor time, median of ${ROUNDS}`);
  const rates = new Map<string, number>();
  for (const [name, seconds] of spent) {
    if (seconds.length > 0) rates.set(name, megabytes / median(seconds));
    console.log(`${name}: ${rates.get(name)?.toFixed(1) ?? "not there"}`);
  }
  tell(rates);
}

function tell(rates: ReadonlyMap<string, number>): void {
  const unit = "MB/s of processor";
  tellAtLeast("import of pages and images", rates.get("import")!, unit, IMPORT_MB_PER_SECOND);
  for (const name of ["bare zlib", "warcio (npm)", "warcio (Python)"]) {
    const theirs = rates.get(name);
    if (theirs === undefined) continue;
    const beside = { ours: rates.get("warc check")!, unit, name, theirs, better: "more" } as const;
    const aim = name === "bare zlib" ? {} : { aim: CHECK_BESIDE_WARCIO };
    tellBeside(`warc check, beside ${name}`, { ...beside, ...aim });
  }
}

const [, , task, path] = process.argv;
if (task !== undefined && Object.hasOwn(TASKS, task)) await TASKS[task]!(path!);
else {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    await compare(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
