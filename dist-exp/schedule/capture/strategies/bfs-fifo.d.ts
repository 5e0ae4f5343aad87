import { type TwoPassStrategy } from "./two-pass.js";
/** First in, first out: every interval is as long as the whole visit pass. */
export declare const BFS_FIFO: TwoPassStrategy;
