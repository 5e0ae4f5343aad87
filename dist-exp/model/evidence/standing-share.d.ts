import type { ClosedInterval } from "../time/interval.js";
import type { Sighting } from "./sighting.js";
import type { LastModifiedTrust } from "./version.js";
/** By how many pages more, or fewer, are known from an instant on; in order of time, each instant once. */
export interface StepChanges {
    readonly at: Float64Array;
    readonly by: Int32Array;
}
/** What a capture found a host's words to be worth. */
export interface HostWord {
    readonly host: string;
    /** `null`: its Last-Modified is not trusted. */
    readonly trust: LastModifiedTrust | null;
    /** Whether nothing was seen against its 304s. */
    readonly isNotModifiedTrusted: boolean;
}
/** What all captures' findings of one host come to: one that caught it lying is enough; nobody's finding is no trust. */
export declare function hostWordOf(host: string, found: readonly HostWord[]): HostWord;
/** The sightings without 304s that the host's word is not good enough for: all of them, or those to its Last-Modified. */
export declare function believedLooks(sightings: readonly Sighting[], word: HostWord): readonly Sighting[];
/** One capture's share. */
export interface StandingShare {
    /** Pages that no earlier share counts. */
    readonly pages: number;
    readonly changes: StepChanges;
    readonly hosts: readonly HostWord[];
}
/** Sums up changes of intervals: eight bytes for each end, however many pages there are. */
export declare class StepTally {
    #private;
    /** Intervals that are known now; with −1 such as are not any more. Closed at both ends, in whole milliseconds. */
    add(intervals: readonly ClosedInterval[], sign?: 1 | -1): void;
    get changes(): StepChanges;
}
/** Several lists of changes as one. */
export declare function mergedChanges(lists: readonly StepChanges[]): StepChanges;
/** As a list of gaps and changes in turn: short as text. */
export declare function packChanges({ at, by }: StepChanges): number[];
/** Reads what {@link packChanges} wrote. */
export declare function unpackChanges(packed: readonly number[]): StepChanges;
