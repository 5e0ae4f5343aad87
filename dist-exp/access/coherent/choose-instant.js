// The coherent choice of an instant: the one near the wished time at which the most is known to have stood together.
// Prior art for choosing at query time: Ben Saad, Pehlivan and Gançarski, TPDL 2011.
import { instant } from "#model/index.js";
import { countBegun } from "./in-order.js";
/** What is known far away counts for less: by half for every patience. */
export function gainAt(known, distanceMs, { patienceMs }) {
    return known * 2 ** (-distanceMs / patienceMs);
}
/**
 * The instant u of the greatest gain(u) = known(u) · 2^(−|u − t| / patience), of equal ones the nearest to t, then the
 * earlier. The wished time itself where nothing is known anywhere.
 */
export function chooseInstant(steps, wish) {
    const { at } = wish;
    const own = countBegun(steps.at, (start) => start <= at) - 1; // −1 before all
    const knownAtWish = own < 0 ? 0 : steps.known[own];
    const most = maximum(steps.known);
    const best = { at: at, known: knownAtWish, gain: knownAtWish };
    // Further out no step can win, however much is known there.
    const isOver = (distanceMs) => gainAt(most, distanceMs, wish) <= best.gain;
    const consider = (u, known) => {
        const gain = gainAt(known, Math.abs(u - at), wish);
        const isBetter = gain > best.gain || (gain === best.gain && isNearer(u, best.at, at));
        if (known > 0 && isBetter)
            Object.assign(best, { at: u, known, gain });
    };
    // Before the wish a step is best at its end, after it at its beginning.
    for (let i = own - 1; i >= 0 && !isOver(at - steps.at[i + 1] + 1); i--)
        consider(steps.at[i + 1] - 1, steps.known[i]);
    for (let i = own + 1; i < steps.at.length && !isOver(steps.at[i] - at); i++)
        consider(steps.at[i], steps.known[i]);
    return { at: instant(best.at), known: best.known, knownAtWish };
}
function isNearer(u, than, at) {
    const [own, other] = [Math.abs(u - at), Math.abs(than - at)];
    return own < other || (own === other && u < than);
}
function maximum(values) {
    let most = 0;
    for (const value of values)
        if (value > most)
            most = value;
    return most;
}
