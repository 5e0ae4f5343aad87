// Builds dist/: the library by tsc, the program and the browser UI by vite.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const steps = [
  [bin("tsc"), ["-p", "tsconfig.build.json"]],
  [bin("vite"), ["build", "--config", "vite.program.config.ts", "--logLevel", "error"]],
  [bin("vite"), ["build", "--config", "vite.web.config.ts", "--logLevel", "error"]],
];

rmSync(join(root, "dist"), { recursive: true, force: true });
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
