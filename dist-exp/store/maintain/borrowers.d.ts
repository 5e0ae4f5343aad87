import type { OpenedCatalog } from "#ports/index.js";
/** A response or revisit that is to be removed. */
export interface GoingRecord {
    readonly type: string;
    readonly id: string;
    readonly target: string;
}
/** Ids of the records of every fetch that borrows from these, by capture; a capture that can be resumed is refused. */
export declare function borrowersOf(catalog: Pick<OpenedCatalog, "captures" | "sightings">, lenders: readonly GoingRecord[]): Promise<Map<string, string[]>>;
/** Files of earlier captures that still hold the bodies of fetches which are to go. */
export declare function stillLending({ sightings }: Pick<OpenedCatalog, "sightings">, captureId: string, gone: readonly GoingRecord[]): Promise<string[]>;
