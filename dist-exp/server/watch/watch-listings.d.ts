import type { Archive, Clock, WatchReader } from "#ports/index.js";
import type { ListAsked } from "../sites/list-asked.js";
import { type WatchedSite, type WatchList } from "../watch-schema.js";
/** What lists are made from. */
export interface WatchSource {
    readonly watch: WatchReader;
    readonly archive: Pick<Archive, "hasWriter">;
    readonly clock: Pick<Clock, "now">;
}
/** Makes listings. */
export declare class WatchListings {
    #private;
    constructor(source: WatchSource);
    /** One site. */
    of(name: string): Promise<WatchedSite | null>;
    /** One site. @throws NOT_FOUND where it is not under watch, or the reader is not told of it */
    get(name: string): Promise<WatchedSite>;
    /** All sites, by name. */
    all(): Promise<WatchedSite[]>;
    /** A piece of the list. */
    list({ cursor, limit, q }: ListAsked): Promise<Omit<WatchList, "canEdit">>;
}
