import { type DecodeLimits } from "#formats/index.js";
import { type Fields, type LookNote } from "#formats/run-records/index.js";
import { type Capture, type Sighting } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
/** The fields of a look beside its sighting. */
interface LookFields {
    readonly sighting: Omit<Sighting, "seq" | "captureId">;
    readonly note: LookNote;
    readonly fields: Fields;
}
/** Rebuilds one capture; its files come in order. */
export declare class CaptureRebuild {
    #private;
    readonly id: string;
    /** The folder of its first file: copies of its files elsewhere add nothing. */
    readonly folder: string;
    /** By which it decoded contents. */
    readonly limits: DecodeLimits;
    private constructor();
    static begin(catalog: OpenedCatalog, capture: Capture, folder: string): Promise<CaptureRebuild>;
    /** Sightings that the catalog did not have. */
    get added(): number;
    /** Whether the catalog had this record's sighting before. */
    knows(recordId: string): boolean;
    /** Takes one of the capture's own records, by the last word of its target. */
    takeOwn(kind: string, fields: Fields): Promise<void>;
    /** Files what only the sum of all records tells: call after the last file. */
    finish(): Promise<void>;
    /** What the planner promised; t* too where no record of its own tells it. */
    takePlan(patch: Required<Pick<Capture, "plannedAsOf" | "expectedSharp" | "upperBound">>): Promise<void>;
    /** Files a sighting, the state of its page and what the page needs. */
    takeLook({ sighting, note, fields }: LookFields): Promise<void>;
}
export {};
