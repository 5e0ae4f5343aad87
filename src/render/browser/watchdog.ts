// Looks at the browser's processes while it runs: a page that allocates without end must not take the machine down.
import { endQuietly, processTree, type ProcessFacts } from "./process-tree.js";
import { ProcessorTime } from "./processor-time.js";

/** What a browser may hold. */
export interface TreeLimits {
  readonly maxTreeBytes: number;
  readonly maxProcesses: number;
  readonly watchEveryMs: number;
}

/** What was found to be too much. */
export type Excess = "over-memory" | "over-processes";

/** Which process must end so that the tree is within its limits; `null` when it is. */
export function excessOf(
  tree: readonly ProcessFacts[],
  limits: TreeLimits,
): { readonly excess: Excess; readonly pid: number } | null {
  const largest = tree.reduce<ProcessFacts | null>(
    (most, one) => (most === null || one.residentBytes > most.residentBytes ? one : most),
    null,
  );
  if (largest === null) return null;
  if (tree.length > limits.maxProcesses) return { excess: "over-processes", pid: largest.pid };
  const total = tree.reduce((sum, one) => sum + one.residentBytes, 0);
  return total > limits.maxTreeBytes ? { excess: "over-memory", pid: largest.pid } : null;
}

/** Watches one browser until it is stopped. Where the system tells nothing (other than Linux) it sees nothing. */
export class Watchdog {
  /** The last excess that was ended; whoever reads it takes it away. */
  #seen: Excess | null = null;
  readonly #timer: NodeJS.Timeout;
  readonly #time = new ProcessorTime();
  #isLooking = false;

  constructor(root: number, limits: TreeLimits) {
    this.#timer = setInterval(() => void this.#look(root, limits), limits.watchEveryMs);
    this.#timer.unref();
  }

  /** What was ended since this was last asked. */
  takeExcess(): Excess | null {
    const seen = this.#seen;
    this.#seen = null;
    return seen;
  }

  /** Processor time of the whole tree since it was first looked at; `null` where the system does not tell. */
  get processorMs(): number | null {
    return this.#time.totalMs;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(root: number, limits: TreeLimits): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const tree = await processTree(root);
    this.#isLooking = false;
    this.#time.see(tree);
    const found = excessOf(tree, limits);
    if (found === null) return;
    this.#seen = found.excess;
    // Too many processes have no single culprit.
    endQuietly(found.excess === "over-processes" ? -root : found.pid);
  }
}
