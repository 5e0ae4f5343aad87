/** Each page is tested in its hottest-middle slot, whatever became of hotter pages; survivors close up. */
export declare const SHARC_THRESHOLD: import("./two-pass.js").TwoPassStrategy;
