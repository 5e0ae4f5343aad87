/** A key, and the digest by which machines compare theirs. */
export interface SigningKey {
    readonly pem: string;
    readonly sha256: string;
}
/** Reads the key that was given to this machine. @throws UsageError */
export declare function readSigningKey(file: string | null): Promise<SigningKey>;
/** The same, where it may be made now. @throws UsageError */
export declare function makeSigningKey(file: string | null): Promise<SigningKey & {
    readonly isNew: boolean;
}>;
