import type { Capture, Sighting } from "#model/index.js";
import type { Engine } from "../engine/engine.js";
import type { PageRow } from "../tables/pages-table.js";
import { type RowBounds, type WrittenTable } from "./month-files.js";
interface SightingTerms {
    readonly makeFolder: (name: string) => Promise<string>;
    readonly bounds?: RowBounds;
}
/** Takes verdicts and sightings, capture by capture. */
export declare class SightingFiles {
    #private;
    private constructor();
    static make(engine: Engine, { makeFolder, bounds }: SightingTerms): Promise<SightingFiles>;
    /** All of a capture's come before its first sighting, and {@link endVerdicts} between them. */
    addVerdict(row: PageRow): Promise<void>;
    endVerdicts(): Promise<void>;
    add(sighting: Sighting, capture: Capture): Promise<void>;
    /** Verdicts that no sighting waits for any more are forgotten now and then. */
    endCapture(): Promise<void>;
    finish(): Promise<WrittenTable>;
}
export {};
