//#region src/model/time/rate.ts
var MS_PER_DAY = 864e5;
/** Checks and brands a per-slot change probability. */
function slotProbability(p) {
	if (!(p >= 0 && p <= 1)) throw new RangeError(`not a probability: ${p}`);
	return p;
}
/** Checks and brands a Poisson rate per slot. */
function ratePerSlot(rate) {
	if (!(rate >= 0) || rate === Infinity) throw new RangeError(`not a finite rate: ${rate}`);
	return rate;
}
/** Checks and brands a Poisson rate per day. */
function ratePerDay(rate) {
	if (!(rate >= 0) || rate === Infinity) throw new RangeError(`not a finite rate: ${rate}`);
	return rate;
}
/** r = -ln(1 - p); a page that changes in every slot (p = 1) has no finite rate. */
function toRatePerSlot(p) {
	return ratePerSlot(-Math.log1p(-p));
}
/** The rate per slot of a page whose rate per day is known, for slots of the given length. */
function perSlot(rate, slotMs) {
	return ratePerSlot(rate * slotMs / MS_PER_DAY);
}
//#endregion
//#region src/model/time/survival.ts
/** Poisson changes: S(x) = e^(-rx). */
function poissonSurvival(rate) {
	return {
		at: (slots) => Math.exp(-rate * slots),
		heat: -Math.expm1(-rate),
		rate
	};
}
/** Independent change in each slot: S(x) = (1 - p)^x, with 0^0 = 1 (spaniol2009 section 4.2: the joker slot). */
function slotSurvival(p) {
	if (p === 1) return {
		at: (slots) => slots === 0 ? 1 : 0,
		heat: 1
	};
	return poissonSurvival(toRatePerSlot(p));
}
/** A rate known only up to Gamma(alpha, beta): S(x) = (beta / (beta + x))^alpha. */
function gammaSurvival(alpha, beta) {
	if (!(alpha > 0 && beta > 0)) throw new RangeError(`not gamma parameters: ${alpha}, ${beta}`);
	const at = (slots) => (beta / (beta + slots)) ** alpha;
	return {
		at,
		heat: 1 - at(1)
	};
}
/**
* Length of the confidence interval, in slots: how long the page stays unchanged with probability τ
* (solar eq. 1: I = λ⁻¹ ln(1/τ), in that order of operations); infinite for a page that never changes.
*/
function confidenceSlots(survival, tau) {
	if (!(tau > 0 && tau < 1)) throw new RangeError(`not a confidence: ${tau}`);
	if (survival.rate !== void 0) return 1 / survival.rate * Math.log(1 / tau);
	return longestAtLeast(survival, tau);
}
/** Bisection for the largest x with S(x) ≥ τ; S is decreasing. */
function longestAtLeast(survival, tau) {
	let high = 1;
	while (survival.at(high) >= tau) {
		if (high > 2 ** 52) return Infinity;
		high *= 2;
	}
	let low = 0;
	for (let halving = 0; halving < 60; halving++) {
		const middle = (low + high) / 2;
		if (survival.at(middle) >= tau) low = middle;
		else high = middle;
	}
	return low;
}
//#endregion
export { perSlot as a, slotProbability as c, slotSurvival as i, gammaSurvival as n, ratePerDay as o, poissonSurvival as r, ratePerSlot as s, confidenceSlots as t };
