/** Epoch milliseconds. */
interface Span {
    readonly from: number;
    readonly to: number;
}
/** A version as the chart draws it. */
export interface TimelineVersion {
    readonly number: number;
    /** When its first and last looks were sent. */
    readonly firstAt: number;
    readonly lastAt: number;
    readonly observed: Span | null;
    readonly attested: Span | null;
    /** Half-open; `null` where nothing seen bounds it. */
    readonly possible: {
        readonly from: number | null;
        readonly to: number | null;
    };
    readonly isChosen: boolean;
}
/** Draws the versions given, the first lowest, as an SVG string. */
export declare function versionTimeline(versions: readonly TimelineVersion[], widthPx?: number): string;
export {};
