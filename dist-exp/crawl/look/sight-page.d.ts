import { type LookLabel } from "#formats/run-records/index.js";
import { type FrontierPage, type Pass, type Sighting } from "#model/index.js";
import type { FetchRequest } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { type Limited } from "./cut-to-limit.js";
import { type PageLinks } from "./links.js";
/** What a look at a page brought: the sighting, and pages that were not known before. */
export interface Sight {
    readonly sighting: Sighting;
    readonly found: readonly FrontierPage[];
}
/** One look at a page that is not kept yet. */
export interface Look extends Limited {
    readonly page: FrontierPage;
    readonly pass: Pass;
    /** Its place among the capture's looks. */
    readonly seq: number;
    /** What is known of it before it is kept. */
    readonly label?: LookLabel;
}
/** Fetches a page at its host's pace, keeps what was seen, and files the links found. */
export declare function sightPage(run: CaptureRun, page: FrontierPage, pass: Pass, conditional?: FetchRequest["conditional"] | null): Promise<Sight>;
/** Fetches a page at its host's pace; when this resolves, the host may be asked again. */
export declare function lookAt(run: CaptureRun, page: FrontierPage, pass: Pass, conditional?: FetchRequest["conditional"] | null): Promise<Look>;
/** Keeps what was seen and files the links found. */
export declare function keepLook(run: CaptureRun, look: Look): Promise<Sight>;
/** Puts the links of a page into the frontier, as far as scope and the rules against traps take them. */
export declare function fileLinks(run: CaptureRun, page: FrontierPage, links: PageLinks, isSoftNotFound: boolean): Promise<FrontierPage[]>;
