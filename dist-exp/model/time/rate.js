// A per-slot change probability (Spaniol's lambda) and a Poisson rate (SOLAR's lambda) are different things.
const MS_PER_DAY = 86_400_000;
/** Checks and brands a per-slot change probability. */
export function slotProbability(p) {
    if (!(p >= 0 && p <= 1))
        throw new RangeError(`not a probability: ${p}`);
    return p;
}
/** Checks and brands a Poisson rate per slot. */
export function ratePerSlot(rate) {
    if (!(rate >= 0) || rate === Infinity)
        throw new RangeError(`not a finite rate: ${rate}`);
    return rate;
}
/** Checks and brands a Poisson rate per day. */
export function ratePerDay(rate) {
    if (!(rate >= 0) || rate === Infinity)
        throw new RangeError(`not a finite rate: ${rate}`);
    return rate;
}
/** p = 1 - e^(-r): the chance of at least one change in a slot. */
export function toSlotProbability(rate) {
    return -Math.expm1(-rate);
}
/** r = -ln(1 - p); a page that changes in every slot (p = 1) has no finite rate. */
export function toRatePerSlot(p) {
    return ratePerSlot(-Math.log1p(-p));
}
/** The rate per slot of a page whose rate per day is known, for slots of the given length. */
export function perSlot(rate, slotMs) {
    return ratePerSlot((rate * slotMs) / MS_PER_DAY);
}
