import type { Archive } from "#ports/index.js";
import { MemoryCatalog } from "#store/index.js";
/** An archive that can be branched. */
export interface MemoryArchive extends Archive {
    /** Another archive with the same past. */
    branch(): MemoryArchive;
}
/** An archive for captures of one site, empty unless told. */
export declare function memoryArchive(catalog?: MemoryCatalog): MemoryArchive;
