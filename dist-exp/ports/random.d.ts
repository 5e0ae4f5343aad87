/** A seeded source of chance: the same seed gives the same run. */
export interface Random {
    /** Uniform in [0, 1). */
    next(): number;
    /** An independent stream for a named purpose, so that adding a draw here does not shift draws there. */
    fork(purpose: string): Random;
}
