import type { Testimony, TestimonyRequest } from "#ports/index.js";
import type { TestimonyWorld } from "./testimony-world.js";
/** Opens a new testimony, or the unfinished one of this id. */
export declare function openTestimony(request: TestimonyRequest, world: TestimonyWorld, resume?: string): Promise<Testimony>;
