// The captures of an archive as a catalogue lists them: those that left a report, with what people say of them.
import { instant, patchedBy, } from "#model/index.js";
/** The items of one archive; figures of reports are read once for each version of them. */
export class CaptureItems {
    #archive;
    #heads = new Map();
    constructor(archive) {
        this.#archive = archive;
    }
    /** All of them, those that changed first at the beginning. */
    async list() {
        const said = await Said.read(this.#archive);
        const captures = await this.#archive.catalog.captures.list();
        const items = await Promise.all(captures.map((capture) => this.#itemOf(capture, said)));
        return items.filter((item) => item !== null).sort(inOrder);
    }
    /** What is said of the sites that have captures, by their names. */
    async sites() {
        const said = await Said.read(this.#archive);
        const names = new Set((await this.list()).map(({ capture }) => capture.site));
        return [...names].sort().map((site) => ({ site, said: said.ofSite(site).elements }));
    }
    async #itemOf(capture, said) {
        const report = await this.#head(capture);
        if (!report)
            return null;
        const [own, site] = [said.ofCapture(capture.id), said.ofSite(capture.site)];
        const { results, warcs } = this.#archive;
        const written = [await results.writtenAt(capture.id), await warcs.writtenAt(capture.id)];
        const latest = Math.max(report.finishedAt, own.at, site.at, ...written.map((at) => at ?? 0));
        return {
            capture,
            report,
            datestamp: instant(Math.floor(latest / 1000) * 1000),
            own: own.elements,
            site: site.elements,
            patchOf: patchedBy(capture),
        };
    }
    async #head(capture) {
        if (capture.phase === "failed")
            return null;
        const version = await this.#archive.results.version(capture.id);
        const held = this.#heads.get(capture.id);
        if (held?.version === version)
            return held.head;
        const read = await this.#archive.results.getReportHead(capture.id);
        const head = read && withoutPages(read);
        this.#heads.set(capture.id, { version, head });
        return head;
    }
}
/** A head that was read from a whole report carries its pages along. */
function withoutPages(head) {
    const { pages: _, ...rest } = head;
    return rest;
}
/** Items by the time of their change; of equal times by name, so that every list has one order. */
export function inOrder(a, b) {
    return a.datestamp - b.datestamp || (a.capture.id < b.capture.id ? -1 : 1);
}
const NOTHING = { elements: {}, at: 0 };
/** All descriptions of an archive. */
class Said {
    #captures = new Map();
    #sites = new Map();
    static async read({ descriptions }) {
        const said = new Said();
        for await (const { of, ...one } of descriptions.all())
            if (of.kind === "site")
                said.#sites.set(of.site, one);
            else
                said.#captures.set(of.capture, one);
        return said;
    }
    ofCapture(id) {
        return this.#captures.get(id) ?? NOTHING;
    }
    ofSite(site) {
        return this.#sites.get(site) ?? NOTHING;
    }
}
