import { type Capture } from "#model/index.js";
import type { OpenedCatalog, SealedObject } from "#ports/index.js";
/** The capture whose own WARC file this is, by its name; `null` for files that were imported. */
export declare function captureOfWarc(name: string): string | null;
/**
 * Captures that are to be rebuilt, with what the copy says of them: those with a WARC file that the copy does not know,
 * or that it knows otherwise, and those of which it knows one that never counted.
 */
export declare function staleCaptures(catalog: OpenedCatalog, warcs: readonly SealedObject[]): Promise<Map<string, Capture | null>>;
