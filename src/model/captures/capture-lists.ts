// Captures and their sites as lists that are asked for a piece at a time; the same by any store.
import type { Instant } from "../time/instant.js";
import { isOfMoment, isUnfinished, type Capture, type CapturePhase } from "./capture.js";

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
export function askedCaptures(newestFirst: readonly Capture[], asked: CapturesAsked): Capture[] {
  const { site, behind, from = -Infinity, to = Infinity, unfinished, ofMoment, endedFrom, limit } = asked;
  const at = behind === undefined ? -1 : newestFirst.findIndex(({ id }) => id === behind);
  if (behind !== undefined && at === -1) return [];
  return newestFirst
    .slice(at + 1)
    .filter((one) => site === undefined || one.site === site)
    .filter((one) => unfinished === undefined || isUnfinished(one))
    .filter((one) => ofMoment === undefined || isOfMoment(one))
    .filter(({ finishedAt }) => endedFrom === undefined || (finishedAt !== null && finishedAt >= endedFrom))
    .filter(({ asOf, startedAt }) => (asOf ?? startedAt) >= from && (asOf ?? startedAt) <= to)
    .slice(0, limit);
}

/** How many captures there are in each phase. */
export type CapturePhases = Readonly<Record<CapturePhase, number>>;

/** Counts captures by their phases. */
export function phasesOf(phases: Iterable<readonly [phase: CapturePhase, captures: number]>): CapturePhases {
  const counted = { visiting: 0, revisiting: 0, finished: 0, failed: 0, cancelled: 0 };
  for (const [phase, captures] of phases) counted[phase] += captures;
  return counted;
}

/** The sites of captures that are given newest first. */
export function askedSites(newestFirst: readonly Capture[], asked: SitesAsked): SiteEntry[] {
  const { contains = "", named, behind, limit } = asked;
  const sites = new Map<string, SiteEntry>();
  for (const { site, startedAt } of newestFirst) {
    const { captures, lastAt } = sites.get(site) ?? { captures: 0, lastAt: startedAt };
    sites.set(site, { site, captures: captures + 1, firstAt: startedAt, lastAt });
  }
  const part = inSmallLetters(contains);
  return [...sites.values()]
    .filter(({ site }) => named === undefined || site === named)
    .filter(({ site }) => inSmallLetters(site).includes(part))
    .filter((one) => behind === undefined || order(behind, one) < 0)
    .sort(order)
    .slice(0, limit);
}

type Placed = NonNullable<SitesAsked["behind"]>;

function order(a: Placed, b: Placed): number {
  return b.lastAt - a.lastAt || (a.site < b.site ? -1 : a.site > b.site ? 1 : 0);
}

function inSmallLetters(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
