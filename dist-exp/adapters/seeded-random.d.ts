import type { Random } from "#ports/index.js";
/** A reproducible stream; forks depend on the seed and the purpose only, never on draws made before. */
export declare class SeededRandom implements Random {
    #private;
    constructor(seed: number);
    next(): number;
    fork(purpose: string): Random;
}
