import type { SizeEstimate } from "#model/index.js";
/**
 * Chao's estimate of a population from a sample (Chao 1984, bias-corrected form): `seenOnce` addresses were linked
 * from exactly one of the pages looked at, `seenTwice` from two. S = known + f1(f1−1) / 2(f2+1), with the
 * log-normal 95 % interval of Chao 1987. Links are no random sample, so it is a hint, and rather too low.
 */
export declare function estimateByLinks(known: number, linkCounts: Iterable<number>): SizeEstimate;
/** Sitemaps of which `read` were read and `unread` only named: the unread ones are taken to be like the read. */
export declare function estimateBySitemaps(pagesRead: number, read: number, unread: number): SizeEstimate;
