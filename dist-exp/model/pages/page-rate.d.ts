import type { Instant } from "../time/instant.js";
import type { PageKind, PageUrl } from "./page.js";
/** The looks at one page so far, summed up; old looks fade. Times in milliseconds. */
export interface PageRate {
    readonly url: PageUrl;
    readonly kind: PageKind;
    readonly depth: number;
    /** Media type of the last state, without parameters; empty when there was none. */
    readonly mediaType: string;
    /** When the last look that counts was sent; later ones can be added, earlier ones are in already. */
    readonly lastLookAt: Instant;
    /** Stands for the state last seen: equal keys, equal states. */
    readonly stateKey: string;
    /** Time during which the page is known to have stayed as it was. */
    readonly quietMs: number;
    /** Changes whose instant the server told (Last-Modified); the time since then is in `quietMs`. */
    readonly datedChanges: number;
    /** Changes known only to lie within an interval: weight by length, lengths as powers of two (see `spanOf`). */
    readonly changes: Readonly<Record<number, number>>;
    /** Last-Modified of the last state, where it had one. */
    readonly stamp: Instant | null;
    /** How often the page's Last-Modified contradicted what was seen. */
    readonly stampFaults: number;
    /** One fetch after t* was enough for an attested claim: its host passed the trust test with stamps. */
    readonly attestable: boolean;
    /** The last state was an absence (404, 410). */
    readonly isGone: boolean;
    /** Differed between two back-to-back requests when last asked twice. */
    readonly isSelfVarying: boolean;
}
