// What `isochron mine` says about how a site lives; JSON-safe, read by the reporters and nothing else.

/** One page's rate of change. */
export interface MinedPage {
  readonly path: string;
  readonly ratePerDay: number;
  /** The rate lies between these with probability 0.9. */
  readonly low: number;
  readonly high: number;
  /** Chance of no change within a week. */
  readonly unchangedForWeek: number;
  readonly looks: number;
  readonly changesSeen: number;
}

/** How a directory moves: never significantly, with the site, against it, or by itself. */
export type DirectoryClass = "dormant" | "with the site" | "against the site" | "by itself";

/** One directory over the latest versions. */
export interface MinedDirectory {
  readonly path: string;
  readonly pages: number;
  /** FoC: share of transitions in which it changed significantly. */
  readonly frequencyOfChange: number;
  readonly class: DirectoryClass;
}

/** One negative evolution association rule. */
export interface MinedRule {
  readonly head: readonly string[];
  readonly tail: string;
  readonly confidence: number;
  readonly correlation: number | null;
}

/** How a site lives. */
export interface MineReport {
  readonly format: "isochron-mine/1";
  readonly site: string;
  readonly pages: number;
  readonly changes: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  /** Pages by rate class, rarest first. */
  readonly rateClasses: readonly { readonly label: string; readonly pages: number }[];
  /** The pages that change most, then those that never did are only counted. */
  readonly busiest: readonly MinedPage[];
  readonly pattern: {
    /** Relative rate by hour of the week, Monday 0:00 UTC first, mean 1. */
    readonly hours: readonly number[];
    /** By workday, Saturday, Sunday and four parts of the day, mean 1 per hour. */
    readonly periods: readonly (readonly number[])[];
    readonly pValue: number;
    /** Whether there is a pattern at all. */
    readonly present: boolean;
    /** Patterns that groups of pages share, with the share of pages that follow each. */
    readonly shared: readonly { readonly share: number; readonly busiestHour: number }[];
  };
  readonly quiet: { readonly startHour: number; readonly hours: number; readonly ratio: number } | null;
  readonly directories: readonly MinedDirectory[];
  readonly rules: readonly MinedRule[];
}
