import { type Fields } from "./fields.js";
/** Where a resumed capture stood. */
export interface Standing {
    /** The place of its next sighting. */
    readonly nextSeq: number;
    /** Places before it whose sightings were never acknowledged. */
    readonly missing: readonly number[];
    /** How many pages it knew. */
    readonly pages: number;
}
/** Where a capture stands whose catalog holds these sightings. */
export declare function standingOf(sightings: Iterable<number>, pages: number): Standing;
/** A resume as it is put on record. */
export declare function resumeRecord({ nextSeq, missing, pages }: Standing): Fields;
/** What a resume put on record. */
export declare function readResumeRecord(fields: Fields): Standing | null;
