/** Each page is tested in the next slot that is still free for a promising page. */
export declare const INDUCIBLE: import("./two-pass.js").TwoPassStrategy;
