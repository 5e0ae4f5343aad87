/** One page: what was counted, and what is forecast from it and from its kin. */
export interface MinedPage {
    readonly path: string;
    readonly counted: {
        /** Looks that had one before them. */
        readonly looks: number;
        /** Those of them that showed another content than the one before. */
        readonly changes: number;
        /** From the first look to the last. */
        readonly days: number;
    };
    /** `null` when too little was seen to tell often from seldom. */
    readonly forecast: {
        readonly ratePerDay: number;
        /** Whether it may as well be any rate above: the least is told then. */
        readonly isLeast: boolean;
        /** The rate lies between these with probability 0.9 or more; what was counted does too. */
        readonly low: number;
        /** `null`: no upper end. */
        readonly high: number | null;
        /** Chance of no change within a week. */
        readonly unchangedForWeek: number;
    } | null;
}
/** How a directory moves: never significantly, with the site, against it, or by itself. */
export type DirectoryClass = "dormant" | "with the site" | "against the site" | "by itself";
/** One directory over the latest versions. */
export interface MinedDirectory {
    readonly path: string;
    readonly pages: number;
    /** Transitions in which it changed significantly. */
    readonly changedIn: number;
    /** FoC: share of transitions in which it changed significantly. */
    readonly frequencyOfChange: number;
    readonly class: DirectoryClass;
}
/** One negative evolution association rule. */
export interface MinedRule {
    readonly head: readonly string[];
    readonly tail: string;
    /** Share of the head's changes without one of the tail, as the paper defines it. */
    readonly confidence: number;
    /** The same as counts. */
    readonly held: number;
    readonly changes: number;
    /** Its lower bound with probability 0.95: few changes prove little. */
    readonly atLeast: number;
    readonly correlation: number | null;
}
/** How a site lives. */
export interface MineReport {
    readonly format: "isochron-mine/2";
    readonly site: string;
    readonly pages: number;
    readonly changes: number;
    /** Epoch milliseconds. */
    readonly from: number;
    readonly to: number;
    /** Counted: pages that were looked at more than once, by the changes seen. */
    readonly countClasses: readonly {
        readonly label: string;
        readonly pages: number;
    }[];
    /** Forecast: pages by rate class, rarest first. */
    readonly rateClasses: readonly {
        readonly label: string;
        readonly pages: number;
    }[];
    /** Pages of which too little was seen for a forecast. */
    readonly unforecast: number;
    /** The pages that are forecast to change most. */
    readonly busiest: readonly MinedPage[];
    readonly pattern: {
        /** Relative rate by hour of the week, Monday 0:00 UTC first, mean 1. */
        readonly hours: readonly number[];
        /** By workday, Saturday, Sunday and four parts of the day, mean 1 per hour. */
        readonly periods: readonly (readonly number[])[];
        /** Counted by hour of the week: events, spread over the hours in which they may have happened. */
        readonly counts: readonly number[];
        /** Instants at which anything changed: pages that change together count once. */
        readonly events: number;
        /** Fewer events than this show no pattern, whatever they look like. */
        readonly leastEvents: number;
        readonly pValue: number;
        /** Whether there is a pattern at all. */
        readonly present: boolean;
        /** Patterns that groups of pages share, with the share of pages that follow each. */
        readonly shared: readonly {
            readonly share: number;
            readonly busiestHour: number;
        }[];
    };
    readonly quiet: {
        readonly startHour: number;
        readonly hours: number;
        readonly ratio: number;
    } | null;
    /** What directories are judged by: steps from one version to the next. */
    readonly evolution: {
        readonly transitions: number;
        readonly transitionsAre: "weeks" | "captures";
        /** A rule is told when what it rests on changed in at least so many of them. */
        readonly leastForRules: number;
    };
    readonly directories: readonly MinedDirectory[];
    readonly rules: readonly MinedRule[];
}
