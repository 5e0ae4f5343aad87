// What is told goes on record first and into the catalog then, in the order in which it came; what comes while others are
// being written shares their transaction. After a kill a span is there whole or not at all.
import { IsochronError } from "#errors.js";
import { toldFields } from "#formats/run-records/index.js";
import { toldSighting, } from "#model/index.js";
/** So many are written at once. */
const MOST_AT_ONCE = 256;
const MOST_FILED = 500_000;
/** Writes what is told, some at a time. */
export class Tellings {
    #place;
    /** Pages that the frontier has for certain; one that is forgotten here is added once more, which changes nothing. */
    #filed = new Set();
    #waiting = [];
    #nextSeq;
    #lastTask = Promise.resolve();
    constructor(place) {
        this.#place = place;
        this.#nextSeq = place.nextSeq;
    }
    tell(kept, told) {
        return new Promise((resolve, reject) => {
            this.#waiting.push({ kept, told, resolve, reject });
            if (this.#waiting.length === 1)
                this.#lastTask = this.#lastTask.then(() => this.#writeWaiting());
        });
    }
    /** Resolves when nothing waits any more. */
    async settled() {
        await this.#lastTask;
    }
    async #writeWaiting() {
        while (this.#waiting.length > 0) {
            const some = this.#waiting.slice(0, MOST_AT_ONCE);
            await this.#write(some);
            this.#waiting = this.#waiting.slice(some.length);
        }
    }
    async #write(some) {
        const written = [];
        for (const telling of some) {
            try {
                const unfiled = written.map(({ sighting }) => sighting);
                written.push({ telling, sighting: await this.#record(telling, unfiled) });
            }
            catch (error) {
                telling.reject(error);
            }
        }
        try {
            await this.#file(written.map(({ telling, sighting }) => ({ kind: telling.kept.kind, sighting })));
            for (const { telling } of written)
                telling.resolve();
        }
        catch (error) {
            for (const { telling } of written)
                telling.reject(error);
        }
    }
    async #record({ kept, told }, unfiled) {
        const { capture, sink, clock, spans } = this.#place;
        if (await spans.overlaps(kept.url, told, unfiled))
            throw new IsochronError("INTERNAL", `two spans of ${kept.url} that are told overlap`);
        spans.add(kept.url, told);
        const seq = this.#nextSeq++;
        const record = await sink.writeMetadata(kept.url, toldFields(seq, kept, told), clock.now());
        return toldSighting(kept, told, { captureId: capture.id, seq, record });
    }
    /** Pages first: a sighting is of a page that the frontier has. */
    async #file(looks) {
        if (looks.length === 0)
            return;
        const { capture, catalog } = this.#place;
        const pages = new Map();
        for (const { kind, sighting: { url }, } of looks)
            if (!pages.has(url) && !this.#filed.has(url))
                pages.set(url, { url, kind, depth: 0, via: null, state: "visited", reason: null, late: false });
        if (pages.size > 0)
            await catalog.frontier.add(capture.id, [...pages.values()]);
        if (this.#filed.size > MOST_FILED)
            this.#filed.clear();
        for (const url of pages.keys())
            this.#filed.add(url);
        await Promise.all(looks.map(({ sighting }) => catalog.sightings.add(sighting)));
    }
}
