import { type FrontierPage, type OpenPart, type PageUrl, type Pass } from "#model/index.js";
import type { Answerer } from "#ports/index.js";
import { type Sight } from "../look/sight-page.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { Claims } from "./claims.js";
import type { PrivateSession } from "./private-session.js";
/** In which pass pages are shown, and who hears of every look that this brings. */
export interface ShowingPass {
    readonly pass: Pass & ("visit" | "late");
    onLook(page: FrontierPage, sight: Sight): Promise<void>;
}
/** How one document is shown. */
export interface Showing extends ShowingPass {
    /** What its steps ask for with secrets. */
    readonly session: PrivateSession | null;
}
/** Answers the browser for one document. */
export declare class RenderedParts {
    #private;
    constructor(run: CaptureRun, claims: Claims, document: FrontierPage, showing: Showing);
    /** Pages asked for so far, each once, in order. */
    get asked(): PageUrl[];
    /** Those that showed no state of their page: what they show later, this document was not given. */
    get failed(): OpenPart[];
    readonly answer: Answerer;
}
