// `npm test`: set-up, static checks, tests. `npm run test:full`: the long randomised runs.
// Further arguments go to vitest, and then the static checks are left out.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureReady, root } from "./setup.mjs";

const full = process.argv.includes("--full");
const filters = process.argv.slice(2).filter((argument) => argument !== "--full");

ensureReady({ build: true, browser: true, openssl: true, python: true });
if (!full && filters.length === 0) step(process.execPath, [join(root, "scripts", "check.mjs")]);
process.exit(runTests());

function runTests() {
  const results = join(root, "node_modules", ".cache", "isochron", full ? "full.json" : "tests.json");
  mkdirSync(join(results, ".."), { recursive: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`, ...filters];
  const env = { ...process.env, ISOCHRON_FULL: full ? "1" : "" };
  const { status } = spawnSync(join(root, "node_modules", ".bin", "vitest"), args, {
    cwd: root,
    env,
    stdio: "inherit",
  });
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, "utf8"));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  return status ?? 1;
}

function step(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
