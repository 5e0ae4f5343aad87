import { type FrontierPage, type PageUrl, type SiteSteps } from "#model/index.js";
import type { PageToRender } from "#ports/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { PrivateSession } from "./private-session.js";
/** The steps of one run. */
export declare class StepsOfRun {
    #private;
    constructor(run: CaptureRun);
    /** Those for a document; `null` where the file says nothing of it. */
    of(url: PageUrl): SiteSteps | null;
    /** A session of its own for a document whose steps fill in a secret. */
    sessionFor(page: FrontierPage): PrivateSession | null;
    /** What is done to a document, behaviours that the file names instead of the capture's included. */
    toTake(url: PageUrl, session: PrivateSession | null): Partial<PageToRender>;
}
