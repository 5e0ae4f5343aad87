/** A request as far as its answer depends on it. */
export interface KeyedRequest {
    readonly method: string;
    readonly contentType: string;
    readonly body: Uint8Array;
}
/** The URL itself for a GET; otherwise with `__wb_method=…&` and the body as a query. */
export declare function requestKeyUrl(url: string, request: KeyedRequest): string;
/** The body as a query, as it also stands in an index line. */
export declare function bodyQuery({ contentType, body }: KeyedRequest): string;
