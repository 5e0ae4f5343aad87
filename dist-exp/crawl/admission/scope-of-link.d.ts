import type { FrontierPage, PageKind, PageUrl, ScopeRefusal } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
/** A link as it was found on a page. */
interface FoundLink {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
}
/** Why a link found on a page is not taken; `null` when it is. */
export declare function linkRefusal(run: CaptureRun, from: FrontierPage, link: FoundLink): ScopeRefusal | null;
export {};
