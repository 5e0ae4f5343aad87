// Coherence as spaniol2009 Definition 3.1 has it: a time point at which all pages were as they were downloaded.
import { instant } from "#model/index.js";
/**
 * t_coherence: the intersection of the invariance intervals [μ, μ*); `null` when it is empty. Half-open, unlike
 * the definition as printed: with closed ends its own incoherent example (figure 2, right) would be coherent.
 */
export function coherenceInterval(invariance) {
    let [from, to] = [-Infinity, Infinity];
    for (const interval of invariance) {
        from = Math.max(from, interval.from ?? -Infinity);
        to = Math.min(to, interval.to ?? Infinity);
    }
    if (from >= to)
        return null;
    return { from: from === -Infinity ? null : instant(from), to: to === Infinity ? null : instant(to) };
}
