import type { ByteSource } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
/** One file with records; it can be read until the next one is asked for. */
export interface InputWarc {
    /** A file in a package is `package.wacz#archive/name.warc.gz`. */
    readonly name: string;
    readonly source: ByteSource;
    readonly findings: readonly Finding[];
}
/** Opens a named file and gives out what holds records in it, one after the other. */
export declare function inputWarcs(path: string): AsyncGenerator<InputWarc>;
