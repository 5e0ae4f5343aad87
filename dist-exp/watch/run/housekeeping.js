// What a watch does between turns: news are delivered, old memories trimmed, the archive's size watched and its files
// audited. Called by the loop; it keeps no timers.
import { instant, toIso, } from "#model/index.js";
import { siteNews } from "../news/make-news.js";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Deliveries are looked for so often. */
const DELIVER_MS = MINUTE_MS;
/** Turns, ended deliveries and what was spent are remembered for so long. */
const REMEMBERED_MS = 400 * DAY_MS;
/** Of the quota; then people are told. */
const NEARLY_FULL = 0.9;
/** Under which a watch tells of itself. */
const ARCHIVE = "archive";
/** Keeps house; `isFull` tells the turns to wait. */
export class Housekeeping {
    #house;
    #trimmedDay = -1;
    #measuredDay = -1;
    /** The day for which an audit was begun or found done. */
    #auditDay = -1;
    #audit = null;
    #isFull = false;
    constructor(house) {
        this.#house = house;
    }
    /** Whether the archive has reached its quota. */
    get isFull() {
        return this.#isFull;
    }
    /** Does what is due; says when it wants to be called next. */
    async keep(plan, now) {
        await this.#house.deliver(plan.channels);
        await this.#trim(now);
        await this.#measure(plan, now);
        this.#beginAudit(plan, now);
        return instant(now + DELIVER_MS);
    }
    /** Waits for what is under way. */
    async close() {
        await this.#audit;
    }
    async #trim(now) {
        const day = Math.floor(now / DAY_MS);
        if (day === this.#trimmedDay)
            return;
        this.#trimmedDay = day;
        const before = instant(Math.max(0, now - REMEMBERED_MS));
        await this.#house.stores.memory.trim(before);
        await this.#house.stores.news.trim(before);
    }
    async #measure({ diskQuotaBytes }, now) {
        const day = Math.floor(now / DAY_MS);
        // A full archive is measured at every call: files may have been taken away.
        if (diskQuotaBytes === null || (day === this.#measuredDay && !this.#isFull)) {
            this.#isFull &&= diskQuotaBytes !== null;
            return;
        }
        this.#measuredDay = day;
        const bytes = await this.#house.archiveBytes();
        this.#isFull = bytes >= diskQuotaBytes;
        if (bytes < NEARLY_FULL * diskQuotaBytes)
            return;
        const share = `${Math.round((100 * bytes) / diskQuotaBytes)} %`;
        const title = this.#isFull ? "The archive is full" : "The archive is nearly full";
        await this.#tell(title, `It takes ${share} of its disk quota.`, `quota ${day}`, now);
    }
    #beginAudit({ auditDays }, now) {
        if (auditDays === null || this.#audit !== null)
            return;
        // The same day for every process: an audit that a kill broke off goes on under its name.
        const day = Math.floor(now / DAY_MS / auditDays) * auditDays;
        if (day === this.#auditDay)
            return;
        this.#auditDay = day;
        const name = `watch-${toIso(instant(day * DAY_MS)).slice(0, 10)}`;
        this.#audit = this.#runAudit(name, now).finally(() => (this.#audit = null));
    }
    async #runAudit(name, now) {
        const { files, findings } = await this.#house.audit(name);
        if (findings === 0)
            return;
        const summary = `${findings} of ${files} files are not what they were when they were written; isochron warc check --all --audit ${name} lists them.`;
        await this.#tell("Files of the archive have changed", summary, name, now);
    }
    #tell(title, summary, mark, at) {
        const item = siteNews({ site: ARCHIVE, kind: "trouble", mark, at, captureId: null, title, summary });
        return this.#house.tell([item]);
    }
}
