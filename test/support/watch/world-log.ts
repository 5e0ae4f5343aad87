// What the processes of a watched world leave behind, line by line; a line is on record before anything follows from it.
import { existsSync, readFileSync } from "node:fs";
import type { Instant, NewsItem, WatchTurn } from "#model/index.js";

/** One line; `at` is by the true clock, `shownAt` by that of the process. */
export type WorldLine = { readonly round: number; readonly at: Instant; readonly shownAt: Instant } & (
  | { readonly kind: "start"; readonly what: string }
  | { readonly kind: "mark"; readonly what: string }
  | { readonly kind: "end"; readonly what: string }
  | {
      readonly kind: "sent";
      readonly no: number;
      readonly site: string;
      readonly address: string;
      readonly url: string;
      readonly isPage: boolean;
    }
  | { readonly kind: "done"; readonly no: number; readonly bytes: number }
  | { readonly kind: "news"; readonly item: NewsItem }
  | { readonly kind: "turn"; readonly turn: Omit<WatchTurn, "chosen"> }
  | { readonly kind: "memory"; readonly heapBytes: number; readonly peakResidentBytes: number }
  | { readonly kind: "fault"; readonly code: string; readonly message: string }
);

/** What may be put in (`world-plants.ts`); memory that is never let go is the process's own affair. */
export type WorldPlant =
  "overspends" | "forgets-pauses" | "leaks" | "loses-looks" | "invents-looks" | "keeps-silent";

/** How a process is started. */
export interface WorldRound {
  readonly dir: string;
  readonly log: string;
  readonly seed: number;
  readonly sites: number;
  readonly days: number;
  readonly round: number;
  readonly startAt: Instant;
  /** By which its clock is wrong. */
  readonly offsetMs: number;
  /** It dies at this many lines after an instant, by its own hand; whoever started it does so otherwise. */
  readonly dies: {
    readonly after: Instant;
    readonly lines: number;
    /** Whether only lines count that are said where a turn keeps what it came to. */
    readonly isKeeping: boolean;
  } | null;
  /** A fault of ours, put in on purpose: whoever judges must find it. */
  readonly plant: WorldPlant | null;
  /** The disk takes so many bytes, and has room again after so long. */
  readonly disk: { readonly bytes: number; readonly forMs: number } | null;
}

/** Every whole line. */
export function readWorldLog(path: string): WorldLine[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as WorldLine);
}
