// Half a million records in one gzip member or in a plain file, and one record of a gigabyte: processor time per
// record and the process's greatest memory, at a quarter of the size and at all of it, so that both curves can be seen.
// `--small` takes a hundredth; `--large` imports half a million records too, which takes some minutes more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "./support/program-run.js";
import { writeLong, writeMany } from "./support/store/many-records.js";
import { tellBeside } from "./support/told/figure.js";

/** Of the smallest size, by verb and kind of file: growth is told beside it. */
const smallest = new Map<string, number>();

/** One file, and what is counted in it. */
interface Row {
  readonly what: string;
  readonly file: string;
  readonly count: number;
  readonly unit: "record" | "MB";
}

const isSmall = process.argv.includes("--small");
const RECORDS = isSmall ? [1_250, 5_000] : [125_000, 500_000];
const IMPORTED = isSmall || process.argv.includes("--large") ? RECORDS : [25_000, 100_000];
const MEGABYTES = isSmall ? [4, 16] : [256, 1_024];

async function measure(
  verb: readonly string[],
  { what, file, count, unit }: Row,
  dir: string,
): Promise<void> {
  const archive = mkdtempSync(join(dir, "archive-"));
  const argv = verb[0] === "import" ? [...verb, file, "--archive", archive] : [...verb, file];
  // 1: that records share a member is a finding.
  const { cpuSeconds, peakBytes } = await runProgram(argv, dir, { exitCodes: [0, 1] });
  rmSync(archive, { recursive: true });
  const each = (cpuSeconds / count) * 1e6;
  tellGrowth(`${verb.join(" ")}, ${what}`, `${verb.join(" ")} ${what.replace(/\d+/, "")}`, each);
  console.log(
    `${verb.join(" ").padEnd(10)} ${what.padEnd(40)} ${cpuSeconds.toFixed(1).padStart(7)} s ${each.toFixed(0).padStart(6)} µs per ${unit.padEnd(6)} ${(peakBytes / 1e6).toFixed(0).padStart(5)} MB`,
  );
}

function tellGrowth(what: string, kind: string, each: number): void {
  const least = smallest.get(kind);
  if (least === undefined) smallest.set(kind, each);
  else
    tellBeside(what, {
      ours: each,
      unit: "µs of processor each",
      name: "a quarter of it",
      theirs: least,
      better: "less",
    });
}

async function measureMany(dir: string, coding: "gzip" | "plain"): Promise<void> {
  for (const count of [...new Set([...IMPORTED, ...RECORDS])].sort((a, b) => a - b)) {
    const file = join(dir, coding === "gzip" ? "many.warc.gz" : "many.warc");
    await writeMany(file, count, coding);
    const what = `${count} records, ${coding === "gzip" ? "one gzip member" : "plain"}`;
    const row: Row = { what, file, count, unit: "record" };
    if (RECORDS.includes(count)) for (const verb of ["ls", "check"]) await measure(["warc", verb], row, dir);
    if (IMPORTED.includes(count)) await measure(["import"], row, dir);
    rmSync(file);
  }
}

async function measureLong(dir: string): Promise<void> {
  for (const count of MEGABYTES) {
    const file = join(dir, "long.warc");
    await writeLong(file, count);
    const row: Row = { what: `one record of ${count} MB, plain`, file, count, unit: "MB" };
    for (const verb of [["warc", "ls"], ["warc", "check"], ["import"]]) await measure(verb, row, dir);
    rmSync(file);
  }
}

const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
try {
  await measureMany(dir, "gzip");
  await measureMany(dir, "plain");
  await measureLong(dir);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
