// One capture's share of the catalog, rebuilt record by record. What the catalog has already is completed,
// never overwritten; a capture that it does not have is built as the records say, in their order.
import { limitsBy } from "#formats/index.js";
import { readChangeRecord, readFrontierRecord, readLookRequisites, readRefusalRecord, readRenderingRecord, readRequisitesRecord, readResumeRecord, readStateRecord, } from "#formats/run-records/index.js";
import { mergeRefused, } from "#model/index.js";
/** More than any capture counts: files may come from elsewhere. */
const MOST_SHAPES = 10_000;
/** Rebuilds one capture; its files come in order. */
export class CaptureRebuild {
    id;
    /** The folder of its first file: copies of its files elsewhere add nothing. */
    folder;
    /** By which it decoded contents. */
    limits;
    #catalog;
    #isNew;
    #known = new Set();
    /** Places of the sightings added here, with the places that their records tell. */
    #added = new Map();
    #longRequisites = new Map();
    #refused = new Map();
    constructor(catalog, capture, folder, isNew) {
        this.#catalog = catalog;
        this.id = capture.id;
        this.folder = folder;
        this.limits = limitsBy(capture.settings.contentRules);
        this.#isNew = isNew;
    }
    static async begin(catalog, capture, folder) {
        const isNew = (await catalog.captures.get(capture.id)) === null;
        if (isNew)
            await catalog.captures.create(capture);
        const rebuild = new CaptureRebuild(catalog, capture, folder, isNew);
        if (!isNew)
            for await (const { records } of catalog.sightings.ofCapture(capture.id))
                for (const { id } of records)
                    rebuild.#known.add(id);
        return rebuild;
    }
    /** Sightings that the catalog did not have. */
    get added() {
        return this.#added.size;
    }
    /** Whether the catalog had this record's sighting before. */
    knows(recordId) {
        return this.#known.has(recordId);
    }
    /** Takes one of the capture's own records, by the last word of its target. */
    async takeOwn(kind, fields) {
        if (kind === "frontier")
            await this.#takePages(fields);
        else if (kind === "states")
            await this.#takeStates(fields);
        else if (kind === "change")
            await this.#change(readChangeRecord(fields) ?? {});
        else if (kind === "resume")
            await this.#takeStanding(readResumeRecord(fields));
        else if (kind === "requisites")
            this.#takeRequisites(fields);
        else if (kind === "rendering")
            await this.#takeRendering(readRenderingRecord(fields));
        this.#count(readRefusalRecord(fields) ?? []);
    }
    /** Files what only the sum of all records tells: call after the last file. */
    async finish() {
        for await (const held of this.#catalog.refusals.ofCapture(this.id)) {
            const told = this.#refused.get(keyOf(held));
            if (told)
                this.#refused.set(keyOf(held), mergeRefused(held, told));
        }
        await this.#catalog.refusals.put(this.id, [...this.#refused.values()]);
    }
    #count(shapes) {
        for (const shape of shapes) {
            const held = this.#refused.get(keyOf(shape));
            if (held || this.#refused.size < MOST_SHAPES)
                this.#refused.set(keyOf(shape), mergeRefused(held ?? shape, shape)); // in order, and no more than is kept
        }
    }
    /** What the planner promised; t* too where no record of its own tells it. */
    async takePlan(patch) {
        const held = await this.#catalog.captures.get(this.id);
        if (held?.plannedAsOf === null)
            await this.#apply({ phase: "revisiting", ...patch });
        else if (held?.expectedSharp === null)
            await this.#apply({ expectedSharp: patch.expectedSharp, upperBound: patch.upperBound });
    }
    /** Files a sighting, the state of its page and what the page needs. */
    async takeLook({ sighting, note, fields }) {
        const { sightings, frontier, upkeep } = this.#catalog;
        const { seq: told, kind, depth, via } = note;
        const isFree = this.#isNew && told !== null && !this.#added.has(told);
        const seq = isFree ? told : await upkeep.nextSeq(this.id);
        await sightings.add({ ...sighting, captureId: this.id, seq });
        this.#added.set(seq, told);
        const { url, pass, outcome } = sighting;
        const state = outcome.kind === "captured" ? "visited" : "failed";
        const page = { url, kind, depth, via, state, reason: null, late: pass === "late" };
        const added = await frontier.add(this.id, [page]);
        const settles = this.#isNew && (pass === "visit" || pass === "late");
        if (added.length === 0 && settles)
            await frontier.setState(this.id, url, state, null);
        await this.#fileRequisites(url, fields);
    }
    async #takePages(fields) {
        const pages = readFrontierRecord(fields) ?? [];
        if (this.#isNew)
            await this.#catalog.upkeep.putPages(this.id, pages);
        else
            await this.#catalog.frontier.add(this.id, pages);
    }
    async #takeStates(fields) {
        if (!this.#isNew)
            return;
        const { frontier, upkeep } = this.#catalog;
        for (const { url, state, reason } of readStateRecord(fields) ?? [])
            if (await upkeep.knowsPage(this.id, url))
                await frontier.setState(this.id, url, state, reason);
    }
    // Whether a capture that the catalog has is finished, its results tell: they come after this record.
    async #change(patch) {
        if (this.#isNew)
            return this.#apply(patch);
        const held = await this.#catalog.captures.get(this.id);
        if (held?.plannedAsOf === null && patch.plannedAsOf)
            await this.#apply(patch);
    }
    async #apply(patch) {
        await this.#catalog.captures.update(this.id, patch);
    }
    // Records that were written but never acknowledged do not count: their pages were looked at again.
    async #takeStanding(standing) {
        if (!standing)
            return;
        this.#refused.clear();
        const missing = new Set(standing.missing);
        const isLost = (told) => told !== null && (told >= standing.nextSeq || missing.has(told));
        const lost = [...this.#added].filter(([, told]) => isLost(told)).map(([seq]) => seq);
        await this.#catalog.upkeep.forgetSightings(this.id, lost);
        for (const seq of lost)
            this.#added.delete(seq);
        if (this.#isNew)
            await this.#catalog.upkeep.forgetPagesFrom(this.id, standing.pages);
    }
    #takeRequisites(fields) {
        const said = readRequisitesRecord(fields);
        if (!said)
            return;
        const before = said.part === 0 ? [] : (this.#longRequisites.get(said.document) ?? []);
        this.#longRequisites.set(said.document, [...before, ...said.requisites]);
    }
    /** What the page asked for while it was shown, it needs. */
    async #takeRendering(rendering) {
        if (rendering === null || !(await this.#catalog.upkeep.knowsPage(this.id, rendering.document)))
            return;
        await this.#catalog.renderings.put(this.id, rendering);
        const { document, requests } = rendering;
        const known = (await this.#catalog.requisites.ofDocument(document)).find((one) => one.captureId === this.id);
        const needed = new Set([...(known?.requisites ?? []), ...requests]);
        if (needed.size > 0)
            await this.#catalog.requisites.setRequisites(this.id, document, [...needed]);
    }
    async #fileRequisites(url, fields) {
        const requisites = [...(this.#longRequisites.get(url) ?? []), ...readLookRequisites(fields)];
        this.#longRequisites.delete(url);
        if (requisites.length > 0)
            await this.#catalog.requisites.setRequisites(this.id, url, requisites);
    }
}
function keyOf({ code, shape }) {
    return `${code} ${shape}`;
}
