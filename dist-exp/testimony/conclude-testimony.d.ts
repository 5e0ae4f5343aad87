import { type Capture } from "#model/index.js";
import type { TestimonyEnd, WarcSink } from "#ports/index.js";
import type { TestimonyWorld } from "./testimony-world.js";
/** Ends a testimony; done again after a kill it comes to the same. */
export declare function concludeTestimony(capture: Capture, world: TestimonyWorld, { sink, notes }: {
    readonly sink: WarcSink;
    readonly notes: readonly string[];
}): Promise<TestimonyEnd>;
