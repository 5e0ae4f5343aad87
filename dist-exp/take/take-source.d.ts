import type { PageUrl } from "#model/index.js";
import type { TestimonyEnd } from "#ports/index.js";
import { type TestimonyWorld } from "#testimony/index.js";
import type { Source } from "./source.js";
/** What is taken, and as whose. */
export interface TakeRequest {
    readonly site: string;
    readonly root: PageUrl;
    readonly signal?: AbortSignal;
    /** Told after every version. */
    readonly onVersion?: (count: number) => void;
}
/** What came of it. */
export interface Taken extends TestimonyEnd {
    readonly notes: readonly string[];
}
/**
 * Takes a source to its end. Where reading it fails on the way, what was told is true all the same: the testimony is
 * ended with a note that it is not whole, and the failure goes on to the caller.
 */
export declare function takeSource(source: Source, request: TakeRequest, world: TestimonyWorld): Promise<Taken>;
