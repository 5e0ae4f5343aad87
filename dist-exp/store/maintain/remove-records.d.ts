import { type Instant, type RemovedFrom } from "#model/index.js";
import { type FileSystem } from "../file-system.js";
/** What is to be removed, and why. */
export interface RemovalOrder {
    readonly capture: string;
    /** Everything that was fetched from these addresses, and what a browser made of it. */
    readonly urls: readonly string[];
    /** Single records. */
    readonly ids: readonly string[];
    readonly reason: string;
    /** Who ordered it, such as a court and its reference. */
    readonly orderedBy: string | null;
    readonly at: Instant;
}
/** What was removed from one file, of whichever capture. */
export interface Removed extends RemovedFrom {
    readonly capture: string;
}
/** What a removal came to. */
export interface Removals {
    readonly removed: readonly Removed[];
    /** Files of earlier captures that hold bodies which the removed fetches borrowed. */
    readonly stillHeldIn: readonly string[];
}
/** Removes records from a capture's files, and what borrows from them from others'; says what is left elsewhere. */
export declare function removeRecords(dir: string, order: RemovalOrder, fs?: FileSystem): Promise<Removals>;
