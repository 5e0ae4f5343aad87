// The fetch stage: URL in, exact bytes with their times out.
export { HttpFetcher } from "./http-fetcher.js";
export { parseCookieFile } from "./cookie-file.js";
export { parseCredentials } from "./credentials.js";
export { parseProxy } from "./proxy.js";
export { parseTrustedRoots } from "./trusted-roots.js";
