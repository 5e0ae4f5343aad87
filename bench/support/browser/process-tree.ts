// Processor time and memory of a process and all below it, from /proc.
import { readdirSync, readFileSync } from "node:fs";

/** Hundredths of a second, on every Linux that there is. */
const TICKS_PER_SECOND = 100;

/** Of a process and all below it; children that ended are in their parents' account. */
export interface TreeUse {
  readonly cpuSeconds: number;
  /** Shared pages count once (PSS). */
  readonly memoryBytes: number;
}

/** What a tree of processes has used so far. */
export function useOfTree(root: number): TreeUse {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const tree = new Set([root]);
  for (let before = 0; before !== tree.size;) {
    before = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  const own = all.filter(({ pid }) => tree.has(pid));
  return {
    cpuSeconds: own.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND,
    memoryBytes: own.reduce((sum, { pid }) => sum + pssOf(pid), 0),
  };
}

/** proc_pid_stat(5): fields 14 to 17 behind the name, which may hold anything. */
function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!;
    return [{ pid, parent: fields[1]!, ticks }];
  } catch {
    return []; // gone meanwhile
  }
}

function pssOf(pid: number): number {
  try {
    const rolled = readFileSync(`/proc/${pid}/smaps_rollup`, "latin1");
    return Number(/^Pss:\s+(\d+) kB/m.exec(rolled)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
