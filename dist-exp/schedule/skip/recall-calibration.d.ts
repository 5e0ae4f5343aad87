/**
 * Recall of each threshold over the past periods, recent ones counting more; and an aim that is corrected by what was
 * delivered. What the past would have found is not what is found: the forecast was worse when it had seen less, and
 * sites change their ways. So, as in adaptive conformal inference, the aim falls a little after each period that
 * delivered more than was asked for, and rises after one that delivered less.
 */
export declare class RecallCalibration {
    #private;
    /** For one share of changes that is to be found on the mean. */
    constructor(askedRecall: number);
    /**
     * Takes in a finished period: for each of its changes the score of the page that would have shown it,
     * and how many changes it stands for. A period without changes says nothing, but time passes.
     */
    record(changeScores: readonly number[], weights?: readonly number[]): void;
    /** The highest threshold that would have found the share aimed at; −∞ while nothing is known, and for 1. */
    threshold(): number;
    /** All that it goes by, as one column. */
    save(): Float64Array;
    /** Takes back what was saved; false, with nothing taken, when it does not fit. */
    restore(saved: ArrayLike<number>): boolean;
}
