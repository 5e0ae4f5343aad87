/** What stands in a text in place of a secret; it is allowed in addresses and fields, too. */
export declare const SECRET_WORD = "*secret*";
/** Before the name of a secret in the environment. */
export declare const SECRET_PREFIX = "ISOCHRON_SECRET_";
/** Secrets, and where they are found again; see the port `Secrets`. */
export declare class SecretValues {
    #private;
    /** @throws UsageError where a value is too short or too long to be kept secret */
    constructor(named: ReadonlyMap<string, string>, tell?: (value: string) => void);
    valueOf(name: string): string | null;
    fresh(): SecretValues;
    learn(value: string): void;
    isIn(data: string | Uint8Array): boolean;
    maskedText(text: string): string;
    maskedBytes(bytes: Uint8Array): Uint8Array;
    wordedBytes(bytes: Uint8Array): Uint8Array;
}
/** Where secrets come from. */
export interface SecretSources {
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** Lines of NAME=value; empty lines and those that begin with # are passed over. */
    readonly file?: {
        readonly path: string;
        readonly text: string;
    };
}
/** The secrets that are needed, from the file or else from the environment. @throws UsageError where one is missing */
export declare function readSecrets(names: readonly string[], { environment, file }: SecretSources): SecretValues;
/** Stand-ins for whoever does the steps again without the secrets: what they send is what the record has. */
export declare function standInSecrets(names: readonly string[]): SecretValues;
