import type { z } from "zod";
import { RemovalsShape, type ShapedCertificate, type ShapedPage } from "../certificate-shape.js";
import type { Exhibits } from "../read/exhibits.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
type Notice = z.infer<typeof RemovalsShape>;
type Signed = Pick<ShapedCertificate, "capture" | "signature">;
type Warc = ShapedCertificate["warcs"][number];
/** Reads the notice beside a certificate; one that is not by the certificate's key documents nothing. */
export declare function readRemovals(certificate: Signed, beside: Exhibits["beside"], lines: FalseLines): Promise<Removals>;
/** What was removed, and what must be left. */
export declare class Removals {
    #private;
    constructor(removals: Notice["removals"]);
    get isEmpty(): boolean;
    has(id: string): boolean;
    /** Whether any record of a page is gone. */
    concerns({ records }: ShapedPage): boolean;
    /** What the certificate's file must be by now, each removal beginning where the one before it ended. */
    left(warc: Warc, lines: FalseLines): Pick<Warc, "sha256" | "sizeBytes" | "records">;
    /** Only of the certificate's own files, and each record once: else the numbers could be made to fit. */
    checkNames(warcs: readonly Warc[], lines: FalseLines): void;
    /** Says what was removed; a record that is said to be gone and is there makes the notice false. */
    tell({ records }: {
        readonly records: Pick<Evidence["records"], "has">;
    }, lines: FalseLines): void;
}
export {};
