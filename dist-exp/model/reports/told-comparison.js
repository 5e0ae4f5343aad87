/** Whether nothing was found that somebody should look at. */
export function agreesThroughout({ differ, stale, forgotten, notInSource }) {
    return differ.count + stale.count + forgotten.count + notInSource.count === 0;
}
