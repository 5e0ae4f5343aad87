import { type TwoPassStrategy } from "./two-pass.js";
/** Last in, first out: intervals nest, whatever the pages' rates. */
export declare const BFS_LIFO: TwoPassStrategy;
