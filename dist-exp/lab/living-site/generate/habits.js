import { pickFrom } from "./chance.js";
/** Draws one page's habits; every page makes the same number of draws. */
export function drawHabits(settings, random, limits) {
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
