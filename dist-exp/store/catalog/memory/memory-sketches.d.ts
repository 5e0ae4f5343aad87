import type { SketchStore } from "#ports/index.js";
/** The sketches of one catalog. */
export declare function memorySketches(): SketchStore;
