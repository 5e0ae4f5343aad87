import { IsochronError } from "#errors.js";
import type { Clock } from "#ports/index.js";
import type { Finding } from "../warc/read/finding.js";
/** One file as an audit found it; one line of `audits.jsonl`. */
export interface AuditedFile {
    readonly audit: string;
    readonly at: string;
    /** Relative to the archive. */
    readonly file: string;
    readonly records: number;
    readonly sha256: string;
    /** Whether the whole file is what the catalog says; `null` when it says nothing. */
    readonly sha256Ok: boolean | null;
    readonly findings: readonly Finding[];
}
/**
 * Checks all WARC files of an archive under a name; files that this audit has in its log are not read again.
 * An archive on media that cannot be written is checked all the same; that there is no log is told once.
 */
export declare function auditArchive(dir: string, audit: string, clock: Clock, onNoLog?: (why: IsochronError) => void): AsyncGenerator<AuditedFile>;
