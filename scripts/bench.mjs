// `npm run bench -- NAME… --OPTION…`: compiles bench/ against the built program and runs the named benchmarks; options go
// to each of them. `all` runs every one of them, `--large` at full size. Ends with today's figures beside the recorded
// ones, and with 1 where a ratio fell; `--record` keeps them, and writes them into docs/benchmarks.md.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { benchmarksIn, sizeArguments } from "./benchmarks/declared.mjs";
import { compared, readFigures, recordedWith } from "./benchmarks/recorded.mjs";
import { table, withFigures } from "./benchmarks/words.mjs";
import { ensureReady, root } from "./setup.mjs";

const compiled = join(root, "dist-bench");
const recordFile = join(root, "bench", "support", "told", "recorded.json");
const pageFile = join(root, "docs", "benchmarks.md");

const known = benchmarksIn(root);
const words = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const options = process.argv
  .slice(2)
  .filter((argument) => argument.startsWith("-") && argument !== "--record");
const isRecorded = process.argv.includes("--record");
const isAll = words.includes("all");
const unknown = words.find((name) => name !== "all" && !known.includes(name));
if (words.length === 0 || unknown) {
  console.error(unknown ? `no benchmark ${unknown}` : "which benchmark? npm run bench -- NAME… [--record]");
  console.error(`there are: all [--large], ${known.join(", ")}`);
  process.exit(2);
}

ensureReady();
rmSync(compiled, { recursive: true, force: true });
compile();
let recorded = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
const [rows, failed] = [[], []];
for (const name of isAll ? known : words)
  take(name, isAll ? sizeArguments(name, options.includes("--large")) : options);
if (isRecorded) keep();
end();

function compile() {
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const { status } = spawnSync(tsc, ["-p", "tsconfig.bench.json"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** One that fails is named at the end; the others are run all the same. */
function take(name, args) {
  console.log(`\n# ${[name, ...args].join(" ")}`);
  const figuresFile = join(compiled, `${name}.figures`);
  const [begunMs, load] = [performance.now(), loadavg()[0].toFixed(1)];
  const { status } = spawnSync(
    process.execPath,
    ["--expose-gc", join(compiled, `${name}.bench.js`), ...args],
    { cwd: root, stdio: "inherit", env: { ...process.env, ISOCHRON_FIGURES: figuresFile } },
  );
  console.log(`(${name}: ${((performance.now() - begunMs) / 1000).toFixed(0)} s)`);
  const figures = existsSync(figuresFile) ? readFigures(readFileSync(figuresFile, "utf8")) : [];
  if (status !== 0) failed.push(name);
  rows.push(...compared(name, figures, recorded));
  if (isRecorded && figures.length > 0)
    recorded = recordedWith(recorded, name, figures, taken(name, args, load));
}

function taken(name, args, load) {
  const [{ model }] = cpus();
  const machine = `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const git = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
  const commit = git.status === 0 ? git.stdout.trim() : "unknown";
  const command = ["npm run bench --", name, ...args].join(" ");
  return {
    date: new Date().toISOString().slice(0, 10),
    machine,
    node: process.versions.node,
    commit,
    load,
    command,
  };
}

function keep() {
  writeFileSync(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
  writeFileSync(pageFile, withFigures(readFileSync(pageFile, "utf8"), recorded));
}

function end() {
  if (rows.length > 0) console.log(`\n${table(rows).join("\n")}`);
  const fallen = rows.filter(({ isFallen }) => isFallen).length;
  if (fallen > 0) console.log(`${fallen} ratios fell by more than 15 %`);
  if (failed.length > 0) console.log(`failed, or past a limit of their own: ${failed.join(", ")}`);
  process.exit(fallen > 0 || failed.length > 0 ? 1 : 0);
}
