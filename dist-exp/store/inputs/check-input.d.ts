import type { Finding } from "../warc/read/finding.js";
import type { WaczFinding } from "../wacz/finding.js";
/** What is wrong with a file. */
export interface CheckedInput {
    readonly records: number;
    /** What is wrong with the package itself; none for any other file. */
    readonly package: readonly WaczFinding[];
    /** What is wrong with records, each at a byte of its file: in a package `package.wacz#archive/name.warc.gz`. */
    readonly findings: readonly Finding[];
}
/** Checks a file, by what it is and not by its name alone. */
export declare function checkInput(path: string): Promise<CheckedInput>;
