// A capture that has ended, as quality judges it: its pages, sightings and requisites read from the catalog, and packed,
// so that an import of many pages takes little memory.
import { isRefresh, withClockErrors, } from "#model/index.js";
import { GrowingNumbers, PackedValues, StringTable } from "#packed/index.js";
import { SightingLog } from "#quality/index.js";
/** Reads what captures saw; whoever asks for the last one again gets what was read then. */
export function evidenceReader(archive) {
    let last = null;
    return (capture) => {
        if (last?.id !== capture.id)
            last = { id: capture.id, evidence: pastEvidence(capture, archive) };
        return last.evidence;
    };
}
/** Reads everything that one capture saw. */
export async function pastEvidence(capture, archive) {
    const { catalog } = archive;
    const pages = new PastPages();
    for await (const page of catalog.frontier.pages(capture.id))
        pages.add(page);
    const log = new SightingLog(pages);
    let looks = 0;
    for await (const sighting of catalog.sightings.ofCapture(capture.id)) {
        log.add(sighting);
        looks++;
    }
    const requisites = new Map();
    for await (const { document, requisites: needed } of catalog.requisites.requisites(capture.id))
        requisites.set(pages.numberOf(document), needed.map((url) => pages.numberOf(url)));
    return {
        capture,
        looks,
        plannedAsOf: capture.plannedAsOf ?? capture.startedAt,
        pages,
        numberOf: (url) => pages.numberOf(url),
        sightingsOf: (url) => withClockErrors(log.of(url), capture.runs),
        requisitesOf: (document) => requisites.get(document) ?? [],
    };
}
/** Pages in the order of their discovery; what passes through is garbage again at once. */
class PastPages {
    #urls = new StringTable();
    #packed = new PackedValues();
    #places = new GrowingNumbers(Float64Array);
    get length() {
        return this.#urls.size;
    }
    add({ url, ...rest }) {
        if (this.#urls.add(url) === this.#places.length)
            this.#places.push(this.#packed.add(rest));
    }
    numberOf(url) {
        return this.#urls.numberOf(url);
    }
    urlAt(number) {
        return this.#urls.at(number);
    }
    at(number) {
        const rest = this.#packed.get(this.#places.at(number));
        return { url: this.urlAt(number), ...rest };
    }
    *[Symbol.iterator]() {
        for (let number = 0; number < this.length; number++)
            yield this.at(number);
        return undefined;
    }
}
/** The sightings of captures, given oldest first, page by page and oldest first, with the errors of their clocks. */
export async function sightingsByPage(captures, archive) {
    const sightings = new Map();
    for (const { id, runs } of captures)
        for await (const read of archive.catalog.sightings.ofCapture(id)) {
            const [sighting] = withClockErrors([read], runs);
            const seen = sightings.get(sighting.url);
            if (seen)
                seen.push(sighting);
            else
                sightings.set(sighting.url, [sighting]);
        }
    // A day of looks and a capture may lie beside each other.
    if (captures.some(isRefresh))
        for (const seen of sightings.values())
            seen.sort((a, b) => a.times.sentAt - b.times.sentAt);
    return sightings;
}
