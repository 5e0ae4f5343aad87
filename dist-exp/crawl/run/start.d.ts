import { type Capture, type CaptureSettings, type KeptSettings, type Site } from "#model/index.js";
import type { World } from "../world.js";
/** What is to be captured and how. */
export interface CaptureRequest {
    readonly site: Site;
    readonly settings: CaptureSettings;
    /** How it was asked for, kept beside the capture and never handed out, so that a resume asks for nothing again. */
    readonly asked?: object;
    /** What its id ends with where another capture may begin at the same instant, in an archive joined with this one. */
    readonly idNumber?: number;
}
/** Enters a new capture into the catalog. */
export declare function beginCapture(request: CaptureRequest, world: World): Promise<Capture>;
/** What is kept with a capture beside what the user chose: it is the same to its end. */
export declare function fixedAtStart({ fetcher }: Pick<World, "fetcher">): KeptSettings;
/** The scrubbing rules that a capture began with, by their digest; `null` for captures of older versions. */
export declare function ruleSetOf({ settings }: Capture): string | null;
/** Which capture is to go on: the newest of any site (`null`) or of the one named, or a certain one. */
export type WhichCapture = string | null | {
    readonly id: string;
};
/** The newest unfinished capture among those meant; one whose results are lost is to be concluded again. */
export declare function findUnfinished(which: WhichCapture, world: Pick<World, "archive" | "clock">): Promise<Capture>;
