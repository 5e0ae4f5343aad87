import type { DublinCore } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
import type { PackageFile } from "./package-writer.js";
/** What a package takes along of descriptions. */
export interface SaidInPackage {
    readonly files: readonly PackageFile[];
    /** Title and description, where people gave them: datapackage.json has a place for both. */
    readonly ofPackage: {
        readonly title?: string;
        readonly description?: string;
    };
    /** What is said of its one capture or, for lack of that, of its one site. */
    readonly elements: DublinCore;
}
/** Gathers the descriptions of sites and captures. */
export declare function packageDescriptions(archive: BlobStore, sites: readonly string[], captures: readonly string[]): Promise<SaidInPackage>;
