import type { HeaderField } from "#ports/index.js";
/** What is added to the browser's own words, the same for every page. */
export interface FieldProfile {
    readonly userAgent: string;
    readonly acceptLanguage: string;
    /** gzip alone by default: every reader of WARC files can decode it. */
    readonly acceptEncoding: string;
    /** A Referer says no more than its origin: pages that need the same things ask for them by the same message. */
    readonly isRefererCut: boolean;
}
/** Used where nothing else is said; the user agent is the browser's. */
export declare const FIELD_PROFILE: Omit<FieldProfile, "userAgent">;
/** A request as far as its fields depend on it. */
export interface AskedFields {
    readonly method: string;
    readonly url: string;
    readonly resourceType: string;
    readonly isMainDocument: boolean;
    /** A main document to which another led, by a step; the first is as if its address had been typed. */
    readonly isLedTo?: boolean;
    /** The address of the page that asks. */
    readonly pageUrl: string;
    /** Of the worker whose program this is. */
    readonly workerKind: "worker" | "sharedworker" | "serviceworker" | null;
    readonly headers: Readonly<Record<string, string>>;
}
/** All fields but those of the connection. */
export declare function wireFields(asked: AskedFields, profile: FieldProfile): HeaderField[];
