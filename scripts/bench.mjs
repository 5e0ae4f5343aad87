// `npm run bench -- NAME… --OPTION…`: compiles bench/ against the built program and runs the named benchmarks (all
// without a name); options go to each of them.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureReady, root } from "./setup.mjs";

ensureReady();
const names = readdirSync(join(root, "bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.slice(0, -".bench.ts".length));
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const options = process.argv.slice(2).filter((argument) => argument.startsWith("-"));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown) {
  console.error(`no benchmark ${unknown}; there are: ${names.join(", ")}`);
  process.exit(2);
}

const compiled = join(root, "dist-bench");
rmSync(compiled, { recursive: true, force: true });
run(join(root, "node_modules", ".bin", "tsc"), ["-p", "tsconfig.bench.json"]);
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n# ${name}`);
  run(process.execPath, ["--expose-gc", join(compiled, `${name}.bench.js`), ...options]);
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
