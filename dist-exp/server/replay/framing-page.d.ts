import { type ReplayTarget } from "#access/index.js";
import type { ViewFacts } from "./view/view-facts.js";
/** What the evidence depends on beside the facts. */
export type EvidencePlace = Pick<FramePlace, "prefix" | "uiOrigin" | "isScripted" | "isOutlined">;
/** Where what is framed lies, and where links lead. */
export interface FramePlace {
    /** What stands before the timestamp on the access origin. */
    readonly prefix: string;
    /** The site's origin and what stands before the timestamp there. */
    readonly sitePrefix: string;
    readonly uiOrigin: string;
    /** Whether the page's own scripts run. */
    readonly isScripted: boolean;
    /** Whether parts are coloured. */
    readonly isOutlined: boolean;
    /** The view's name; `null` where no script runs, so that nothing is asked for that is not named. */
    readonly view: string | null;
}
/** The framing page. */
export declare function framingPage(facts: ViewFacts, place: FramePlace): string;
/** How well the view is known: a line, and behind it all of it. */
export declare function evidenceLine(facts: ViewFacts, place: EvidencePlace): string;
/** Our page in a frame: it leads on to another archived page. */
export declare function hopPage(target: ReplayTarget, sitePrefix: string): string;
