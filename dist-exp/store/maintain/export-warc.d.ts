import { type FileSystem } from "../file-system.js";
import { type OutsideOriginals, type Selection } from "./selection.js";
import type { Finding } from "../warc/read/finding.js";
/** Which records are wanted. */
export interface ExportOptions extends Selection {
    readonly fileSystem?: FileSystem;
}
/** What was written. */
export interface ExportSummary {
    readonly records: number;
    readonly files: number;
    /** Originals from outside the selection, which revisits inside it need. */
    readonly originals: number;
    readonly missing: OutsideOriginals["missing"];
    readonly findings: readonly Finding[];
}
/** Writes one WARC file; every revisit in it finds its original in it too. */
export declare function exportWarc(dir: string, target: string, options?: ExportOptions): Promise<ExportSummary>;
