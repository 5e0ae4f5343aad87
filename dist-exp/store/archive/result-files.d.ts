import { type CaptureReport, type Certificate, type Instant, type ReportHead, type StreamedTestimony } from "#model/index.js";
import type { ArchiveSignature, BlobStore, CaptureResults, CaptureStore, PlacedPage, ResultStore } from "#ports/index.js";
import type { FileSystem } from "../file-system.js";
/** What the results of an archive are kept with. */
export interface ResultFilesOptions {
    readonly dir: string;
    readonly blobs: BlobStore;
    /** For the archive's key, which is no blob: it never leaves its machine. */
    readonly fs: FileSystem;
    readonly captures: Pick<CaptureStore, "get">;
}
/** The result files of one archive. */
export declare class ResultFiles implements ResultStore {
    #private;
    constructor(options: ResultFilesOptions);
    sign(bytes: Uint8Array): Promise<ArchiveSignature>;
    put(captureId: string, { report, certificate, html }: CaptureResults): Promise<{
        report: string;
        certificate: string;
        html: string;
    }>;
    putReport(captureId: string, { report, html }: Pick<CaptureResults, "report" | "html">): Promise<void>;
    putTestimony(captureId: string, testimony: StreamedTestimony): Promise<string>;
    putBeside(captureId: string, name: string, bytes: Uint8Array | null): Promise<string>;
    getBeside(captureId: string, name: string): Promise<Uint8Array | null>;
    version(captureId: string): Promise<string>;
    getReport(captureId: string): Promise<CaptureReport | null>;
    getReportHead(captureId: string): Promise<ReportHead | null>;
    reportPages(captureId: string, from?: number): AsyncGenerator<PlacedPage>;
    writtenAt(captureId: string): Promise<Instant | null>;
    getCertificate(captureId: string): Promise<Certificate | null>;
}
