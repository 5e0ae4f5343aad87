// SHARC's blur: how far, on average, an archive's pages are from the truth at a time someone asks for.
/**
 * Expected blur of one page fetched at t and asked for at a uniform time of [0, T] (SHARC, PVLDB 2009):
 * (λ/T) ∫|x − t|dx = λ(t² − tT + T²/2)/T, the expected number of changes between the two times.
 */
export function pageBlur(ratePerSlot, fetchedAt, spanSlots) {
    if (spanSlots === 0)
        return 0;
    const square = fetchedAt * fetchedAt - fetchedAt * spanSlots + (spanSlots * spanSlots) / 2;
    return (ratePerSlot * square) / spanSlots;
}
/** Blur of a site whose pages are fetched in this order, one per slot from 0: the sum over its pages. */
export function siteBlur(ratesInOrder) {
    const span = Math.max(0, ratesInOrder.length - 1);
    return ratesInOrder.reduce((sum, rate, slot) => sum + pageBlur(rate, slot, span), 0);
}
