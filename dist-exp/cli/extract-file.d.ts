import { type CertificateExtract, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** A part of a certificate, its records still in their files. */
export type OpenExtract = Omit<CertificateExtract, "records">;
/** The page's part of the newest certificate that has it, or of the one of the capture named. */
export declare function findExtract(archive: Archive, url: PageUrl, id: string | null): Promise<OpenExtract>;
/** A page's extract as one JSON document, piece by piece, as readers of a served archive may have it. */
export declare function extractPieces(archive: Archive, url: PageUrl, id: string | null): Promise<AsyncIterable<string>>;
/** The extract as one JSON document, its records in it. */
export declare function extractJson(archive: Archive, extract: OpenExtract): Promise<string>;
/** The extract as a package with the page to look at, the statement to verify and the declaration to read. */
export declare function writeExtractPackage(archive: Archive, extract: OpenExtract, out: string): Promise<void>;
