import { type Instant } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import type { OutcomeReader } from "./imported-look.js";
import type { ImportPlace } from "./take-file.js";
import type { TakenEntry } from "./take-package.js";
/** What reads exchanges: the detect stage's, given by whoever wires the stages. */
export interface CatalogueOptions {
    readonly readOutcome: OutcomeReader;
}
/** What one run of `import` has taken. */
export interface TakenFiles {
    readonly site: string;
    readonly now: Instant;
    readonly taken: readonly TakenEntry[];
}
/** Puts the import on record and into the catalog, which is made when there is none. */
export declare function cataloguePieces(place: ImportPlace, { site, now, taken }: TakenFiles, options: CatalogueOptions): Promise<void>;
/** Every import on record becomes a capture, unless it is one; one that was broken off is completed. */
export declare function collectRecorded({ blobs, lines }: Pick<ImportPlace, "blobs"> & Partial<Pick<ImportPlace, "lines">>, catalog: OpenedCatalog, { readOutcome }: CatalogueOptions): Promise<number>;
