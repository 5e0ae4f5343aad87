import { type Instant } from "#model/index.js";
import type { ServerClock } from "./server-clock.js";
import type { SitePage } from "../generate/site-page.js";
import type { PageVersion } from "../generate/timeline.js";
/** What the server says about a response's age and identity; Last-Modified in server time, whole seconds. */
export interface ServedValidators {
    readonly etag: string | null;
    readonly lastModified: Instant | null;
}
/** What the validators are made from. */
export interface ValidatorInput {
    readonly page: SitePage;
    readonly version: PageVersion;
    readonly body: Uint8Array;
    /** True instant at which the response is made. */
    readonly madeAt: Instant;
    readonly clock: ServerClock;
    readonly startAt: Instant;
}
/** The validators that a page's habit puts on a 200 response. */
export declare function validatorsOf(input: ValidatorInput): ServedValidators;
/** Whether the conditional request is answered with 304: If-None-Match first, else If-Modified-Since. */
export declare function isNotModified(headers: ReadonlyMap<string, string>, served: ServedValidators): boolean;
