/**
 * Chao's estimate of a population from a sample (Chao 1984, bias-corrected form): `seenOnce` addresses were linked
 * from exactly one of the pages looked at, `seenTwice` from two. S = known + f1(f1−1) / 2(f2+1), with the
 * log-normal 95 % interval of Chao 1987. Links are no random sample, so it is a hint, and rather too low.
 */
export function estimateByLinks(known, linkCounts) {
    let [seenOnce, seenTwice] = [0, 0];
    for (const count of linkCounts) {
        if (count === 1)
            seenOnce++;
        else if (count === 2)
            seenTwice++;
    }
    const method = "links of the pages looked at (Chao's estimate; rather too low)";
    const unseen = (seenOnce * (seenOnce - 1)) / (2 * (seenTwice + 1));
    if (unseen === 0)
        return { pages: known, low: known, high: known, method };
    const ratio = seenOnce / (seenTwice + 1);
    const variance = (seenTwice + 1) * (ratio ** 2 / 2 + ratio ** 3 + ratio ** 4 / 4);
    const factor = Math.exp(1.96 * Math.sqrt(Math.log(1 + variance / unseen ** 2)));
    return {
        pages: Math.round(known + unseen),
        low: Math.round(known + unseen / factor),
        high: Math.round(known + unseen * factor),
        method,
    };
}
/** Sitemaps of which `read` were read and `unread` only named: the unread ones are taken to be like the read. */
export function estimateBySitemaps(pagesRead, read, unread) {
    const method = unread === 0
        ? "sitemaps, all read"
        : `sitemaps, ${read} read and ${unread} taken to be of the same length`;
    const perList = read === 0 ? 0 : pagesRead / read;
    const pages = Math.round(pagesRead + unread * perList);
    return { pages, low: pagesRead, high: unread === 0 ? pages : null, method };
}
