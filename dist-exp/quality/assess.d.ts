import { type Capture, type FrontierPage, type Instant, type PageRendering, type PageUrl, type Sighting } from "#model/index.js";
import { type HostTrust } from "./host-trust.js";
import { type PageAssessment } from "./page-verdict.js";
/** All that one capture saw; lists are gone through several times and never held whole. */
export interface CaptureEvidence {
    readonly capture: Capture;
    readonly plannedAsOf: Instant;
    /** Every page known to be in scope, in order of discovery. */
    readonly pages: Pick<readonly FrontierPage[], "length" | "at" | typeof Symbol.iterator>;
    /** Position of a page in `pages`, or −1. */
    readonly numberOf: (url: PageUrl) => number;
    readonly sightingsOf: (url: PageUrl) => readonly Sighting[];
    /** Positions in `pages` of what a document needs to be shown; −1 for what is not among them. */
    readonly requisitesOf: (document: number) => Iterable<number>;
    /** What showing a document in a browser brought; nothing was shown unless told. */
    readonly renderingOf?: (document: PageUrl) => PageRendering | null;
    /** Hosts whose Last-Modified contradicts what earlier captures saw, with the reason; none unless told. */
    readonly contradictedEarlier?: ReadonlyMap<string, string>;
}
/** What it proves. */
export interface Assessment {
    readonly evidence: CaptureEvidence;
    readonly asOf: Instant;
    readonly sharpAtPlanned: number;
    readonly hosts: ReadonlyMap<string, HostTrust>;
    /** Judged anew whenever they are gone through. */
    readonly pages: Iterable<PageAssessment>;
}
/** Judges every page; the denominator is every page known to be in scope. */
export declare function assessCapture(evidence: CaptureEvidence): Assessment;
/** Every page judged at an instant, anew whenever they are gone through. */
export declare function judgedAt(at: Instant, evidence: CaptureEvidence, hosts: ReadonlyMap<string, HostTrust>): Iterable<PageAssessment>;
/** The trust test of every host with a sighting; what else the sightings are for can be done in the same pass. */
export declare function testHosts({ pages, sightingsOf }: Pick<CaptureEvidence, "pages" | "sightingsOf">, onPage?: (sightings: readonly Sighting[], number: number) => void): Map<string, HostTrust>;
