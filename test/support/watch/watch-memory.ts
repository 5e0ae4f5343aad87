// Whether the process of a watch takes more and more as its days go by, judged from what it said of itself.
import type { WorldLine } from "./world-log.js";

/** A later third of the last process's days may hold so much more than the first one: what it learned of the pages. */
export const MOST_GROWTH = 1.25;
/** Measured by fewer, a third says nothing. */
const LEAST_OF_A_THIRD = 3;
const MEGABYTE = 1_000_000;

type Measured = Extract<WorldLine, { kind: "memory" }>;

/** What the processes took, in bytes. */
export interface WatchMemory {
  /** Mean heap after collection in each third of what the last process measured; its first hours are left out. */
  readonly thirds: readonly number[];
  readonly measured: number;
  readonly mostHeapBytes: number;
  /** The largest peak of what any of the processes had resident. */
  readonly mostResidentBytes: number;
  readonly processes: number;
}

/** Reads it off the lines. */
export function memoryOf(lines: readonly WorldLine[]): WatchMemory {
  const all = lines.filter((line): line is Measured => line.kind === "memory");
  const last = lines.at(-1)?.round ?? 0;
  // The first is measured before anything is loaded, the second while the pages of all sites come in.
  const heaps = all.flatMap(({ round, heapBytes }) => (round === last ? [heapBytes] : [])).slice(2);
  const size = Math.floor(heaps.length / 3);
  const parts = [heaps.slice(0, size), heaps.slice(size, 2 * size), heaps.slice(2 * size)];
  return {
    thirds: size < LEAST_OF_A_THIRD ? [] : parts.map(mean),
    measured: heaps.length,
    mostHeapBytes: largest(all.map(({ heapBytes }) => heapBytes)),
    mostResidentBytes: largest(all.map(({ peakResidentBytes }) => peakResidentBytes)),
    processes: new Set(all.map(({ round }) => round)).size,
  };
}

/** Says when it grew, or was not measured long enough to tell. */
export function growthIn({ thirds, measured }: WatchMemory): string[] {
  const [first, ...later] = thirds;
  if (first === undefined)
    return [`the last days were too short to see whether memory grows (${measured} measured)`];
  return later.flatMap((bytes, no) =>
    bytes <= MOST_GROWTH * first
      ? []
      : [`the heap grew from ${megabytes(first)} to ${megabytes(bytes)} MB in third ${no + 2} of its days`],
  );
}

/** The figures for people. */
export function memoryLine({ thirds, measured, ...most }: WatchMemory): string {
  const [heap, resident] = [megabytes(most.mostHeapBytes), megabytes(most.mostResidentBytes)];
  const flat = `at most ${MOST_GROWTH} times the first is flat`;
  return `watch memory: heap ${thirds.map(megabytes).join(", ")} MB in the thirds of the last process (${measured} measured after collection; ${flat}); at most ${heap} MB of heap and ${resident} MB resident in any of ${most.processes} processes`;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const largest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);
const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
