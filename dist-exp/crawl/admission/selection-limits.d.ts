import { type FrontierPage } from "#model/index.js";
import type { Frontier } from "#frontier/index.js";
import type { CaptureState } from "../run/capture-state.js";
import type { SeenPages } from "../run/seen-pages.js";
import type { World } from "../world.js";
/** What was selected and what was seen of it. */
interface SelectionParts {
    readonly state: CaptureState;
    readonly frontier: Frontier;
    readonly seen: SeenPages;
    readonly maxPagesPerHost: number | null;
    readonly openIndex: World["openIndex"];
}
/** A page that is left out by choice. */
interface SelectionRefusal {
    readonly state: "refused" | "skipped";
    readonly reason: string;
}
/** Judges documents just before they would be fetched; requisites make a document whole and are never left out. */
export declare class SelectionLimits {
    #private;
    constructor(parts: SelectionParts);
    /** Why a page that was never seen is left out. */
    refusalOf({ url, kind }: FrontierPage): Promise<SelectionRefusal | null>;
    /** A page that is asked for takes of its host's share. */
    count({ url, kind }: FrontierPage): void;
}
export {};
