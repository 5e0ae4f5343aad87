import type { Described } from "#model/index.js";
import type { BlobStore } from "#ports/index.js";
/** The catalog of all captures. */
export declare const CATALOG_FILE = "catalog.sqlite";
/** What a mirror of a cluster knows of its objects. */
export declare const MIRROR_FILE = "mirror.sqlite";
/** The words of all pages, beside the catalog. */
export declare const SEARCH_FILE = "search.sqlite";
/** `warcs/<site>/<capture>-NNNNN.warc.gz`. */
export declare function warcFileName(site: string, captureId: string, number: number): string;
/** `indexes/<site>.cdxj`. */
export declare function indexFileName(site: string): string;
/** `captures/<capture>`. */
export declare function captureFolder(captureId: string): string;
/** What may lie in a capture's folder: results, and what seals them (docs/certificate.md). */
export declare const CAPTURE_FILES: readonly ["report.json", "report.html", "certificate.json", "testimony.json", "seal.json", "seal.p7s", "start.json", "start.tsr", "end.tsr", "removals.json"];
/** What lies there for this machine alone: no package takes it along, and none brings it. */
export declare const OWN_FILES: readonly ["asked.json", "check-replay.json", "notes.json"];
/** Where all descriptions lie. */
export declare const DESCRIPTIONS = "descriptions";
/** `descriptions/sites/<site>` or `descriptions/captures/<capture>`. */
export declare function describedFolder(of: Described): string;
/** `captures/<capture>/control.json`. */
export declare function controlFileName(captureId: string): string;
/** A site's name as a file name on any system, one to one; `host:port` stays readable as `host+port`. */
export declare function siteFolder(site: string): string;
/** The site's name of a folder that {@link siteFolder} made. */
export declare function siteOfFolder(folder: string): string;
/** All WARC files of an archive, relative to it, in order. */
export declare function warcFilesIn(blobs: Pick<BlobStore, "list">): Promise<string[]>;
