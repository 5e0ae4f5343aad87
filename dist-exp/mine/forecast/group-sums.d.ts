/** Kinds of evidence that {@link GroupSums.kind} tells apart. */
export declare const EVIDENCE_KINDS = 11;
/** Sums over the fetched pages of each group. */
export declare class GroupSums {
    #private;
    readonly size: Int32Array;
    readonly fetched: Int32Array;
    constructor(groups: number);
    /** A page of the group was fetched. */
    look(group: number, weight: number, changed: boolean): void;
    /** None fetched (0), none of 1, 2–3, 4–7, 8–15, 16 or more changed (1–5), or the changed share in five classes (6–10). */
    kind(group: number): number;
}
