import { type PageUrl, type Sighting } from "#model/index.js";
import type { SightingStore } from "#ports/index.js";
/** The sightings of one catalog. */
export declare class MemorySightings implements SightingStore {
    #private;
    constructor(known: (captureId: string) => string);
    add(sighting: Sighting): Promise<void>;
    /** The place after a capture's last sighting. */
    nextSeq(captureId: string): number;
    /** Forgets those that are meant; returns them. */
    forget(captureId: string, isMeant: (sighting: Sighting) => boolean): Sighting[];
    ofCapture(captureId: string): AsyncIterable<Sighting>;
    ofPage(url: PageUrl): Promise<Sighting[]>;
    requestsTo(address: PageUrl, asked: Parameters<SightingStore["requestsTo"]>[1]): Promise<PageUrl[]>;
    /** The latest of a capture, newest first. */
    newestOf(captureId: string, most: number): Sighting[];
    countOf(captureId: string): number;
}
