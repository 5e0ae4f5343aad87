import { instant, isCaptured, } from "#model/index.js";
import { SightingLog } from "#quality/index.js";
/** The sightings of one run, those of earlier processes included. */
export class SeenPages {
    #catalog;
    #log;
    #writtenBytes;
    #nextSeq = 0;
    #requests = 0;
    #looks = 0;
    #earlierBytes = 0;
    #onKept = () => undefined;
    #lastByteAt = instant(0);
    /** `writtenBytes` says what this process has put into the WARC. */
    constructor(frontier, catalog, writtenBytes) {
        this.#log = new SightingLog(frontier);
        this.#catalog = catalog;
        this.#writtenBytes = writtenBytes;
    }
    /** Pages with at least one sighting. */
    get size() {
        return this.#log.size;
    }
    has(url) {
        return this.#log.has(url);
    }
    /** All sightings of one page so far, oldest first; made anew at each call. */
    of(url) {
        return this.#log.of(url);
    }
    /** The sightings page by page, in order of discovery. */
    values() {
        return this.#log.values();
    }
    /** The page's visit: the first look that showed its state before t*. */
    visitOf(url) {
        return (this.of(url)
            .filter(isCaptured)
            .find((s) => s.pass === "visit") ?? null);
    }
    /** An earlier full response of this page with the same payload, for a revisit record to refer to. */
    originalOf(url, payloadDigest) {
        for (const sighting of this.of(url).filter(isCaptured)) {
            const record = sighting.records.find((r) => r.type === "response");
            if (record && sighting.outcome.payloadDigest === payloadDigest)
                return { id: record.id, date: sighting.times.sentAt };
        }
        return null;
    }
    /** Whether any page showed a state. */
    get hasAnyState() {
        for (const sightings of this.values())
            if (sightings.some(isCaptured))
                return true;
        return false;
    }
    /** Fetches of pages so far that went out to a server. */
    get requests() {
        return this.#requests;
    }
    /** All looks so far. */
    get looks() {
        return this.#looks;
    }
    /** Of the WARC records: all that this process wrote, and those that the sightings of earlier ones rest on. */
    get warcBytes() {
        return this.#earlierBytes + this.#writtenBytes();
    }
    /** Whom to tell, from now on, of every look that was kept. */
    whenKept(onKept) {
        this.#onKept = onKept;
    }
    /** When the last byte of any look came. */
    get lastByteAt() {
        return this.#lastByteAt;
    }
    /** The place of the next look. */
    nextSeq() {
        return this.#nextSeq++;
    }
    /** Keeps a look, in the catalog first. */
    async keep(look) {
        await this.#catalog.keepLook(look);
        this.#add(look.sighting);
        this.#onKept(look.sighting.url);
    }
    /** Takes in a sighting that an earlier process left in the catalog. */
    remember(sighting) {
        this.#add(sighting);
        for (const { type, length } of sighting.records)
            if (type !== "borrowed")
                this.#earlierBytes += length;
    }
    #add(sighting) {
        this.#log.add(sighting);
        this.#looks++;
        if (sighting.outcome.kind !== "refused")
            this.#requests++;
        this.#nextSeq = Math.max(this.#nextSeq, sighting.seq + 1);
        this.#lastByteAt = instant(Math.max(this.#lastByteAt, sighting.times.lastByteAt));
    }
}
