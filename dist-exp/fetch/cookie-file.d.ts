import type { KeptCookie } from "#model/index.js";
/** One cookie of the file. */
export interface Cookie {
    readonly domain: string;
    readonly withSubdomains: boolean;
    readonly path: string;
    readonly secure: boolean;
    readonly name: string;
    readonly value: string;
}
/** Reads domain, subdomains, path, secure, expiry, name and value from tab-separated lines; expired ones are left out. */
export declare function parseCookieFile(text: string, file: string, nowMs: number): Cookie[];
/** The Cookie header for a URL (RFC 6265 section 5.4), or `null` when no cookie is for it; the user's own go before. */
export declare function cookieHeader(given: readonly Cookie[], kept: readonly KeptCookie[], url: URL): string | null;
/** For the record: names, and digests instead of the values, which may be secrets. */
export declare function describeCookies(cookies: readonly Pick<Cookie, "name" | "value">[]): string | null;
