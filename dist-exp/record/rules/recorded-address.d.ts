import { type PageUrl } from "#model/index.js";
import { type RecordRules } from "./record-rules.js";
/** Short values are no secrets, and are found in any text. */
export declare const LEAST_SECRET_CHARS = 6;
/** Either a page, or why there is none. */
export type RecordedAddress = {
    readonly kind: "page";
    readonly url: PageUrl;
    /** Values that were taken out of the address, and must not stand in its page either. */
    readonly takenOut: readonly string[];
} | {
    readonly kind: "none";
    readonly why: "address" | "secret-address" | "query";
};
/** The page that a request's target names on the public site. */
export declare function recordedAddress(target: string, rules: RecordRules): RecordedAddress;
/** Whether an address says something that must not be kept. */
export declare function hasSecret(text: string, { secretParams }: RecordRules): boolean;
/** The same, remembered for the targets asked for last. */
export declare function rememberedAddresses(most: number): typeof recordedAddress;
