/** What one origin is told, and what is written down instead. */
export interface Credential {
    /** Scheme, host and port: no other gets it. */
    readonly origin: string;
    /** The value of the Authorization field. */
    readonly sent: string;
    /** The same in records, with a slow digest in the place of the secret. */
    readonly recorded: string;
}
/** Reads `https://user:password@host` (or http://, where that is meant); `name` is how messages call each. @throws UsageError without the secret */
export declare function parseCredentials(urls: readonly string[], name: (i: number) => string): Credential[];
/** What a URL's origin is told; `null` for every other. */
export declare function credentialFor(credentials: readonly Credential[], { origin }: URL): Credential | null;
/** For the record: each origin with what stands in its requests' records. */
export declare function describeCredentials(credentials: readonly Credential[]): string | null;
