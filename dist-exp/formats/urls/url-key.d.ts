/** First 48 bits of the URL's SHA-256: a safe integer; equal keys still need the URLs compared. */
export declare function urlKey(url: string): number;
