/** The looks, each held against the page's last look before it, in whatever capture. */
export interface RefreshFigures {
    readonly looks: number;
    /** Looks that showed another version than the one before, or that there is none any more. */
    readonly changes: number;
    readonly first: number;
    readonly same: number;
    readonly changed: number;
    /** Answered 404 or 410. */
    readonly gone: number;
    readonly failed: number;
    readonly refused: number;
}
/** `looks of 2026-11-18: 120 looks, 14 changes`; the day alone before they are counted. */
export declare function refreshWords(startedAt: number, figures: Pick<RefreshFigures, "looks" | "changes"> | null): string;
