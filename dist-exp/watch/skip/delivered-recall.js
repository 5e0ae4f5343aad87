/** Share of the pages passed over that is looked at all the same, by lot (docs/papers/near-miner.md). */
export const LOT_SHARE = 0.05;
/** Changes that nobody found, for each that the lot did. */
const STANDS_FOR = 1 / LOT_SHARE - 1;
/** Either side of the interval leaves out this much. */
const TAIL = 0.05;
/** Edits in bulk come between looks: up to so many times as many are missed as if changes came one by one. */
const BURSTS = 1.25;
/** For a 90 % interval of a mean over some 26 rounds (Student's t). */
const STUDENT_90 = 1.71;
/**
 * The share delivered, with a 90 % interval. Changes that the lot found are Poisson where each comes by itself, and
 * every one stands for 1 / LOT_SHARE − 1 that nobody found; but they come in bulk, so what leaving out one round after
 * the other moves the share by counts too (jackknife), and the wider of the two is told. `null` before any change.
 */
export function deliveredRecall(tallies) {
    const all = sumOf(tallies);
    if (all.found === 0)
        return null;
    const part = all.lots === 0 ? 1 : all.byLot / all.lots;
    const share = (count) => all.found / (all.found + count * part * STANDS_FOR);
    const middle = shareOf(all);
    const half = STUDENT_90 * jackknifeError(tallies, all);
    return {
        share: middle,
        low: withMissed(Math.max(0, Math.min(share(mostExpected(all.lots)), middle - half)), BURSTS),
        high: Math.min(1, Math.max(share(leastExpected(all.lots)), middle + half)),
    };
}
/** What a share is when so many times as many are missed. */
function withMissed(share, times) {
    return share === 0 ? 0 : 1 / (1 + times * (1 / share - 1));
}
function shareOf({ found, byLot }) {
    return found === 0 ? 1 : found / (found + byLot * STANDS_FOR);
}
function sumOf(tallies) {
    return tallies.reduce((sum, { found, byLot, lots }) => ({
        found: sum.found + found,
        byLot: sum.byLot + byLot,
        lots: sum.lots + lots,
    }), { found: 0, byLot: 0, lots: 0 });
}
function jackknifeError(tallies, all) {
    const without = tallies.map(({ found, byLot, lots }) => shareOf({ found: all.found - found, byLot: all.byLot - byLot, lots: all.lots - lots }));
    const mean = without.reduce((sum, one) => sum + one, 0) / without.length;
    const squares = without.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return Math.sqrt(((without.length - 1) / without.length) * squares);
}
/** From so many on a Poisson number is as good as normal, and its chances are too small to be summed up. */
const MANY = 300;
const NORMAL_90 = 1.645;
/** The greatest mean at which so few are not rarer than the tail (Garwood 1936). */
function mostExpected(count) {
    if (count > MANY)
        return count + NORMAL_90 * Math.sqrt(count);
    return meanAt((mean) => atMost(count, mean) > TAIL, 2 * count + 10);
}
/** The least mean at which so many are not rarer than the tail. */
function leastExpected(count) {
    if (count > MANY)
        return count - NORMAL_90 * Math.sqrt(count);
    return count === 0 ? 0 : meanAt((mean) => 1 - atMost(count - 1, mean) < TAIL, count);
}
/** Where a condition that holds for small means ceases to hold. */
function meanAt(holds, most) {
    let [low, high] = [0, most];
    for (let step = 0; step < 60; step++) {
        const middle = (low + high) / 2;
        if (holds(middle))
            low = middle;
        else
            high = middle;
    }
    return low;
}
/** Chance of at most so many, of a Poisson number. */
function atMost(count, mean) {
    let [term, sum] = [Math.exp(-mean), 0];
    for (let k = 0; k <= count; k++) {
        sum += term;
        term *= mean / (k + 1);
    }
    return sum;
}
