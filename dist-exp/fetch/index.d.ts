export { HttpFetcher, type HttpFetcherOptions } from "./http-fetcher.js";
export type { FetchLimits } from "./limits.js";
export { parseCookieFile } from "./cookie-file.js";
export { parseCredentials } from "./credentials.js";
export type { RequestExtras } from "./request-profile.js";
export { parseProxy, type Proxy } from "./proxy.js";
export { parseTrustedRoots, type TrustedRoots } from "./trusted-roots.js";
