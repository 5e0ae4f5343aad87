/**
 * Draws what happens around t*. For Poisson changes the times since the last change and until the next are
 * independent and exponential, so that a page is unchanged over a + b slots with probability S(a + b).
 */
export function drawHistory(pages, random) {
    const unchangedBefore = new Float64Array(pages.length);
    const unchangedAfter = new Float64Array(pages.length);
    pages.forEach(({ survival }, i) => {
        const rate = rateOf(survival);
        unchangedBefore[i] = exponential(rate, random);
        unchangedAfter[i] = exponential(rate, random);
    });
    return { unchangedBefore, unchangedAfter };
}
/** Simulated sites have Poisson changes, or one chance per slot, which is the same at whole slots. */
function rateOf(survival) {
    return survival.rate ?? (survival.heat === 1 ? Infinity : -Math.log1p(-survival.heat));
}
function exponential(rate, random) {
    if (rate === 0)
        return Infinity;
    // 1 − u lies in (0, 1], so the logarithm is finite.
    return -Math.log(1 - random.next()) / rate;
}
