/** Counts what each visit discovers. */
export declare class Undiscovered {
    #private;
    constructor(sizeGuess: number | null);
    /** A visit starts; pages found before the next one are counted for it. */
    startVisit(): void;
    /** Pages found by the visit under way; those known from the start tell nothing about links. */
    found(pages: number): void;
    /** Expected number of pages not discovered yet, given how many wait to be visited. */
    estimate(waiting: number): number;
}
