import type { PageAct, Screenshot, StepRecord } from "#ports/index.js";
type Open<T> = {
    -readonly [Key in keyof T]: T[Key];
};
/** The record of acts and steps; an entry is there before it is done, so that one that ends the page is, too. */
export declare class ActLog {
    #private;
    readonly pictures: Screenshot[];
    get acts(): readonly PageAct[];
    get steps(): readonly StepRecord[];
    /** Grows with every act and step: each has the page's real time anew. */
    get turn(): number;
    beginAct(kind: PageAct["kind"], target: string): Open<PageAct>;
    beginStep(step: StepRecord): Open<StepRecord>;
}
export {};
