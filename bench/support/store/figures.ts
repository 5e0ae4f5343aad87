// Figures of one piece of work: processor time of all threads (what else runs matters little), wall time, memory.
import { spawnSync } from "node:child_process";

/** What some work took. */
export interface Figures {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  /** Of the whole process so far. */
  readonly peakMb: number;
}

/** Does the work once; `count` is how many things it does. */
export async function measure(count: number, work: () => Promise<void>): Promise<Figures> {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const perSecond = (count * 1000) / (performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1000);
  return {
    perCpuSecond: Math.round((count * 1e6) / (user + system)),
    perSecond: Math.round(perSecond),
    peakMb,
  };
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

/** One line of a table. */
export function showFigures(name: string, { perCpuSecond, perSecond, peakMb }: Figures): void {
  const number = (value: number): string => value.toLocaleString("en").padStart(9);
  console.log(
    `${name.padEnd(46)} ${number(perCpuSecond)} /CPU s ${number(perSecond)} /s ${number(peakMb)} MB`,
  );
}

/** Runs a task of this benchmark in a process of its own: coldness and peak memory are then its own. */
export function inChild<T>(task: string, ...args: (string | number)[]): T {
  const { stdout, status } = spawnSync(process.execPath, [process.argv[1]!, task, ...args.map(String)], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${task} ${args.join(" ")} failed`);
  return JSON.parse(stdout) as T;
}
