import type { HeldBodies, LendingFile } from "#model/index.js";
import type { ShapedPage } from "./certificate-shape.js";
/** What was checked. */
export interface VerifiedFigures {
    readonly site: string;
    readonly asOf: string;
    readonly pages: number;
    readonly sharp: number;
    readonly attested: number;
    /** Pages whose records were removed by order: as signed, and counted nowhere else. */
    readonly removed: number;
    /** Documents that a browser showed, and those of them that are sharp with all they asked for; none where none was. */
    readonly rendered: {
        readonly documents: number;
        readonly sharp: number;
    };
    /** Of the sharp pages, what is held of their two responses. */
    readonly bodies: Required<HeldBodies>;
    readonly records: number;
    readonly warcs: number;
    readonly bytes: number;
}
/** Counts pages that could be recomputed. */
export declare function pageFigures(pages: readonly ShapedPage[]): Pick<VerifiedFigures, "sharp" | "attested" | "bodies">;
/** The files that lend bodies to the looks listed, by name, with the number of their responses. */
export declare function lendingFiles(pages: readonly ShapedPage[]): LendingFile[];
