import type { FetchRequest } from "#ports/index.js";
import { type Cookie } from "./cookie-file.js";
import { CookieJar } from "./cookie-jar.js";
import { type Credential } from "./credentials.js";
/** What the user adds to every request. */
export interface RequestExtras {
    /** Lines like `Accept-Language: de`. */
    readonly headers?: readonly string[];
    readonly cookies?: readonly Cookie[];
    /** Each for one origin. */
    readonly credentials?: readonly Credential[];
}
/** One request as it is sent, and as it is written down: the same bytes, save the secret of its Authorization. */
export interface RequestForms {
    readonly sent: Buffer;
    readonly recorded: Buffer;
}
/** Headers beside Host, in the order sent. No cookies, no language unless given: what a stranger gets. */
export declare class RequestProfile {
    #private;
    /** Cookies that hosts set; empty unless somebody obeys. */
    readonly jar: CookieJar;
    constructor(userAgent: string, extras?: RequestExtras);
    /** For the record; cookies by name and digest, credentials by origin and digest. */
    get recorded(): Readonly<Record<string, string>>;
    /** A request to the URL: a GET, or what the page or the caller makes of it. */
    requestOf(url: URL, request: AskedRequest): RequestForms;
}
/** What of a request its bytes depend on. */
type AskedRequest = Pick<FetchRequest, "conditional" | "post">;
export {};
