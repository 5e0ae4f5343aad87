import { knownContent } from "#store/index.js";
import { Patience } from "./patience.js";
import { SiteBucket } from "./site-bucket.js";
import { SiteLost } from "./site-lost.js";
/** How often a clock is looked at again that could not be judged. */
const UNSURE_WAIT_MS = 200;
/** The uploads of one site under one lease, in the order in which things are sealed. */
export class SiteUploads {
    #clock;
    #lease;
    #dir;
    #patience;
    #bucket;
    #waiting = [];
    #tail = Promise.resolve();
    #backlogBytes = 0;
    constructor(ports, lease, { dir, held }) {
        this.#clock = ports.clock;
        this.#lease = lease;
        this.#dir = dir;
        const { site } = lease;
        this.#patience = new Patience({ ...ports.patience, site, backlogBytes: () => this.#backlogBytes });
        this.#bucket = new SiteBucket({ ...ports, patience: this.#patience }, lease, held);
    }
    /** Bytes that are sealed and not acknowledged. */
    get backlogBytes() {
        return this.#backlogBytes;
    }
    /** Says in the bucket what counts now, so that it is found there when the agreement is lost. */
    begin() {
        return this.#inTurn(() => this.#bucket.begin());
    }
    /** A WARC file was closed. */
    add({ file, sizeBytes, sha256 }) {
        this.#waiting.push({ name: file, content: knownContent(this.#dir, file, { sizeBytes, sha256 }) });
        this.#backlogBytes += sizeBytes;
        // Whoever puts more hears of a failure.
        void this.#inTurn(() => this.#putWaiting()).catch(() => undefined);
    }
    /**
     * Puts these where they differ from what counts, and lets names go, in one acknowledgement; everything added so far
     * counts before. @throws SiteLost
     */
    put(contents, gone = []) {
        return this.#inTurn(async () => {
            await this.#putWaiting();
            const { changed, leaving } = this.#bucket.differing(contents, gone);
            if (changed.length + leaving.length > 0)
                await this.#putAll(changed, leaving);
        });
    }
    /** Names that count, of those that begin so. */
    heldNames(prefix) {
        return this.#bucket.heldNames(prefix);
    }
    /** Sends nothing more: the site is another's, or the machine is. */
    stop() {
        this.#patience.end(new SiteLost(this.#lease.site, "lease"));
    }
    #inTurn(task) {
        const result = this.#tail.then(task);
        this.#tail = result.catch(() => undefined);
        return result;
    }
    async #putWaiting() {
        const waiting = [...this.#waiting]; // more may be added meanwhile
        if (waiting.length === 0)
            return;
        await this.#putAll(waiting, []);
        this.#waiting = this.#waiting.slice(waiting.length);
        for (const { content } of waiting)
            this.#backlogBytes -= content.sizeBytes;
    }
    async #putAll(contents, gone) {
        const put = [];
        for (const one of contents)
            put.push(await this.#bucket.upload(one));
        await this.#requireClock();
        if (!(await this.#bucket.acknowledge(put, gone)))
            throw new SiteLost(this.#lease.site, "lease");
    }
    /** What was sealed was stamped before this: a clock that is within its bound now was so all the time. */
    async #requireClock() {
        for (;;) {
            const finding = await this.#patience.with(() => this.#clock.check());
            if (finding === "wrong")
                throw new SiteLost(this.#lease.site, "clock");
            if (finding === "sure")
                return;
            await this.#patience.wait(UNSURE_WAIT_MS);
        }
    }
}
