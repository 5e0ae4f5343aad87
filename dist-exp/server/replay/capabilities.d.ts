/** What the path of a request on a site's origin shows of its sender. */
export type Bearer = 
/** Someone who was shown pages of the site. */
{
    readonly kind: "own";
}
/** A page of another archived site, which embeds something of this one. */
 | {
    readonly kind: "embedder";
    readonly label: string;
};
/** A path on a site's origin without what stood before it. */
export interface OpenedPath {
    readonly path: string;
    /** The view that the request says it belongs to. */
    readonly view: string | null;
    readonly bearer: Bearer;
}
/** Makes and checks the secrets of one running archive. */
export declare class Capabilities {
    #private;
    constructor(token: string | null);
    /** What stands before the timestamp in addresses of the access origin (`null`) or of a site, perhaps in a view. */
    prefixOf(label: string | null, view?: string | null): string;
    /** The same for what a page of one site embeds from another. */
    embedPrefix(embedder: string, label: string, view?: string | null): string;
    /** Takes the secret off a path on the access origin; `null` when it is not the right one. */
    openAccess(path: string): string | null;
    /** Takes the secret off a path on a site's origin and says whose it is. */
    openSite(path: string, label: string): OpenedPath | null;
}
