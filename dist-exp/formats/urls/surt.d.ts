/** The rule set of {@link surt}; it changes whenever any key could change, so that indexes know to be rebuilt. */
export declare const SURT_RULES = "isochron-surt/1";
/** `http://www.Example.org/B/?y=2&x=1` → `org,example)/b?x=1&y=2`; addresses without a host stay as they are. */
export declare function surt(url: string): string;
/** The prefix that all keys of a host have in common, with (`domain`) or without its subdomains. */
export declare function surtHostPrefix(host: string, match: "host" | "domain"): string;
