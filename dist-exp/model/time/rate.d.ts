/** Probability in [0, 1] that a page changes within one slot (spaniol2009 section 3.1: lambda). */
export type SlotProbability = number & {
    readonly __brand: "SlotProbability";
};
/** Poisson rate of change, events per slot (solar section 3: lambda); may be any non-negative number. */
export type RatePerSlot = number & {
    readonly __brand: "RatePerSlot";
};
/** Poisson rate of change, events per day. */
export type RatePerDay = number & {
    readonly __brand: "RatePerDay";
};
/** Checks and brands a per-slot change probability. */
export declare function slotProbability(p: number): SlotProbability;
/** Checks and brands a Poisson rate per slot. */
export declare function ratePerSlot(rate: number): RatePerSlot;
/** Checks and brands a Poisson rate per day. */
export declare function ratePerDay(rate: number): RatePerDay;
/** p = 1 - e^(-r): the chance of at least one change in a slot. */
export declare function toSlotProbability(rate: RatePerSlot): SlotProbability;
/** r = -ln(1 - p); a page that changes in every slot (p = 1) has no finite rate. */
export declare function toRatePerSlot(p: SlotProbability): RatePerSlot;
/** The rate per slot of a page whose rate per day is known, for slots of the given length. */
export declare function perSlot(rate: RatePerDay, slotMs: number): RatePerSlot;
