/** Size, seed and number of runs, and whatever else the figures hang on. */
export interface LabParameters {
    /** Pages of the site or sites. */
    readonly pages: number;
    /** `null` where nothing is drawn by chance. */
    readonly seed: number | null;
    readonly runs: number;
    /** What a run is: a simulated capture, a drawn site, a window of a history. */
    readonly runsAre: string;
    /** Everything else, by the name that the paper or the command line gives it. */
    readonly others: Readonly<Record<string, number | string>>;
}
/** One line, printed below a table's title. */
export declare function parametersLine({ pages, seed, runs, runsAre, others }: LabParameters): string;
