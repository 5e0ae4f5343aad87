import { type Instant } from "#model/index.js";
/** What changes by itself; everything else is derived from these. */
export type TownPart = "front" | "story/1" | "story/2" | "about" | "edition" | "picture";
/** What one page shows. */
export interface View {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly links: readonly {
        readonly title: string;
        readonly href: string;
    }[];
    readonly picture: string;
}
/** How a town lives: the same plan gives the same town. */
export interface TownPlan {
    readonly seed: number;
    readonly startAt: Instant;
    /** After it nothing changes any more. */
    readonly livesMs: number;
    /** Mean time between two changes of a part; pictures and the edition change five times more rarely. */
    readonly meanGapMs: number;
}
/** A town with its changes laid down. */
export declare class Town {
    #private;
    constructor(plan: TownPlan);
    /** Every instant at which anything changes, in order. */
    get changesAt(): readonly Instant[];
    /** How often a part had changed; a change holds from its instant on. */
    revision(part: TownPart, at: Instant): number;
    edition(at: Instant): string;
    /** What the page of a path shows; `null` where there is no such page. */
    view(path: string, at: Instant): View | null;
    /** A drawing whose colours are its revision's. */
    picture(at: Instant): string;
}
/** The text of a view as a reader sees it, line by line. */
export declare function viewLines({ heading, paragraphs, links }: View): string[];
