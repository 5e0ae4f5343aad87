import type { PageUrl, SiteSteps } from "#model/index.js";
import type { PageToRender, RenderRequest } from "#ports/index.js";
/** How a document is shown again. */
export interface StepsAgain {
    /** The page whose answer its document is: its own, or that of the session which a secret opened. */
    readonly document: PageUrl;
    readonly toTake: Partial<PageToRender>;
    /** The page by which a request is on record. */
    nameOf(page: PageUrl, request: Pick<RenderRequest, "carriesSecret">): PageUrl;
}
/** What the settings of a capture say of one document. */
export declare function stepsAgain(sites: readonly SiteSteps[], url: PageUrl): StepsAgain;
