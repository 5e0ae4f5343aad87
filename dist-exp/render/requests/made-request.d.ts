import type { PageToRender, RenderRequest, Secrets } from "#ports/index.js";
import type { PausedRequest } from "../cdp/protocol.js";
import type { ActGuard } from "./act-guard.js";
import { type AskedFields, type FieldProfile } from "./request-fields.js";
/** Who asks, and on whose behalf. */
export interface Asking {
    readonly page: PageToRender;
    readonly profile: FieldProfile;
    readonly guard: ActGuard;
    readonly secrets: Secrets | null;
    readonly asker: "page" | "frame" | "worker";
    /** The page's own document; a later one comes of a step. */
    readonly document: "first" | "later" | null;
    /** Of the worker whose program is asked for. */
    readonly workerKind: AskedFields["workerKind"];
}
/** The request; `null` where the browser does not tell it whole. */
export declare function requestFrom({ request, resourceType }: PausedRequest, at: Asking): RenderRequest | null;
