/** One area; siblings lie side by side within their parent's area. */
export interface TreeMapArea {
    readonly name: string;
    /** Greater than 0. */
    readonly size: number;
    /** 0 to 1. */
    readonly shade: number;
    /** Stands below the name and in the tool tip; the shade as a percentage where there is none. */
    readonly detail?: string;
}
/** How large a tree map is drawn. */
interface TreeMapSize {
    readonly widthPx?: number;
    readonly heightPx?: number;
}
/** A tree map of one level as an SVG string; areas are laid out as squarely as strips allow. */
export declare function treeMap(title: string, areas: readonly TreeMapArea[], { widthPx, heightPx }?: TreeMapSize): string;
export {};
