import type { PdfBounds, PdfText } from "./read-pdf.js";
/** A file to read. */
export interface PdfTask {
    readonly bytes: Uint8Array;
    readonly bounds: PdfBounds;
}
/** Larger files are not read. */
export declare const MOST_PDF_BYTES: number;
/** How a reader is made; a test gives it less. */
export interface PdfReaderOptions {
    readonly file?: string | null;
    readonly budgetMs?: number;
    readonly heapMb?: number;
}
/** Reads PDFs one after the other. */
export declare class PdfReader {
    #private;
    constructor({ file, budgetMs, heapMb }?: PdfReaderOptions);
    /** The text, up to so many characters; `null` of what is no PDF, is locked, or is more than the bounds allow. */
    read(bytes: Uint8Array, mostChars: number): Promise<PdfText | null>;
    /** Ends the thread. */
    close(): Promise<void>;
}
