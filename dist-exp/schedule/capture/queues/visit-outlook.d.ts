import type { PlanPage, SlotModel } from "../planner.js";
/** Pages by their position in some order, which need not be held as a list. */
export interface PagesInOrder {
    readonly length: number;
    at(position: number): PlanPage | undefined;
}
/** The pages an outlook is made from. */
export interface OutlookPages {
    readonly waiting: PagesInOrder;
    /** All pages discovered, visited or not: what is undiscovered is taken to be like them. */
    readonly seen: PagesInOrder;
    readonly undiscovered: number;
    readonly model: SlotModel;
}
/** What a page of this weight can still earn above the price of its slot, and what a visit now forgoes. */
interface Judgement {
    readonly weight: number;
    readonly surplus: number;
    readonly regret: number;
}
/** Prices of the slots from the outermost one, which is now, to t*. */
export declare class VisitOutlook {
    #private;
    constructor({ waiting, seen, undiscovered, model }: OutlookPages);
    /** What the page can still earn above the price of its slot, and what of its worth a visit now forgoes. */
    judge({ weight, survival }: PlanPage): Judgement;
}
export {};
