// What processes took, as Linux tells it.
import { readFileSync } from "node:fs";

/** Processor time of a process and of all that it has started; ticks are hundredths of a second. */
export function cpuMsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.reduce((sum, child) => sum + (child === "" ? 0 : cpuMsOf(Number(child))), own);
  } catch {
    return 0; // it has just ended, and is counted by who started it
  }
}

/** Memory of a process, in bytes: now, and at its peak. */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string): number => 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return { now: bytes("VmRSS"), peak: bytes("VmHWM") };
}
