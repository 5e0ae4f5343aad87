import { type NetworkPath } from "#model/index.js";
import type { Clock, CookieKeeper, Fetcher, FetchRequest, FetchResult, Spool } from "#ports/index.js";
import type { ConnectOptions } from "./connect.js";
import { type FetchLimits } from "./limits.js";
import { type RequestExtras } from "./request-profile.js";
import { type TrustedRoots } from "./trusted-roots.js";
/** How to fetch; `allowPrivate` is for one's own network and tests. */
export interface HttpFetcherOptions extends Partial<Omit<ConnectOptions, "secureContext" | "onResolved">> {
    readonly clock: Clock;
    /** For example `isochron/0.1.0 (+https://example.org/contact)`. */
    readonly userAgent: string;
    readonly limits?: Partial<FetchLimits>;
    /** Where long responses go, so that one in flight costs bounded memory; all is kept in memory without it. */
    readonly spool?: Spool;
    readonly extras?: RequestExtras;
    /** Trusted beside the roots that come with Node. */
    readonly roots?: TrustedRoots;
}
/** Fetches over HTTP/1.1 and TLS; network causes end in values, never in exceptions. */
export declare class HttpFetcher implements Fetcher {
    #private;
    readonly cookies: CookieKeeper;
    readonly path: NetworkPath;
    constructor(options: HttpFetcherOptions);
    get profile(): Readonly<Record<string, string>>;
    /** @throws UsageError when a validator cannot be sent as a header. */
    fetch(request: FetchRequest, signal?: AbortSignal): Promise<FetchResult>;
    close(): Promise<void>;
}
