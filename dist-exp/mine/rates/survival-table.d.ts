/** S(x) by time in milliseconds; S(0) = 1. */
export declare class SurvivalTable {
    #private;
    constructor(survival: (ms: number) => number);
    at(ms: number): number;
}
