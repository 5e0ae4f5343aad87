import type { SecretReader } from "#ports/index.js";
/** Reads secrets of this machine. */
export declare function secretReader(environment: Readonly<Record<string, string | undefined>>): SecretReader;
