// Contestants on the same work, a little at a time in turns: what else runs on the machine meets all of them.
import { showFigures } from "./figures.js";

/** Who does the work. */
export interface Contestant {
  readonly name: string;
  /** Things done in one turn. */
  readonly count: number;
  readonly turn: (nth: number) => Promise<void>;
  readonly close?: () => Promise<void>;
}

const WARM_UP_TURNS = 20;
const GROUPS = 9;
const TURNS_PER_GROUP = 10;

interface Spent {
  readonly cpuMicroseconds: number[];
  wallMs: number;
}

/** Processor time per thing, of groups of turns; also shown. */
export async function compete(contestants: readonly Contestant[]): Promise<Map<string, number[]>> {
  const spent = new Map<string, Spent>(
    contestants.map(({ name }) => [name, { cpuMicroseconds: [], wallMs: 0 }]),
  );
  for (let nth = 0; nth < WARM_UP_TURNS + GROUPS * TURNS_PER_GROUP; nth++)
    for (const { name, turn } of contestants) {
      const start = performance.now();
      const before = process.cpuUsage();
      await turn(nth);
      const { user, system } = process.cpuUsage(before);
      if (nth < WARM_UP_TURNS) continue;
      spent.get(name)!.cpuMicroseconds.push(user + system);
      spent.get(name)!.wallMs += performance.now() - start;
    }
  for (const { close } of contestants) await close?.();
  return new Map(contestants.map(({ name, count }) => [name, groupsOf(name, count, spent.get(name)!)]));
}

function groupsOf(name: string, count: number, { cpuMicroseconds, wallMs }: Spent): number[] {
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const things = count * cpuMicroseconds.length;
  showFigures(name, {
    perCpuSecond: Math.round((things * 1e6) / sum(cpuMicroseconds)),
    perSecond: Math.round((things * 1000) / wallMs),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1000),
  });
  return Array.from({ length: GROUPS }, (_, group) => {
    const turns = cpuMicroseconds.slice(group * TURNS_PER_GROUP, (group + 1) * TURNS_PER_GROUP);
    return sum(turns) / (count * TURNS_PER_GROUP);
  });
}
