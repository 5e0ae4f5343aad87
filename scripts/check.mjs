// Static checks, cheapest first; all of them run, so that one look shows every finding.
import { spawnSync } from "node:child_process";

const checks = [
  ["format", "prettier", ["--check", "--log-level", "warn", "."]],
  ["types", "tsc", ["-p", "tsconfig.json"]],
  ["types of the UI", "tsc", ["-p", "src/web/tsconfig.json"]],
  ["lint", "oxlint", ["--type-aware", "--deny-warnings"]],
  ["import rules", "depcruise", ["src", "test", "bench", "--config", ".dependency-cruiser.mjs"]],
  ["rooms", "node", ["scripts/rooms.mjs"]],
  ["unused code", "knip", ["--tsConfig", "tsconfig.build.json", "--exclude", "types"]],
];

let failed = 0;
for (const [what, tool, args] of checks) {
  const command = tool === "node" ? process.execPath : ["node_modules", ".bin", tool].join("/");
  const run = spawnSync(command, args, { encoding: "utf8" });
  const ok = run.status === 0;
  console.log(ok ? "ok  " : "FAIL", what);
  if (!ok) {
    failed++;
    console.log([run.stdout, run.stderr, run.error].join("\n"));
  }
}
process.exit(failed === 0 ? 0 : 1);
