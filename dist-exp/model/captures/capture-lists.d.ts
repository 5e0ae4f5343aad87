import type { Instant } from "../time/instant.js";
import { type Capture, type CapturePhase } from "./capture.js";
/** Which captures are asked for, newest first. */
export interface CapturesAsked {
    /** Of all sites unless told. */
    readonly site?: string;
    /** Only those that this one comes before in the list; none where there is no such capture. */
    readonly behind?: string;
    /** By the instant that they speak about, or else their start; both ends belong to it. */
    readonly from?: number;
    readonly to?: number;
    /** Only those that can still go on. */
    readonly unfinished?: true;
    /** Only those of a site as of one moment: no patches, and no looks of a watch. */
    readonly ofMoment?: true;
    /** Only those that have ended, then or later. */
    readonly endedFrom?: number;
    readonly limit: number;
}
/** A site by its captures. */
export interface SiteEntry {
    readonly site: string;
    readonly captures: number;
    /** When its first and its newest capture began. */
    readonly firstAt: Instant;
    readonly lastAt: Instant;
}
/** Which sites are asked for: those captured last first, then by name. */
export interface SitesAsked {
    /** A part of the name; letters of ASCII are the same in both cases. */
    readonly contains?: string;
    /** The whole name, as it is. */
    readonly named?: string;
    readonly behind?: Pick<SiteEntry, "site" | "lastAt">;
    readonly limit: number;
}
/** What is asked for of captures that are given newest first. */
export declare function askedCaptures(newestFirst: readonly Capture[], asked: CapturesAsked): Capture[];
/** How many captures there are in each phase. */
export type CapturePhases = Readonly<Record<CapturePhase, number>>;
/** Counts captures by their phases. */
export declare function phasesOf(phases: Iterable<readonly [phase: CapturePhase, captures: number]>): CapturePhases;
/** The sites of captures that are given newest first. */
export declare function askedSites(newestFirst: readonly Capture[], asked: SitesAsked): SiteEntry[];
