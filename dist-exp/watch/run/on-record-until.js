import { instant, isUnfinished, toIso } from "#model/index.js";
/** The end of what is on record of one site. */
export class OnRecordUntil {
    #site;
    #archive;
    /** Of looks that a process before this one left; the clock of one process is never set back. */
    #leftBehind = null;
    constructor(site, { archive }) {
        this.#site = site;
        this.#archive = archive;
    }
    /** Said when the clock is behind; `null` when it is not. */
    async whyWait(now, lastTurnAt) {
        const until = instant(Math.max(await this.#captures(), lastTurnAt ?? 0));
        return until <= now ? null : `the clock is behind what is on record (${toIso(until)}): waiting for it`;
    }
    async #captures() {
        const { captures } = this.#archive.catalog;
        const [newest] = await captures.some({ site: this.#site, limit: 1 });
        // A turn that a kill cut off has ended nowhere: its last look says until when it went.
        this.#leftBehind ??= await this.#lastLook(await captures.some({ site: this.#site, unfinished: true, limit: 100 }));
        return Math.max(newest?.startedAt ?? 0, newest?.finishedAt ?? 0, this.#leftBehind);
    }
    async #lastLook(captures) {
        let last = 0;
        for (const { id } of captures.filter(isUnfinished))
            for await (const { times } of this.#archive.catalog.sightings.ofCapture(id))
                last = Math.max(last, times.lastByteAt);
        return instant(last);
    }
}
