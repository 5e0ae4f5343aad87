/** Draws changes: a Poisson number per period, at uniform times, importance within half of the pattern's. */
export function drawLives(pages, horizon, random) {
    const first = new Int32Array(pages.count + 1);
    const born = [];
    const importance = [];
    for (let page = 0; page < pages.count; page++) {
        first[page] = born.length;
        born.push(0);
        // Definition 4.25 leaves the first version's importance open: 1 (docs/papers/bensaad2011.md, declared readings).
        importance.push(1);
        for (let period = 0; period < horizon; period++) {
            const at = page * pages.periods + (period % pages.periods);
            const times = Array.from({ length: poisson(pages.rates[at], random) }, () => period + random.next());
            for (const time of times.sort((a, b) => a - b)) {
                born.push(time);
                importance.push(Math.min(1, pages.importances[at] * (0.5 + random.next())));
            }
        }
    }
    first[pages.count] = born.length;
    return { first, born: Float64Array.from(born), importance: Float64Array.from(importance) };
}
/** Death of a version. */
export function diesAt({ first, born }, page, version) {
    return version + 1 < first[page + 1] ? born[version + 1] : Infinity;
}
/** The version of a page that is on the site at a time; of several born then, the last. */
export function versionAt({ first, born }, page, time) {
    let [low, high] = [first[page], first[page + 1] - 1];
    while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (born[middle] <= time)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
/** All versions but the first as jobs for the bound: a version can be had in every period its life touches. */
export function versionJobs(lives, horizon, worth) {
    const first = [];
    const last = [];
    const weights = [];
    for (let page = 0; page + 1 < lives.first.length; page++) {
        for (let version = lives.first[page] + 1; version < lives.first[page + 1]; version++) {
            first.push(Math.floor(lives.born[version]));
            last.push(Math.min(horizon - 1, Math.floor(diesAt(lives, page, version))));
            weights.push(worth(page, version));
        }
    }
    return { first: Int32Array.from(first), last: Int32Array.from(last), weights: Float64Array.from(weights) };
}
/** Knuth's product method; rates here are small. */
function poisson(mean, random) {
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = random.next(); product > limit; product *= random.next())
        count++;
    return count;
}
