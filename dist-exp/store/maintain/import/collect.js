// An import as a capture of the catalog: its pages and sightings, read from the WARC files that it put in the archive.
import { StoreError } from "#errors.js";
import { SETTINGS_VERSION, } from "#model/index.js";
import { sha256Of, withBlob } from "../../blobs/open-blob.js";
import { openReceived } from "../../cdxj/stored-response.js";
import { readArchived } from "../../warc/read/archived-warc.js";
import { pairedRecords } from "../../warc/read/paired-records.js";
import { factsOf, heldBlock, importedOutcome, importedPage, timesOfLook, } from "./imported-look.js";
/** Filed in one transaction: one for each would take longer than all else. */
const LOOKS_AT_ONCE = 256;
/** Files the import's captures and sightings; what the catalog has of it already stays. Returns the sightings added. */
export async function collectImport(context, wanted) {
    const { captures } = context.catalog;
    const held = await captures.get(wanted.id);
    if (!held)
        await captures.create(captureOf(wanted));
    const collector = await Collector.open(context, wanted.id);
    for (const [number, file] of wanted.files.entries()) {
        await collector.register(file, number + 1);
        await collector.take(file);
    }
    await captures.update(wanted.id, { phase: "finished" });
    return collector.added;
}
/** Unfinished until all of it is filed, so that a process that is killed goes on. */
function captureOf({ id, site, span: { from, to, seed } }) {
    return {
        id,
        site,
        seeds: seed === null ? [] : [seed],
        phase: "visiting",
        startedAt: from,
        plannedAsOf: from,
        asOf: from,
        finishedAt: to,
        settings: { version: SETTINGS_VERSION, imported: true },
        expectedSharp: null,
        upperBound: null,
    };
}
class Collector {
    #context;
    #id;
    #known;
    #waiting = [];
    #seq;
    added = 0;
    constructor(context, id, known, seq) {
        this.#context = context;
        this.#id = id;
        this.#known = known;
        this.#seq = seq;
    }
    static async open(context, id) {
        const { sightings, upkeep } = context.catalog;
        const known = new Set();
        for await (const { records } of sightings.ofCapture(id))
            for (const ref of records)
                known.add(placeKey(ref));
        return new Collector(context, id, known, await upkeep.nextSeq(id));
    }
    /** Lists the file with its hash, so that an audit knows what it must be. */
    async register(file, number) {
        const { blobs, catalog, hashes } = this.#context;
        const { warcFiles } = catalog.upkeep;
        if ((await warcFiles.ofCapture(this.#id)).some((row) => row.file === file))
            return;
        await withBlob(blobs, file, async (source) => {
            await warcFiles.begin(this.#id, file, number);
            await warcFiles.finish(file, source.sizeBytes, hashes?.get(file) ?? (await sha256Of(source)));
        });
    }
    async take(file) {
        const { blobs, looks } = this.#context;
        for await (const look of looks?.of(file) ?? readLooks(blobs, file))
            await this.#takeLook(file, look);
        await this.#file();
    }
    async #takeLook(file, look) {
        const { url, id, type, offset, length } = look.facts;
        if (this.#known.has(placeKey({ file, offset })))
            return;
        const outcome = look.outcome ?? (await this.#outcomeOf(file, look));
        this.#waiting.push({
            url,
            captureId: this.#id,
            seq: this.#seq++,
            pass: "visit",
            times: timesOfLook(look.facts),
            outcome,
            records: [{ id, type, file, offset, length }],
        });
        if (this.#waiting.length >= LOOKS_AT_ONCE)
            await this.#file();
    }
    // What is asked for in one turn is one transaction; and the loop turns, so that signals are heard. Pages come first:
    // a sighting that is on record is not looked at again.
    async #file() {
        const looks = this.#waiting.splice(0);
        if (looks.length === 0)
            return;
        await this.#filePages(looks.map(({ url, outcome }) => importedPage(url, outcome)));
        const { sightings } = this.#context.catalog;
        await Promise.all(looks.map((sighting) => sightings.add(sighting)));
        this.added += looks.length;
    }
    async #filePages(pages) {
        const { frontier } = this.#context.catalog;
        const added = await frontier.add(this.#id, pages);
        const states = new Map(added.map(({ url, state }) => [url, state]));
        const seen = new Set(pages.filter(({ state }) => state === "visited").map(({ url }) => url));
        // Pages that were there before, or that failed first, and answered now.
        const mended = [...seen].filter((url) => states.get(url) !== "visited");
        await Promise.all(mended.map((url) => frontier.setState(this.#id, url, "visited", null)));
    }
    async #outcomeOf(file, { facts, request, block = null }) {
        const { blobs, index, readOutcome } = this.#context;
        try {
            const place = { file, offset: facts.offset, url: facts.target };
            const read = block ? { first: block, pieces: null } : await openReceived(blobs, index, place);
            return await importedOutcome(facts, read, request, readOutcome);
        }
        catch (error) {
            if (!(error instanceof StoreError))
                throw error;
            return { kind: "failed", code: "original-missing", message: "its original is not in the archive" };
        }
    }
}
/** The looks of a file that was not looked through on its way in. */
async function* readLooks(blobs, file) {
    for await (const paired of pairedRecords(readArchived(blobs, file), { read: heldBlock })) {
        const facts = factsOf(paired);
        if (facts)
            yield { facts, outcome: null, request: paired.request, block: paired.read };
    }
}
function placeKey({ file, offset }) {
    return `${offset} ${file}`;
}
