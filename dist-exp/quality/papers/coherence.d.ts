import { type HalfOpenInterval } from "#model/index.js";
/**
 * t_coherence: the intersection of the invariance intervals [μ, μ*); `null` when it is empty. Half-open, unlike
 * the definition as printed: with closed ends its own incoherent example (figure 2, right) would be coherent.
 */
export declare function coherenceInterval(invariance: readonly HalfOpenInterval[]): HalfOpenInterval | null;
