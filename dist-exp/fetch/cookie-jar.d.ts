import type { Instant, KeptCookie, PageUrl } from "#model/index.js";
import type { CookieKeeper } from "#ports/index.js";
/** Holds them for one fetcher. */
export declare class CookieJar implements CookieKeeper {
    #private;
    get kept(): readonly KeptCookie[];
    hold(cookies: readonly KeptCookie[]): void;
    /** Section 5.3; a cookie that is over already takes the one before it away. */
    obey(url: PageUrl, setCookies: readonly string[], now: Instant): void;
}
