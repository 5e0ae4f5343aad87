import { type TwoPassStrategy } from "./two-pass.js";
/**
 * Visits the coldest known page, then revisits by falling heat. Online the paper revisits the hottest page in
 * slot 0 though another page was visited there, so that two pages share one slot; its table needs that.
 */
export declare const HOTTEST_MIDDLE: TwoPassStrategy;
/** The same with slot 0 given to one page only: the one visited last. */
export declare const HOTTEST_MIDDLE_HONEST: TwoPassStrategy;
