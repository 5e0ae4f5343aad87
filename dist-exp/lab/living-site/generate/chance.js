// Named streams of chance and the few distributions the site draws from.
import { SeededRandom } from "#adapters/index.js";
/** An independent stream per purpose; neighbouring seeds and names give unrelated streams. */
export function stream(seed, purpose) {
    let hash = mix(seed | 0);
    for (let i = 0; i < purpose.length; i++)
        hash = Math.imul(hash ^ purpose.charCodeAt(i), 0x01000193);
    return new SeededRandom(mix(hash));
}
// MurmurHash3's finaliser: without it streams whose names differ in the last character start almost equal.
function mix(value) {
    let hash = value ^ (value >>> 16);
    hash = Math.imul(hash, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
}
/** Uniform in [low, high). */
export function uniform(random, low, high) {
    return low + (high - low) * random.next();
}
/** Whole number in [low, high], both included. */
export function integer(random, low, high) {
    return low + Math.floor(random.next() * (high - low + 1));
}
/** Exponential with the given mean: the gaps of a Poisson process. */
export function exponential(random, mean) {
    return -Math.log1p(-random.next()) * mean;
}
/** One element; the list must not be empty. */
export function pick(random, list) {
    return list[Math.floor(random.next() * list.length)];
}
/** One name, drawn by its share. */
export function pickFrom(random, shares) {
    const entries = Object.entries(shares).filter(([, share]) => share > 0);
    let left = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
    for (const [name, share] of entries) {
        left -= share;
        if (left < 0)
            return name;
    }
    return entries.at(-1)[0];
}
/** A shuffled copy (Fisher and Yates). */
export function shuffled(random, list) {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(random.next() * (i + 1));
        [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
}
