// The program itself as a process of its own, so that its time and memory are a user's.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The program, as it is built. */
export const PROGRAM = fileURLToPath(new URL("../../dist/cli/bin.js", import.meta.url));

/** What the program says of itself when it ends. */
const ON_EXIT = `import { writeFileSync } from "node:fs";
process.on("exit", () => writeFileSync(process.env.BENCH_USAGE, JSON.stringify(process.resourceUsage())));`;

/** How a run of the program ended. */
export interface ProgramRun {
  readonly out: string;
  readonly startedAtMs: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/** What a run may have and how it may end. */
export interface ProgramTerms {
  /** The most files that it may have open. */
  readonly openFiles?: number;
  /** Other ends are failures of the benchmark. */
  readonly exitCodes?: readonly number[];
  /** Beside the benchmark's own environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the program to its end; `dir` is free to be written to. */
export async function runProgram(
  argv: readonly string[],
  dir: string,
  { openFiles, exitCodes = [0], env = {} }: ProgramTerms = {},
): Promise<ProgramRun> {
  const usageFile = join(dir, "usage.json");
  const watch = `--import=data:text/javascript,${encodeURIComponent(ON_EXIT)}`;
  const nodeArgs = process.env["BENCH_NODE_ARGS"]?.split(" ") ?? [];
  const startedAtMs = Date.now();
  const command = [process.execPath, ...nodeArgs, watch, PROGRAM, ...argv];
  const limit = openFiles === undefined ? ":" : `ulimit -n ${openFiles}`;
  const child = spawn("/bin/sh", ["-c", `${limit}; exec "$@"`, "sh", ...command], {
    stdio: ["ignore", "pipe", process.env["BENCH_VERBOSE"] ? "inherit" : "ignore"],
    env: { ...process.env, ...env, BENCH_USAGE: usageFile },
  });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code === null || !exitCodes.includes(code)) throw new Error(`the program ended with code ${code}`);
  const usage = JSON.parse(readFileSync(usageFile, "utf8")) as NodeJS.ResourceUsage;
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { out, startedAtMs, cpuSeconds, peakBytes: usage.maxRSS * 1024 };
}
