// Gathers what is said of one view.
import { compositeClass, mementosOf, pageVersions, reasonAt, recordStrip, versionNeighbours, WithheldError, } from "#access/index.js";
import { CaptureVerdicts } from "./capture-verdicts.js";
import { chooserAt } from "./choose-record.js";
import { pageParts, partOf, recordOf } from "./page-parts.js";
import { RecordReader } from "./record-needs.js";
import { heldPictures } from "./step-pictures.js";
/** Gathers facts for one archive, and keeps what many views share. */
export class FactGatherer {
    #archive;
    #reader;
    #verdicts;
    #moments;
    constructor(archive, moments) {
        this.#archive = archive;
        this.#moments = moments;
        this.#reader = new RecordReader(archive.index);
        this.#verdicts = new CaptureVerdicts(archive.results);
    }
    /** The facts of a view; `null` when nothing is stored for the URL. */
    async of({ url, at, wished = null }, captures) {
        const document = await this.#chooserAt(captures, { at, isLoose: false })(url);
        if (document === null)
            return null;
        const { entry, evidence } = document;
        const [found, verdict, versions, reason] = await Promise.all([
            pageParts(url, document, this.#partsAt(captures, at), this.#reader),
            this.#verdicts.of(entry.url, evidence, captures),
            this.#versionsAround(entry, captures),
            reasonAt(this.#moments.evidence, url, { at, wished }),
        ]);
        const { parts, title } = found;
        const shown = recordOf(document);
        const steps = verdict && (await this.#stepsOf(verdict.capture, entry.url));
        return {
            format: "isochron-view/1",
            url,
            wishedAt: wished,
            at,
            reason,
            title,
            shown,
            verdict,
            composite: compositeOf(found),
            versions,
            parts,
            ...steps,
        };
    }
    async #stepsOf(capture, url) {
        const shown = await this.#archive.catalog.renderings.ofDocument(capture, url);
        if (!shown?.steps)
            return null;
        const stepPictures = await heldPictures(this.#archive, capture, shown);
        return { steps: shown.steps, ...(stepPictures && { stepPictures }) };
    }
    /** The same, with what was asked for in the view and named by none of its documents. */
    async inView({ target, asked, isCut }, captures) {
        const facts = await this.of(target, captures);
        if (facts === null)
            return null;
        const named = new Set(facts.parts.flatMap(({ url, record }) => [url, record?.url]));
        const others = [...asked.values()].filter(({ url, at }) => at !== target.at || !named.has(url));
        const found = await Promise.all(others.map(async ({ url, at }) => {
            return partOf(url, null, null, await this.#partsAt(captures, at)(url));
        }));
        const parts = [...facts.parts, ...found];
        return { ...facts, parts, composite: compositeOf({ parts, isWhole: facts.composite.isWhole && !isCut }) };
    }
    #partsAt(captures, at) {
        return orMissing(this.#chooserAt(captures, { at, isLoose: true }));
    }
    #chooserAt(captures, moment) {
        const { servedBy } = this.#moments;
        return chooserAt({ index: this.#archive.index, servedBy, reader: this.#reader }, captures, moment);
    }
    async #versionsAround(entry, captures) {
        const mementos = mementosOf(await this.#archive.index.lookup(entry.url), entry.url);
        const all = pageVersions(mementos);
        const own = mementos.findIndex((one) => one.at === entry.at && one.entry.url === entry.url);
        const neighbours = versionNeighbours(all, own);
        return {
            records: mementos.length,
            versions: all.versions,
            number: all.numbers[own] ?? null,
            ...neighbours,
            strip: recordStrip(all, own, lifeOf(captures)),
        };
    }
}
/** A part that a rule keeps from the reader is missing, and the page is shown without it. */
function orMissing(choose) {
    return (url) => choose(url).catch((error) => {
        if (error instanceof WithheldError)
            return null;
        throw error;
    });
}
/** From the beginning of the first capture to the end of the last. */
function lifeOf(captures) {
    const [first] = captures;
    if (!first)
        return null;
    let [from, to] = [first.startedAt, first.finishedAt ?? first.startedAt];
    for (const { startedAt, finishedAt } of captures) {
        if (startedAt < from)
            from = startedAt;
        if (finishedAt !== null && finishedAt > to)
            to = finishedAt;
    }
    return { from, to };
}
/** A view of which not every part is here, or known, is not called coherent. */
export function compositeOf({ parts, isWhole }) {
    const shown = parts.flatMap(({ record }) => (record ? [record.evidence] : []));
    const missing = parts.length - shown.length;
    const judged = compositeClass(shown);
    const isAll = isWhole && missing === 0;
    const named = judged === "prima facie coherent" && !isAll ? "possibly coherent" : judged;
    return { class: named, parts: parts.length, missing, isWhole };
}
