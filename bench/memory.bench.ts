// The greatest memory of a whole capture, from the command line to the certificate, over the size of the site: the
// process's own resident set, in one pass and in two; and the verifier's upon the certificate of two passes, with its
// time. `npm run bench -- memory` takes two minutes; `-- memory --large`, some hours, goes to a million pages.
// `--pages=N` measures two passes over so many pages alone.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSite, type SiteShape } from "./support/loopback-site.js";
import { runProgram } from "./support/program-run.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const SELF = fileURLToPath(import.meta.url);

/** One row: a site, how much of it is visited, in how many passes. */
interface Row {
  readonly name: string;
  readonly shape: SiteShape;
  /** Pages visited; others are only known. */
  readonly visited: number;
  readonly passes: 1 | 2;
  readonly limitMb: number | null;
}

interface Measured {
  readonly requests: number;
  readonly knownPages: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  /** Of the verifier, upon the certificate; of one pass there is nothing to verify. */
  readonly verified: { readonly cpuSeconds: number; readonly peakBytes: number } | null;
}

/** At a million pages: issue 23's bounds for a capture of two passes and for the verifier. */
const AT_MILLION = { captureMb: 600, verifierMb: 300, verifierSeconds: 600 };

/** What a capture may take at its peak, by passes and pages. */
const LIMITS_MB: Readonly<Record<1 | 2, Readonly<Record<number, number>>>> = {
  1: { 100_000: 200 },
  2: { 100_000: 180, 1_000_000: AT_MILLION.captureMb },
};

const [role, shape] = process.argv.slice(2);
if (role === "site") process.send!(await startSite(JSON.parse(shape!) as SiteShape));
else await measureAll(process.argv.includes("--large"));

async function measureAll(large: boolean): Promise<void> {
  console.log(
    "site                              passes   requests      known    CPU s      peak   bytes per page*",
  );
  const [, only] = process.argv.find((argument) => argument.startsWith("--pages="))?.split("=") ?? [];
  if (only !== undefined) return curve([visitedAll(Number(only), 1_000, 2)]);
  const sizes = large ? [1_000, 100_000] : [100, 1_000, 4_000];
  await curve(sizes.map((pages) => visitedAll(pages, 9_000, 1)));
  await curve([...sizes, ...(large ? [1_000_000] : [])].map((pages) => visitedAll(pages, 1_000, 2)));
  await curve((large ? [10_000, 1_000_000] : [10_000, 50_000]).map(mostlyKnown));
  console.log("* beyond those of the smallest site, by which the peak grew since then");
}

/** Pages with a kilobyte of links each. */
function visitedAll(pages: number, textBytes: number, passes: 1 | 2): Row {
  const shape = { pages, children: 10, textBytes, oneChangesIn: 100 };
  const limitMb = LIMITS_MB[passes][pages] ?? null;
  const name = `${pages} pages of ${(textBytes + 1000) / 1000} kB, all visited`;
  return { name, shape, visited: pages, passes, limitMb };
}

function mostlyKnown(known: number): Row {
  const visited = known / 1000;
  const shape = { pages: known, children: 1000, textBytes: 200, oneChangesIn: 100 };
  const limitMb = known === 1_000_000 ? 400 : null;
  return { name: `${known} known, ${visited} visited`, shape, visited, passes: 2, limitMb };
}

/** Rows of growing size; the first is what the others are compared with. */
async function curve(rows: readonly Row[]): Promise<void> {
  let smallest: Measured | null = null;
  for (const row of rows) {
    const measured = await measure(row);
    show(row, measured, smallest);
    tell(row, measured, smallest);
    smallest ??= measured;
  }
}

function tell({ name, passes, limitMb }: Row, measured: Measured, smallest: Measured | null): void {
  const what = `peak, ${name}, ${passes} passes`;
  const [ours, unit] = [measured.peakBytes / 1e6, "MB"];
  if (limitMb !== null) tellAtMost(what, ours, unit, limitMb);
  else if (smallest !== null)
    tellBeside(what, {
      ours,
      unit,
      name: `${smallest.knownPages} pages`,
      theirs: smallest.peakBytes / 1e6,
      better: "less",
    });
  const { verified } = measured;
  if (verified === null || smallest === null) return;
  tellAtMost(`peak of verify, ${name}`, verified.peakBytes / 1e6, unit, AT_MILLION.verifierMb);
  tellAtMost(`verify, ${name}`, verified.cpuSeconds, "s of processor", AT_MILLION.verifierSeconds);
}

function show(
  row: Row,
  { requests, knownPages, cpuSeconds, peakBytes, verified }: Measured,
  smallest: Measured | null,
): void {
  const peakMb = peakBytes / 1e6;
  const perPage = smallest && (peakBytes - smallest.peakBytes) / (knownPages - smallest.knownPages);
  const cells = [
    row.name.padEnd(34),
    String(row.passes).padStart(5),
    String(requests).padStart(10),
    String(knownPages).padStart(10),
    cpuSeconds.toFixed(0).padStart(8),
    `${peakMb.toFixed(0)} MB`.padStart(9),
    (perPage === null ? "" : perPage.toFixed(0)).padStart(10),
    row.limitMb === null ? "" : `  limit ${row.limitMb} MB ${peakMb <= row.limitMb ? "kept" : "EXCEEDED"}`,
    verified === null
      ? ""
      : `  verify ${verified.cpuSeconds.toFixed(0)} s, ${(verified.peakBytes / 1e6).toFixed(0)} MB`,
  ];
  console.log(cells.join(" "));
}

/** The site runs in a process of its own, and so does the program. */
async function measure(row: Row): Promise<Measured> {
  const site = fork(SELF, ["site", JSON.stringify(row.shape)], { execArgv: [] });
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    const url = await new Promise<string>((resolve) =>
      site.once("message", (text) => resolve(text as string)),
    );
    return await capture(url, row, dir);
  } finally {
    site.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function capture(url: string, { shape, visited, passes }: Row, dir: string): Promise<Measured> {
  const options = ["--allow-private", "--delay", "0ms", "--passes", String(passes), "--json"];
  const limits = ["--max-pages", String(visited), "--shape-budget", String(2 * shape.pages)];
  const argv = ["capture", url, ...options, ...limits, "--archive", join(dir, "archive")];
  const { out, cpuSeconds, peakBytes } = await runProgram(argv, dir);
  const { requests, pages: knownPages, certificate } = JSON.parse(out) as Told;
  const verify = ["verify", certificate];
  const verified = passes === 2 ? await runProgram(verify, dir) : null;
  return { requests, knownPages, cpuSeconds, peakBytes, verified };
}

/** What `capture --json` says that is looked at here. */
interface Told {
  readonly certificate: string;
  readonly requests: number;
  readonly pages: number;
}
