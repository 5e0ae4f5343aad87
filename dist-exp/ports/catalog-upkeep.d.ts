import type { FrontierPage, PageUrl } from "#model/index.js";
import type { Catalog } from "./catalog.js";
/** One WARC file as the catalog knows it. */
export interface ListedWarcFile {
    /** Relative to the archive, with forward slashes. */
    readonly file: string;
    readonly captureId: string;
    readonly number: number;
    /** Bytes known to survive power loss; the whole size once finished. */
    readonly syncedBytes: number;
    /** Of the whole file; `null` while it is being written. */
    readonly sha256: string | null;
}
/** Which WARC files each capture has, and how far they are known to be safe; what was called holds when it resolves. */
export interface WarcFileList {
    /** Before the file is made, so that a file nobody knows of cannot exist; refuses one that is listed. */
    begin(captureId: string, file: string, number: number): Promise<void>;
    /** After the file was synced: the catalog itself is made to survive power loss too. */
    checkpoint(file: string, syncedBytes: number): Promise<void>;
    finish(file: string, sizeBytes: number, sha256: string): Promise<void>;
    forget(file: string): Promise<void>;
    /** By number. */
    ofCapture(captureId: string): Promise<ListedWarcFile[]>;
    /** Of all captures, by file. */
    unfinished(): Promise<ListedWarcFile[]>;
}
/** Mending after a crash, and rebuilding from WARC files. */
export interface CatalogUpkeep {
    readonly warcFiles: WarcFileList;
    /**
     * Forgets sightings with a record that ends beyond the first so many bytes of a file, and makes pages left without
     * any `known` again, all or none; returns how many sightings.
     */
    forgetLost(captureId: string, file: string, keptBytes: number): Promise<number>;
    /** Forgets the sightings at these places, all or none; pages keep their states. */
    forgetSightings(captureId: string, seqs: readonly number[]): Promise<void>;
    /** The place after a capture's last sighting. */
    nextSeq(captureId: string): Promise<number>;
    knowsPage(captureId: string, url: PageUrl): Promise<boolean>;
    /** Puts pages in their places of a frontier that is rebuilt, all or none; what stood there before makes room. */
    putPages(captureId: string, pages: readonly FrontierPage[]): Promise<void>;
    /** Forgets all pages from this place in the order of discovery on. */
    forgetPagesFrom(captureId: string, seq: number): Promise<void>;
}
/** A catalog as the store holds it. */
export interface OpenedCatalog extends Catalog {
    readonly upkeep: CatalogUpkeep;
    close(): void;
}
