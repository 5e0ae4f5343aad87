/** What is known of a PDF. */
export interface PdfText {
    /** As its author named it; empty where it was not named. */
    readonly title: string;
    readonly language: string | null;
    /** One line per line of the page, pages behind one another. */
    readonly text: string;
    /** Whether pages or characters beyond the bounds were left out. */
    readonly isCut: boolean;
}
/** How much of a PDF is read. */
export interface PdfBounds {
    readonly pages: number;
    readonly chars: number;
}
/** Reads a PDF. @throws whatever pdf.js makes of a file that is none, is damaged or is locked */
export declare function readPdf(bytes: Uint8Array, bounds: PdfBounds): Promise<PdfText>;
