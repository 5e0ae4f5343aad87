// What befalls a cluster, drawn from a seed: what, when, to which machine, and for how long.
import type { Random } from "#ports/index.js";

/** Everything that may befall it; `long` is longer than a lease and a turn last. */
export type FaultKind =
  /** kill -9, and another process of that name a while later. */
  | "machine killed"
  /** SIGSTOP, and SIGCONT. */
  | "machine frozen"
  | "machine frozen long"
  /** A machine's line to the database: what is sent goes nowhere, and nobody is told. */
  | "line silent"
  /** The same line refused, and what was connected cut. */
  | "line refused"
  | "database restarted"
  | "database crashed"
  | "store refuses"
  | "store silent"
  | "store slow"
  /** The machine's clock is set by an hour, and set right again later. */
  | "clock ahead"
  | "clock behind"
  /** The machine's monotonic time goes on by an hour at once. */
  | "clock jumped";

/** One fault. */
export interface PlannedFault {
  readonly kind: FaultKind;
  /** After the beginning. */
  readonly atMs: number;
  /** Which machine, from 0; `null` for what befalls all of them. */
  readonly machine: number | null;
  readonly forMs: number;
}

/** How much of it. */
export interface PlanSize {
  readonly faults: number;
  readonly machines: number;
  readonly spanMs: number;
}

interface Shape {
  readonly weight: number;
  /** Shortest and longest. */
  readonly forMs: readonly [number, number];
  readonly whom: "one" | "all" | "last" | "others";
}

/** The last machine alone runs by a clock whose monotonic time can be moved: that cannot be set back. */
const SHAPES: Readonly<Record<FaultKind, Shape>> = {
  "machine killed": { weight: 4, forMs: [0, 4_000], whom: "one" },
  "machine frozen": { weight: 1, forMs: [300, 4_000], whom: "one" },
  "machine frozen long": { weight: 2, forMs: [6_500, 14_000], whom: "one" },
  "line silent": { weight: 2, forMs: [2_000, 14_000], whom: "one" },
  "line refused": { weight: 1, forMs: [1_000, 9_000], whom: "one" },
  "database restarted": { weight: 1, forMs: [0, 2_000], whom: "all" },
  "database crashed": { weight: 2, forMs: [0, 2_000], whom: "all" },
  "store refuses": { weight: 1, forMs: [1_000, 10_000], whom: "all" },
  "store silent": { weight: 1, forMs: [1_000, 8_000], whom: "all" },
  "store slow": { weight: 1, forMs: [4_000, 12_000], whom: "all" },
  "clock ahead": { weight: 1, forMs: [3_000, 15_000], whom: "others" },
  "clock behind": { weight: 1, forMs: [3_000, 15_000], whom: "others" },
  "clock jumped": { weight: 1, forMs: [0, 0], whom: "last" },
};

/** Draws a plan: every kind comes up by its weight before one of them comes up more often. */
export function drawPlan({ faults, machines, spanMs }: PlanSize, random: Random): PlannedFault[] {
  const kinds: FaultKind[] = [];
  while (kinds.length < faults) kinds.push(...shuffled(deck(), random));
  return kinds
    .slice(0, faults)
    .map((kind): PlannedFault => {
      const { forMs, whom } = SHAPES[kind];
      const machine = machineOf(whom, machines, random);
      const [shortest, longest] = forMs;
      return {
        kind,
        machine,
        atMs: Math.floor(random.next() * spanMs),
        forMs: Math.floor(shortest + random.next() * (longest - shortest)),
      };
    })
    .toSorted((a, b) => a.atMs - b.atMs);
}

function machineOf(whom: Shape["whom"], machines: number, random: Random): number | null {
  if (whom === "all") return null;
  if (whom === "last") return machines - 1;
  return Math.floor(random.next() * (whom === "others" ? machines - 1 : machines));
}

/** A plan in words, for whoever wants it again. */
export function planLine({ kind, atMs, machine, forMs }: PlannedFault): string {
  const whom = machine === null ? "" : ` m${machine}`;
  return `${(atMs / 1000).toFixed(1)} s ${kind}${whom} ${(forMs / 1000).toFixed(1)} s`;
}

function deck(): FaultKind[] {
  return Object.entries(SHAPES).flatMap(([kind, { weight }]) =>
    Array.from({ length: weight }, () => kind as FaultKind),
  );
}

/** Fisher and Yates; one of each kind first, so that a short plan has all of them. */
function shuffled(kinds: readonly FaultKind[], random: Random): FaultKind[] {
  const mixed = [...kinds];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  const first = [...new Set(mixed)];
  const rest = [...mixed];
  for (const kind of first) rest.splice(rest.indexOf(kind), 1);
  return [...first, ...rest];
}
