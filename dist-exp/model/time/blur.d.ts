/**
 * Expected blur of one page fetched at t and asked for at a uniform time of [0, T] (SHARC, PVLDB 2009):
 * (λ/T) ∫|x − t|dx = λ(t² − tT + T²/2)/T, the expected number of changes between the two times.
 */
export declare function pageBlur(ratePerSlot: number, fetchedAt: number, spanSlots: number): number;
/** Blur of a site whose pages are fetched in this order, one per slot from 0: the sum over its pages. */
export declare function siteBlur(ratesInOrder: readonly number[]): number;
