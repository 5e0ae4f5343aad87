import type { Described, Description, DublinCore, Instant } from "#model/index.js";
/** The descriptions of an archive. */
export interface DescriptionStore {
    /** What is said now; `null` when nothing ever was. */
    get(of: Described): Promise<Description | null>;
    /** Says something else from now on; what was said before stays on record. No elements take all back. */
    put(of: Described, elements: DublinCore, at: Instant): Promise<Description>;
    /** What is said now of every site and capture that anything was ever said of, in the order of their names. */
    all(): AsyncIterable<Description>;
}
