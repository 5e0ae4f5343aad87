/** Addresses that must not be asked, as a page may name them; the names are resolved by the test. */
export declare const PRIVATE: Record<string, string>;
/** What their names resolve to. */
export declare const RESOLVED: Record<string, string[]>;
/** Links that lead nowhere, or should not. */
export declare const MALICIOUS_LINKS: string[];
