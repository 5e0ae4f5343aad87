// `isochron take git:` on a generated history, beside git alone doing the same reading (`git log --raw`, and every blob
// through `git cat-file --batch`): time, processor time and peak memory. `--small` takes a fiftieth of it.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "./support/program-run.js";
import { tellAtMost, tellBeside } from "./support/told/figure.js";

const isSmall = process.argv.includes("--small");
const COMMITS = isSmall ? 2_000 : 100_000;
const FILES = isSmall ? 1_000 : 50_000;
const CHANGED = 2;
const START = 1_400_000_000;

/** The first commit brings every file, each later one changes some: the same every time. */
async function makeHistory(dir: string): Promise<number> {
  execFileSync("git", ["init", "-q", "--bare", "-b", "main", dir]);
  const child = spawn("git", ["-C", dir, "fast-import", "--quiet"], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = once(child, "close");
  let versions = 0;
  for (let commit = 0; commit < COMMITS; commit++) {
    const files = commit === 0 ? [...Array(FILES).keys()] : changedIn(commit);
    versions += files.length;
    const text = [
      `commit refs/heads/main\ncommitter A <a@example.org> ${START + commit * 600} +0000\ndata 1\n.\n`,
      ...files.map((file) => fileText(file, commit)),
    ].join("");
    if (!child.stdin.write(text)) await once(child.stdin, "drain");
  }
  child.stdin.end();
  await ended;
  execFileSync("git", ["-C", dir, "gc", "-q"], { stdio: "ignore" });
  return versions;
}

function changedIn(commit: number): number[] {
  return Array.from({ length: CHANGED }, (_, i) => (commit * 7919 + i * 104_729) % FILES);
}

function fileText(file: number, commit: number): string {
  const body = `<!doctype html><title>Page ${file}</title><h1>Page ${file}</h1><p>As of commit ${commit}.</p>${"<p>Some words that stay.</p>".repeat(20)}\n`;
  return `M 100644 inline d${file % 97}/s${file % 11}/p${file}.html\ndata ${body.length}\n${body}\n`;
}

/** Wall and processor seconds of git alone. */
function gitAlone(dir: string): { readonly seconds: number; readonly cpuSeconds: number } {
  const script = `git -C "$1" log --first-parent --root --raw -z --no-abbrev --no-renames --format=%H%x00%ct main > "$1/log.bin"
    tr '\\0' '\\n' < "$1/log.bin" | sed -n 's/^:[0-7]* [0-7]* [0-9a-f]* \\([0-9a-f]*\\) [AM]$/\\1/p' | git -C "$1" cat-file --batch > /dev/null`;
  const started = Date.now();
  const timed = spawnSync("bash", ["-c", `TIMEFORMAT="%U %S"; time { ${script}\n}`, "bash", dir]);
  const [user, system] = timed.stderr.toString().trim().split("\n").at(-1)!.split(" ").map(Number);
  if (timed.status !== 0) throw new Error(timed.stderr.toString());
  return { seconds: (Date.now() - started) / 1000, cpuSeconds: user! + system! };
}

const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
try {
  const repository = join(dir, "site.git");
  const versions = await makeHistory(repository);
  const alone = gitAlone(repository);
  const started = Date.now();
  const archive = join(dir, "archive");
  const argv = ["take", `git:${repository}`, "--as", "https://site.example/", "--archive", archive, "--json"];
  const { out, cpuSeconds, peakBytes } = await runProgram(argv, dir);
  const seconds = (Date.now() - started) / 1000;
  const told = (JSON.parse(out) as { versions: number }).versions;
  if (told !== versions) throw new Error(`${told} versions told of ${versions}`);
  console.log(`${COMMITS} commits, ${FILES} files, ${versions} versions`);
  console.log(`git alone: ${alone.seconds.toFixed(1)} s, ${alone.cpuSeconds.toFixed(1)} s of processor time`);
  console.log(`take: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time without git's`);
  console.log(`ratio of processor time: ${(cpuSeconds / alone.cpuSeconds).toFixed(1)}`);
  tellBeside(`a history taken, ${versions} versions`, {
    ours: cpuSeconds,
    unit: "s of processor",
    name: "git alone",
    theirs: alone.cpuSeconds,
    better: "less",
  });
  tellAtMost(`memory, ${versions} versions`, peakBytes / 1e6, "MB", 800);
  console.log(
    `per version: ${((cpuSeconds * 1000) / versions).toFixed(2)} ms; peak ${(peakBytes / 1e6).toFixed(0)} MB`,
  );
} finally {
  rmSync(dir, { recursive: true, force: true });
}
