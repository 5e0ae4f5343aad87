/** What the query of a list says. */
export interface ListAsked {
    readonly cursor?: string;
    readonly limit: number;
    readonly q?: string;
    readonly from?: number;
    readonly to?: number;
}
/** Reads it. @throws NOT_FOUND where it is no such query */
export declare function listAsked(query: unknown, usual?: number): ListAsked;
