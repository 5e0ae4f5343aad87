// `npm run mutate`: puts each declared mutant in force and demands that the tests responsible for it go red.
// `--sample 12 --seed 1` takes some of them by lot; any other words are ids, or beginnings of them.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { flawOf, mutants } from "./mutants.mjs";
import { ensureReady, root } from "./setup.mjs";

const AT_ONCE = 2;
const LONGEST_MS = 300_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string" }, seed: { type: "string", default: "1" } },
});
ensureReady({ build: false });
const chosen = choose(mutants());
const flaws = chosen.map(flawOf).filter((flaw) => flaw !== null);
const place = mkdtempSync(join(tmpdir(), "isochron-mutants-"));
try {
  process.exitCode = flaws.length > 0 ? complain(flaws) : await killAll();
} finally {
  rmSync(place, { recursive: true, force: true });
}

function choose(all) {
  const named = all.filter(
    ({ id }) => positionals.length === 0 || positionals.some((part) => id.startsWith(part)),
  );
  if (values.sample === undefined) return named;
  const lot = ({ id }) => createHash("sha256").update(`${values.seed} ${id}`).digest("hex");
  return named.sort((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, Number(values.sample));
}

function complain(lines) {
  for (const line of lines) console.log(line);
  return 1;
}

/** A test that is red anyway kills nothing, so all of them must be green without a mutant first. */
async function killAll() {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
  const untouched = await run({ id: "", tests });
  const red = tests.filter((test) => untouched.get(test) !== "green");
  if (red.length > 0) return complain(red.map((test) => `${test} is not green without a mutant`));
  const outcomes = await inTurns(chosen, kill);
  const survivors = outcomes.filter((killed) => !killed).length;
  console.log(`${chosen.length - survivors} of ${chosen.length} mutants killed`);
  return survivors === 0 ? 0 : 1;
}

async function kill(mutant) {
  const startedAt = Date.now();
  const results = await run(mutant);
  const spared = mutant.tests.filter((test) => results.get(test) !== "red");
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const words = spared.map((test) => `${test} ${results.get(test) ?? "did not run"}`).join(", ");
  console.log(
    spared.length === 0
      ? `killed ${mutant.id} (${seconds} s)`
      : `SURVIVED ${mutant.id}: ${words}; ${mutant.why}`,
  );
  return spared.length === 0;
}

/** By test file: green, red, or broken where the mutant does not even load. */
async function run({ id, tests }) {
  const file = join(place, `${id || "untouched"}.json`);
  const args = ["run", "--config", "vitest.mutant.config.ts", "--reporter=json", `--outputFile=${file}`];
  const bail = tests.length === 1 ? ["--bail=1"] : [];
  await ended(
    spawn(join(root, "node_modules", ".bin", "vitest"), [...args, ...bail, ...tests], {
      cwd: root,
      env: environment(id),
      stdio: "ignore",
      timeout: LONGEST_MS,
      killSignal: "SIGKILL",
    }),
  );
  return readResults(file, tests);
}

function readResults(file, tests) {
  try {
    const { testResults } = JSON.parse(readFileSync(file, "utf8"));
    return new Map(
      testResults.map(({ name, status, assertionResults }) => [
        name.slice(root.length + 1),
        assertionResults.length === 0 ? "broken" : status === "passed" ? "green" : "red",
      ]),
    );
  } catch {
    // It never came to an end: that is noticed too.
    return new Map(tests.map((test) => [test, "red"]));
  }
}

/** Without what a surrounding run of the tests has set. */
function environment(id) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|ISOCHRON_|NODE_ENV$|TEST$)/.test(name),
  );
  // A run ended by its first red test cleans nothing up: what it leaves lies in the place that goes at the end.
  const TMPDIR = join(place, `tmp-${id || "untouched"}`);
  mkdirSync(TMPDIR, { recursive: true });
  return { ...Object.fromEntries(own), TMPDIR, ISOCHRON_MUTANT: id };
}

function ended(child) {
  return new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
}

async function inTurns(items, act) {
  const [waiting, outcomes] = [[...items], []];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) outcomes.push(await act(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
}
