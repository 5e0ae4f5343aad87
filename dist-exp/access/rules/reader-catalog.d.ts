import { type Capture } from "#model/index.js";
import type { Catalog } from "#ports/index.js";
import type { Judge } from "./judge.js";
import type { ReaderView } from "./reader-index.js";
/** Wraps a catalog; nothing can be written through it. */
export declare function readerCatalog(catalog: Catalog, { judge }: Pick<ReaderView, "judge">): Catalog;
/** A capture is told of when one of its seeds may be; one that still runs is told of where everything is open. */
export declare function isCaptureListed(judge: Judge, capture: Capture): boolean;
/** By every time that the capture speaks of: looks lie between them. */
export declare function isPageListed(judge: Judge, { site, startedAt, asOf, finishedAt }: Capture, url: string, looks?: readonly (number | null)[]): boolean;
/** Whoever reads for others changes nothing. */
export declare function refuseWriting(): never;
