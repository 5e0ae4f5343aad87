import { type Fields, type FoundPage } from "#formats/run-records/index.js";
import type { FrontierPage, PageRendering, PageUrl, RefusedShape } from "#model/index.js";
import type { CapturePatch, Clock, FrontierStore, WarcSink } from "#ports/index.js";
/** Writes a capture's own metadata records and keeps the frontier in step with them. */
export declare class RecordOfRun implements FrontierStore {
    #private;
    constructor(captureId: string, store: FrontierStore, sink: WarcSink, clock: Clock);
    /** Adds found pages in the order of discovery; what comes while others are being added shares the next record. */
    add(captureId: string, pages: readonly FoundPage[]): Promise<FrontierPage[]>;
    /** URLs that were kept out: in the record of the pages found with them where there is one. */
    refuse(shapes: readonly RefusedShape[]): Promise<void>;
    /** A state without a reason follows from the page's sighting; any other needs a record, shared by many. */
    setState(captureId: string, url: PageUrl, state: FrontierPage["state"], reason: string | null): Promise<void>;
    /** A look at the page says how far it has come: no earlier reason is told any more. */
    settled(url: PageUrl): void;
    pages(captureId: string): AsyncIterable<FrontierPage>;
    /** Writes the states that wait, into the WARC and then into the catalog. */
    flush(): Promise<void>;
    /** A change of the capture itself: its phase, t*, its end. */
    change(patch: CapturePatch): Promise<void>;
    /**
     * A resumed capture writes down where it stands: which sightings the catalog has, and the whole frontier.
     * What an earlier process left in the WARC without its being acknowledged is thereby known as such.
     */
    resume(sightings: Iterable<number>, pages: Iterable<FrontierPage>, refused: readonly RefusedShape[]): Promise<void>;
    /** The requisites of a document as fields of its look; what is too long for one record goes before it. */
    requisites(document: PageUrl, requisites: readonly PageUrl[]): Promise<Fields>;
    /** What showing a document brought. */
    rendering(rendering: PageRendering): Promise<void>;
    /** WARC bytes that the state of a page without a look is expected to take, by what its finding took. */
    get stateBytes(): number;
}
