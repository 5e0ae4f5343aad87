import type { RenderingStore } from "#ports/index.js";
/** `known` refuses captures that are not in the catalog. */
export declare function memoryRenderings(known: (captureId: string) => string): RenderingStore;
