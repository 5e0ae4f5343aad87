// What a capture knows beside its exchanges, written into the WARC before the catalog hears of it, so that
// the catalog can be rebuilt from the WARC files alone: found pages, refusals, phases, resumes.
import { changeRecord, frontierRecords, refusalRecords, renderingRecord, requisitesRecords, resumeRecord, runRecordTarget, standingOf, stateRecords, } from "#formats/run-records/index.js";
/** So many refusals wait for a common record; neither WARC nor catalog has them until then. */
const MAX_WAITING_STATES = 500;
/** A page's state names its URL among others as its finding did, and a reason; the order may be worse to compress. */
const STATE_TO_FOUND = 1.5;
const REASON_BYTES = 4;
/** Writes a capture's own metadata records and keeps the frontier in step with them. */
export class RecordOfRun {
    #captureId;
    #store;
    #sink;
    #clock;
    #waiting = new Map();
    /** URLs kept out that no record tells yet. */
    #refused = [];
    /** Pages that wait to be added. */
    #found = [];
    #nextSeq = 0;
    #foundWritten = { pages: 0, bytes: 0 };
    #lastTask = Promise.resolve();
    constructor(captureId, store, sink, clock) {
        this.#captureId = captureId;
        this.#store = store;
        this.#sink = sink;
        this.#clock = clock;
    }
    /** Adds found pages in the order of discovery; what comes while others are being added shares the next record. */
    add(captureId, pages) {
        return new Promise((resolve, reject) => {
            this.#found.push({ pages, resolve, reject });
            if (this.#found.length === 1)
                void this.#inTurn(() => this.#addFound(captureId));
        });
    }
    async #addFound(captureId) {
        const found = this.#found;
        this.#found = [];
        try {
            const pages = distinct(found);
            await this.#writePages(pages, this.#nextSeq);
            const added = await this.#store.add(captureId, pages);
            this.#nextSeq += added.length;
            for (const { resolve, own } of shares(found, added))
                resolve(own);
        }
        catch (error) {
            for (const { reject } of found)
                reject(error);
        }
    }
    /** URLs that were kept out: in the record of the pages found with them where there is one. */
    refuse(shapes) {
        this.#refused.push(...shapes);
        return this.#inTurn(async () => {
            for (let fields = this.#takeRefused(); fields !== null; fields = this.#takeRefused())
                await this.#write("refusals", fields);
        });
    }
    /** A state without a reason follows from the page's sighting; any other needs a record, shared by many. */
    async setState(captureId, url, state, reason) {
        if (reason === null) {
            this.settled(url);
            return this.#store.setState(captureId, url, state, reason);
        }
        this.#waiting.set(url, { state, reason });
        if (this.#waiting.size >= MAX_WAITING_STATES)
            await this.flush();
    }
    /** A look at the page says how far it has come: no earlier reason is told any more. */
    settled(url) {
        this.#waiting.delete(url);
    }
    async *pages(captureId) {
        await this.flush();
        for await (const page of this.#store.pages(captureId)) {
            this.#nextSeq = Math.max(this.#nextSeq, page.seq + 1);
            yield page;
        }
    }
    /** Writes the states that wait, into the WARC and then into the catalog. */
    flush() {
        return this.#inTurn(async () => {
            const states = [...this.#waiting].map(([url, reached]) => ({ url, ...reached }));
            this.#waiting.clear();
            for (const { fields } of stateRecords(states))
                await this.#write("states", fields);
            // Together, so that many share a commit.
            await Promise.all(states.map(({ url, state, reason }) => this.#store.setState(this.#captureId, url, state, reason)));
        });
    }
    /** A change of the capture itself: its phase, t*, its end. */
    async change(patch) {
        await this.#write("change", changeRecord(patch));
    }
    /**
     * A resumed capture writes down where it stands: which sightings the catalog has, and the whole frontier.
     * What an earlier process left in the WARC without its being acknowledged is thereby known as such.
     */
    async resume(sightings, pages, refused) {
        await this.#write("resume", resumeRecord(standingOf(sightings, this.#nextSeq)));
        await this.#inTurn(() => this.#writePages(pages, 0));
        await this.refuse(refused);
    }
    /** The requisites of a document as fields of its look; what is too long for one record goes before it. */
    async requisites(document, requisites) {
        const { before, beside } = requisitesRecords(document, requisites);
        for (const fields of before)
            await this.#write("requisites", fields);
        return beside;
    }
    /** What showing a document brought. */
    async rendering(rendering) {
        await this.#write("rendering", renderingRecord(rendering));
    }
    /** WARC bytes that the state of a page without a look is expected to take, by what its finding took. */
    get stateBytes() {
        const { pages, bytes } = this.#foundWritten;
        return REASON_BYTES + (pages === 0 ? 0 : (STATE_TO_FOUND * bytes) / pages);
    }
    async #writePages(pages, first) {
        for (const { fields, count } of frontierRecords(pages, first)) {
            const { length } = await this.#write("frontier", { ...fields, ...this.#takeRefused() });
            this.#foundWritten.pages += count;
            this.#foundWritten.bytes += length;
        }
    }
    /** As much as one record takes of what waits. */
    #takeRefused() {
        const [part] = refusalRecords(this.#refused);
        if (!part)
            return null;
        this.#refused.splice(0, part.count);
        return part.fields;
    }
    #write(kind, fields) {
        return this.#sink.writeMetadata(runRecordTarget(this.#captureId, kind), fields, this.#clock.now());
    }
    #inTurn(task) {
        const result = this.#lastTask.then(task);
        this.#lastTask = result.catch(() => undefined);
        return result;
    }
}
/** Each page once, as it was found first. */
function distinct(found) {
    if (found.length === 1)
        return found[0].pages;
    const byUrl = new Map();
    for (const { pages } of found)
        for (const page of pages)
            if (!byUrl.has(page.url))
                byUrl.set(page.url, page);
    return [...byUrl.values()];
}
/** What of the pages added belongs to whom: a page goes to who found it first. */
function* shares(found, added) {
    const byUrl = new Map(added.map((page) => [page.url, page]));
    for (const one of found) {
        const own = one.pages.flatMap(({ url }) => byUrl.get(url) ?? []);
        for (const { url } of own)
            byUrl.delete(url);
        yield { ...one, own };
    }
}
