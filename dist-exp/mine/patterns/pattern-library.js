// A library of shared patterns: pages of alike behaviour, found by a mixture of multinomials, as priors for others.
import { shrunkPattern } from "./pattern.js";
const ROUNDS = 25;
/** Finds at most `size` shared patterns in the pages' counts by period; deterministic. */
export function findPatterns(pages, size) {
    const periods = pages[0]?.length ?? 0;
    const site = new Float64Array(periods);
    for (const counts of pages)
        for (let k = 0; k < periods; k++)
            site[k] += counts[k];
    let library = seedPatterns(pages, site, size);
    for (let round = 0; round < ROUNDS && library.patterns.length > 1; round++)
        library = improve(pages, library, site);
    const order = library.shares.map((_, i) => i).sort((a, b) => library.shares[b] - library.shares[a]);
    return { patterns: order.map((i) => library.patterns[i]), shares: order.map((i) => library.shares[i]) };
}
/** How likely a page follows each pattern of the library. */
export function membership(library, counts) {
    const logs = library.patterns.map((pattern, i) => {
        let log = Math.log(library.shares[i] + 1e-9);
        for (let k = 0; k < pattern.length; k++)
            log += counts[k] * Math.log(pattern[k] + 1e-9);
        return log;
    });
    const most = Math.max(...logs);
    const weights = logs.map((log) => Math.exp(log - most));
    const total = weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => weight / total);
}
/** A page's pattern: its own counts leaning on the shared patterns it seems to follow. */
export function patternWithLibrary(library, counts, leaning) {
    const follows = membership(library, counts);
    const prior = new Float64Array(counts.length);
    for (const [i, pattern] of library.patterns.entries()) {
        for (let k = 0; k < prior.length; k++)
            prior[k] += follows[i] * pattern[k];
    }
    return shrunkPattern(counts, prior, leaning);
}
// The busiest pages whose patterns differ most from those chosen before.
function seedPatterns(pages, site, size) {
    const shaped = pages.map((counts) => shrunkPattern(counts, site, 5));
    const patterns = [shrunkPattern(site, site, 1)];
    while (patterns.length < Math.min(size, pages.length)) {
        const far = shaped.map((shape) => Math.min(...patterns.map((pattern) => distance(pattern, shape))));
        const next = far.indexOf(Math.max(...far));
        if (next < 0 || !(far[next] > 0))
            break;
        patterns.push(shaped[next]);
    }
    return { patterns, shares: patterns.map(() => 1 / patterns.length) };
}
function improve(pages, library, site) {
    const sums = library.patterns.map(() => new Float64Array(site.length));
    const shares = library.shares.map(() => 0);
    for (const counts of pages) {
        for (const [i, weight] of membership(library, counts).entries()) {
            shares[i] += weight / pages.length;
            for (let k = 0; k < site.length; k++)
                sums[i][k] += weight * counts[k];
        }
    }
    return { patterns: sums.map((counts) => shrunkPattern(counts, site, 5)), shares };
}
function distance(a, b) {
    let sum = 0;
    for (let k = 0; k < a.length; k++)
        sum += Math.abs(a[k] - b[k]);
    return sum;
}
