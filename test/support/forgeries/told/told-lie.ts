// One forgery of a testimony, and what several have in common.
import type { ToldBase, ToldCare, ToldForgery } from "./told-forgery.js";

/** One forgery of a testimony. */
export interface ToldLie {
  readonly name: string;
  readonly base: ToldBase;
  readonly care: ToldCare;
  /** Where the first verifier must refuse it. */
  readonly first: RegExp;
  /** Where the second must, when it looks in another order. */
  readonly second?: RegExp;
  readonly forge: (forgery: ToldForgery) => void;
}

/** A version of a testimony. */
export type Version = ToldForgery["testimony"]["versions"][number];

/** An hour. */
export const HOUR_MS = 3_600_000;
/** An instant some time later. */
export const moved = (iso: string, ms: number): string => new Date(Date.parse(iso) + ms).toISOString();
/** Alters the first version. */
export const ofFirst = (alter: (version: Version) => void) => (f: ToldForgery) =>
  alter(f.testimony.versions[0]!);
