import type { Feature } from "../feature.js";
/** Modules, wasm and elements. */
export declare const MODULES: readonly Feature[];
/** Frames, styles, pictures, forms and policies. */
export declare const PARTS: readonly Feature[];
