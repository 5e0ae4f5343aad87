import { type LastModifiedTrust, type Sighting } from "#model/index.js";
/** The outcome of a host's trust test, with the sightings that decided it, and the reason when it failed. */
export type HostTrust = LastModifiedFinding & {
    /** Why the host's 304s are worth nothing; `null` while nothing was seen against them. */
    readonly notModified: Violation | null;
    /** Its own sightings pass; what earlier captures saw contradicts its Last-Modified. */
    readonly contradictedEarlier?: true;
};
type LastModifiedFinding = {
    readonly restsOn: readonly Sighting[];
} & ({
    readonly kind: "trusted";
    readonly trust: LastModifiedTrust;
} | {
    readonly kind: "distrusted";
    readonly reason: string;
});
/** What was seen against a host's words, and in which sightings. */
export interface Violation {
    readonly reason: string;
    readonly restsOn: readonly Sighting[];
}
/** Tests all of one host's sightings, page by page; one violation distrusts the host. */
export declare function testHost(pages: readonly (readonly Sighting[])[]): HostTrust;
/** The test of one host in one pass over its pages; few of them are looked at again at the end. */
export declare class HostTest {
    #private;
    /** Takes one page's sightings; the number is for {@link result} to find them again. */
    see(number: number, all: readonly Sighting[]): void;
    /** What all pages seen say together. */
    result(sightingsOf: (number: number) => readonly Sighting[]): HostTrust;
}
/** What one page's sightings say against its host's 304s. */
export declare function againstNotModified(sightings: readonly Sighting[]): Violation | null;
export {};
