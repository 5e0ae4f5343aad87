/** s_1 … s_k => not s_(k+1): when the head's directories change significantly, the tail rarely does. */
export interface EvolutionRule {
    /** Directory numbers, each an ancestor of the next. */
    readonly head: readonly number[];
    readonly tail: number;
    readonly confidence: number;
    /** CoC of head and tail; `null` where it is 0/0, as for a dormant tail. */
    readonly correlation: number | null;
}
