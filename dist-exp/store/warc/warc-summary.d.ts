import type { CertificateConnection } from "#model/index.js";
import type { ByteSource } from "#ports/index.js";
/** Records of a file, and the address that each host answered from. */
export interface WarcSummary {
    readonly records: number;
    readonly servers: readonly {
        readonly host: string;
        readonly address: string;
    }[];
    readonly connections: readonly CertificateConnection[];
}
/** Reads a source once; damage ends the count where it is. */
export declare function summariseWarc(source: ByteSource): Promise<WarcSummary>;
/** A metadata record's field `connection`. */
export declare function connectionWords(text: string): string | null;
/** The connection to a target's host, as that field says it. */
export declare function connectionOfWords(target: string, said: string): CertificateConnection;
