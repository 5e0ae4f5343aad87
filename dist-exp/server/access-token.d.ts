/** Compares in constant time. */
export declare function sameToken(given: string, expected: string): boolean;
/** The token of a request, from `Authorization: Bearer` or `?token=`. */
export declare function tokenOf(request: {
    readonly headers: {
        readonly authorization?: string | undefined;
    };
    readonly query: unknown;
}): string;
/** The token of a request's `Authorization: Bearer` (RFC 6750 section 2.1); empty without one. */
export declare function bearerOf(request: {
    readonly headers: {
        readonly authorization?: string | undefined;
    };
}): string;
