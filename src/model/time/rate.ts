// A per-slot change probability (Spaniol's lambda) and a Poisson rate (SOLAR's lambda) are different things.

/** Probability in [0, 1] that a page changes within one slot (spaniol2009 section 3.1: lambda). */
export type SlotProbability = number & { readonly __brand: "SlotProbability" };

/** Poisson rate of change, events per slot (solar section 3: lambda); may be any non-negative number. */
export type RatePerSlot = number & { readonly __brand: "RatePerSlot" };

/** Poisson rate of change, events per day. */
export type RatePerDay = number & { readonly __brand: "RatePerDay" };

const MS_PER_DAY = 86_400_000;

/** Checks and brands a per-slot change probability. */
export function slotProbability(p: number): SlotProbability {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`not a probability: ${p}`);
  return p as SlotProbability;
}

/** Checks and brands a Poisson rate per slot. */
export function ratePerSlot(rate: number): RatePerSlot {
  if (!(rate >= 0) || rate === Infinity) throw new RangeError(`not a finite rate: ${rate}`);
  return rate as RatePerSlot;
}

/** Checks and brands a Poisson rate per day. */
export function ratePerDay(rate: number): RatePerDay {
  if (!(rate >= 0) || rate === Infinity) throw new RangeError(`not a finite rate: ${rate}`);
  return rate as RatePerDay;
}

/** p = 1 - e^(-r): the chance of at least one change in a slot. */
export function toSlotProbability(rate: RatePerSlot): SlotProbability {
  return -Math.expm1(-rate) as SlotProbability;
}

/** r = -ln(1 - p); a page that changes in every slot (p = 1) has no finite rate. */
export function toRatePerSlot(p: SlotProbability): RatePerSlot {
  return ratePerSlot(-Math.log1p(-p));
}

/** The rate per slot of a page whose rate per day is known, for slots of the given length. */
export function perSlot(rate: RatePerDay, slotMs: number): RatePerSlot {
  return ratePerSlot((rate * slotMs) / MS_PER_DAY);
}
