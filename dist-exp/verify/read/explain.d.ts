/** What a verifier says of it. */
export declare function explain(error: unknown, file: string): string;
