import type { PageToRender, RenderOutcome } from "#ports/index.js";
import type { RunningBrowser } from "../browser/running-browser.js";
import { type RenderLimits } from "../limits.js";
import type { FieldProfile } from "../requests/request-fields.js";
/** What a page is shown with. */
export interface PageMeans {
    readonly browser: RunningBrowser;
    readonly limits: RenderLimits;
    readonly profile: FieldProfile;
}
/** How it ended, and whether the browser is still fit for another page; a fault is one of ours or of the caller's. */
export interface PageEnd {
    readonly end: {
        readonly outcome: RenderOutcome;
    } | {
        readonly fault: unknown;
    };
    readonly isBrowserFit: boolean;
}
/** Shows a page; whatever it does to its browser, the end is a value. */
export declare function renderPage(page: PageToRender, means: PageMeans, signal?: AbortSignal): Promise<PageEnd>;
