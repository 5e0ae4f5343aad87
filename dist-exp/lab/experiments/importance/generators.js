/** Periods in a day's pattern (bensaad2011 section 7). */
export const PERIODS = 24;
/** From alike to very different. */
export const GENERATORS = [
    { name: "alike", rates: [0.1, 0.1], peaks: 1, sharpness: 1, importanceShift: 0, leastWeight: 1 },
    { name: "weights", rates: [0.05, 0.2], peaks: 1, sharpness: 1, importanceShift: 0, leastWeight: 0.1 },
    { name: "shifted", rates: [0.02, 0.5], peaks: 4, sharpness: 2, importanceShift: 3, leastWeight: 0.1 },
    { name: "different", rates: [0.01, 1], peaks: 24, sharpness: 3, importanceShift: 6, leastWeight: 0.05 },
    {
        name: "very-different",
        rates: [0.01, 3],
        peaks: 24,
        sharpness: 3,
        importanceShift: 12,
        leastWeight: 0.02,
    },
    {
        name: "mostly-still",
        rates: [0.002, 2],
        peaks: 24,
        sharpness: 3,
        importanceShift: 12,
        leastWeight: 0.02,
    },
];
/** Generators whose pages differ in rate by a factor of 25 and more. */
export const HETEROGENEOUS = ["shifted", "different", "very-different", "mostly-still"];
/** Draws the pages of a site. */
export function generatePages(generator, count, random) {
    const rates = new Float32Array(count * PERIODS);
    const importances = new Float32Array(count * PERIODS);
    const weights = new Float64Array(count);
    for (let page = 0; page < count; page++) {
        const peak = Math.floor(random.next() * Math.max(1, generator.peaks)) * (PERIODS / Math.max(1, generator.peaks));
        const importancePeak = peak + (random.next() * 2 - 1) * generator.importanceShift;
        const level = logUniform(random, generator.rates);
        const importance = 0.2 + 0.6 * random.next();
        const shape = hourShape(peak, generator.sharpness);
        const importanceShape = hourShape(importancePeak, generator.sharpness / 2);
        for (let k = 0; k < PERIODS; k++) {
            rates[page * PERIODS + k] = level * shape[k];
            importances[page * PERIODS + k] = Math.min(1, importance * importanceShape[k]);
        }
        weights[page] = logUniform(random, [generator.leastWeight, 1]);
    }
    return { count, weights, periods: PERIODS, rates, importances };
}
/** A bump over the day (von Mises), with mean 1. */
function hourShape(peak, sharpness) {
    const raw = Array.from({ length: PERIODS }, (_, k) => Math.exp(sharpness * Math.cos((2 * Math.PI * (k - peak)) / PERIODS)));
    const mean = raw.reduce((a, b) => a + b, 0) / PERIODS;
    return raw.map((value) => value / mean);
}
function logUniform(random, [least, most]) {
    return least * (most / least) ** random.next();
}
