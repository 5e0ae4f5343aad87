// Verbs that compute for long without a pause run on a thread of their own, so that the process hears a stop meanwhile:
// Node tells a program of signals only between two turns of its event loop.
import { Worker } from "node:worker_threads";

const COMPUTE: ReadonlySet<string> = new Set(["detect", "diff", "mine", "plan", "lab"]);

/** Whether the verb of a command line computes for long; those that serve until they are stopped do not. */
export function computesLong([verb = "", noun]: readonly string[]): boolean {
  return COMPUTE.has(verb) && noun !== "living-site";
}

/** What a thread must be told, as it has no terminal of its own. */
export interface ThreadTerms {
  readonly interactive: boolean;
  readonly columns: number;
}

/** Runs a command line on a thread that begins with `program`; its exit code, or `null` when a stop came before it. */
export function runOnThread(
  program: URL,
  argv: readonly string[],
  { signal, ...terms }: ThreadTerms & { readonly signal: AbortSignal },
): Promise<number | null> {
  // Whoever of them reads standard input reads the descriptor, which threads share: nothing is piped.
  const worker = new Worker(program, { argv: [...argv], workerData: terms });
  return new Promise((resolve, reject) => {
    let exitCode: number | null = null;
    worker.once("message", (code: number) => (exitCode = code));
    // All that it printed is here by then.
    worker.once("exit", () => resolve(exitCode));
    worker.once("error", reject);
    signal.addEventListener("abort", () => resolve(null), { once: true });
  });
}
