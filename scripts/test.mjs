// `npm test`: set-up, static checks, tests. `npm run test:full`: the long randomised runs.
// Further arguments go to vitest, and then the static checks are left out.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureReady, root } from "./setup.mjs";

const full = process.argv.includes("--full");
const filters = process.argv.slice(2).filter((argument) => argument !== "--full");

/** Files of tests that leave nothing behind in their process: no changed settings, stand-ins of modules, signals or threads. */
const TOGETHER = [
  ...folders(
    "access catalogue chart check-replay config detect docs fetch formats frontier lab mine model quality",
  ),
  ...folders("adapters render report schedule seeds server store study verify watch"),
  "test/unit/crawl/refresh/",
  "test/conformance/",
  "test/papers/",
  "test/property/",
];

ensureReady({
  build: true,
  browser: true,
  openssl: true,
  python: true,
  postgres: true,
  ceph: full,
  faketime: full,
});
if (!full && filters.length === 0) step(process.execPath, [join(root, "scripts", "check.mjs")]);
process.exit(runTests());

function folders(names) {
  return names.split(" ").map((name) => `test/unit/${name}/`);
}

/** Loading the program anew for each file of tests takes longer than many of them: those that can share it do. */
function runTests() {
  if (full || filters.length > 0) return report([vitest("tests", filters)]);
  const together = vitest("together", ["--no-isolate", ...TOGETHER]);
  const apart = vitest(
    "apart",
    TOGETHER.flatMap((folder) => ["--exclude", `${folder}**`]),
  );
  return report([together, apart]);
}

function vitest(name, args) {
  const results = join(root, "node_modules", ".cache", "isochron", `${full ? "full" : name}.json`);
  mkdirSync(join(results, ".."), { recursive: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const env = { ...process.env, ISOCHRON_FULL: full ? "1" : "" };
  const { status } = spawnSync(join(root, "node_modules", ".bin", "vitest"), ["run", ...reporters, ...args], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  return { ...JSON.parse(readFileSync(results, "utf8")), status: status ?? 1 };
}

function report(runs) {
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const [passed, failed, pending] = ["numPassedTests", "numFailedTests", "numPendingTests"].map(sum);
  console.log(`${passed} passed, ${failed} failed, ${pending} skipped`);
  return Math.max(...runs.map(({ status }) => status));
}

function step(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
