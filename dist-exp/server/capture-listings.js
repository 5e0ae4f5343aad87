// Captures as lists show them: what the catalog says of each, and its report's figures.
import { isImport, isRefresh, isUnfinished, patchedBy, } from "#model/index.js";
/** More than any page of a list shows; beyond it those asked for longest ago are made again. */
const MOST_KEPT = 20_000;
/** Listings of ended captures are made once, and anew when their results or the rules about them change. */
export class CaptureListings {
    #archive;
    #ended = new Map();
    constructor(archive) {
        this.#archive = archive;
    }
    async of(capture) {
        const version = await this.#archive.results.version(capture.id);
        const held = this.#ended.get(capture.id);
        if (held?.version === version)
            return held.listing;
        const head = isUnfinished(capture) ? null : await this.#archive.results.getReportHead(capture.id);
        const listing = listingOf(capture, head);
        if (head)
            this.#keep(capture.id, { version, listing });
        return listing;
    }
    /** The same with what people call each capture, or else its site. */
    async titled(capture) {
        const title = (await this.#titleOf(capture)) ?? undefined;
        return { ...(await this.of(capture)), ...(title !== undefined && { title }) };
    }
    async #titleOf({ id, site }) {
        const { descriptions } = this.#archive;
        const own = await descriptions.get({ kind: "capture", capture: id });
        const [title] = own?.elements.title ?? [];
        if (title !== undefined)
            return title;
        return (await descriptions.get({ kind: "site", site }))?.elements.title?.[0] ?? null;
    }
    #keep(id, held) {
        if (this.#ended.size >= MOST_KEPT)
            this.#ended.delete(this.#ended.keys().next().value);
        this.#ended.set(id, held);
    }
}
function listingOf(capture, head) {
    const { id, site, phase, startedAt, asOf, finishedAt } = capture;
    const patchOf = patchedBy(capture);
    return {
        id,
        site,
        phase,
        startedAt,
        asOf,
        finishedAt,
        all: head?.all ?? null,
        ...(head && { differing: head.verdicts.changed + head.verdicts.gone, failed: head.verdicts.failed }),
        ...(patchOf !== null && { patchOf }),
        ...(isImport(capture) && { imported: true }),
        ...(isRefresh(capture) && { refresh: looksOf(head) }),
        ...(capture.settings.testimony && { testimony: toldOf(capture.settings.testimony.tier, head) }),
    };
}
function toldOf(tier, head) {
    return { tier, figures: head?.testimony ?? null };
}
function looksOf(head) {
    return head?.refresh ? { looks: head.refresh.looks, changes: head.refresh.changes } : null;
}
