// Deals the server's habits to a page.
import type { Random } from "#ports/index.js";
import { pickFrom } from "./chance.js";
import type { HabitSettings } from "../settings.js";
import type { PageHabits } from "./site-page.js";

/** What a page's habits depend on beside chance. */
export interface HabitLimits {
  /** Pictures, fonts and PDF are compressed already. */
  readonly isText: boolean;
  readonly mayBeCached: boolean;
}

/** Draws one page's habits; every page makes the same number of draws. */
export function drawHabits(settings: HabitSettings, random: Random, limits: HabitLimits): PageHabits {
  const { caches } = settings;
  const validators = pickFrom(random, settings.validators);
  const coding = pickFrom(random, settings.coding);
  const framing = pickFrom(random, settings.framing);
  const isCached = random.next() < caches.share && limits.mayBeCached;
  const hidesAge = random.next() < caches.hiddenAgeShare;
  return {
    validators,
    coding: limits.isText ? coding : "identity",
    framing,
    caches: isCached ? { nodes: caches.nodes, ttlMs: caches.ttlMs, hidesAge } : null,
  };
}
