import { type DiffView } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { type Comparer } from "./comparer.js";
/** A page and two instants, epoch milliseconds. */
export interface ComparedAt {
    readonly url: string;
    readonly from: number;
    readonly to: number;
}
/** Compares the captures nearest to the instants. @throws BusyError, NOT_FOUND */
export declare function compareAt({ index }: Pick<Archive, "index">, comparer: Comparer, { url, from, to }: ComparedAt): Promise<DiffView>;
