// The refreshing of a site: an unfinished capture that is looked into turn by turn, by one process or by several, one
// after the other, and concluded when its day is over.
import { IsochronError } from "#errors.js";
import { indexTextsSafely, sketchVersions } from "#study/index.js";
import { closeRun, openRun } from "../run/capture-run.js";
import { startHeartbeat } from "../run/heartbeat.js";
import { beginRefresh, refreshToGoOn } from "./begin-refresh.js";
import { askForList } from "../ask/ask-for-list.js";
import { concludeRefresh } from "./conclude-refresh.js";
import { looksAfter } from "./looks-after.js";
import { takeTurn } from "./turn.js";
import { TurnAllowance } from "./turn-allowance.js";
import { weighLooks } from "./weigh-looks.js";
/** Opens the refreshing of a site: a new capture of kind `refresh`, or the unfinished one named by `resume`. */
export async function openRefresh(request, world, watcher = {}) {
    const allowance = new TurnAllowance();
    const limited = { ...world, fetcher: allowance.limited(world.fetcher) };
    const { resume } = request;
    const capture = resume ? await refreshToGoOn(resume, world) : await beginRefresh(request, limited);
    const toldBytes = await storedBytes(world, capture);
    // Turns have ends of their own; the run itself is ended by `leave` and `conclude` alone.
    const run = await openRun(capture, limited, { onProgress: watcher.onProgress });
    const isKnown = request.isKnown.bind(request);
    return new OpenRefresh({ ...run, isKnown }, { allowance, toldBytes, end: watcher.signal });
}
/** Ends an unfinished refresh as it stands, also one that was begun with other headers; nobody is asked. */
export async function endRefresh(capture, world) {
    const going = await refreshToGoOn(capture, world);
    const toldBytes = await storedBytes(world, going);
    const run = await openRun(going, world, {}, "end");
    return new OpenRefresh(run, { allowance: new TurnAllowance(), toldBytes, end: undefined }).conclude();
}
class OpenRefresh {
    #run;
    #parts;
    /** What the WARC files held when that was last told. */
    #toldBytes;
    #turns = 0;
    #isLooking = false;
    constructor(run, parts) {
        this.#run = run;
        this.#parts = parts;
        this.#toldBytes = parts.toldBytes;
    }
    get capture() {
        return this.#run.state.capture;
    }
    look(wishes, limits) {
        return this.#inTurn(limits, (ending) => this.#lookInTurn(wishes, ending));
    }
    askLists(limits, work) {
        const [run, { allowance }] = [this.#run, this.#parts];
        return this.#inTurn(limits, async (ending) => {
            allowance.begin(ending, ({ url }) => run.admission.bytes.roomFor(url));
            run.stop.beginTurn(ending.signal);
            const orRefused = (error) => {
                if (!allowance.isEnd(error))
                    throw error;
                return { kind: "refused", reason: "no request is left in this turn", requests: 0 };
            };
            return work({
                ask: (question) => askForList(run, question).catch(orRefused),
                sitemapsOf: (seed) => run.robots.sitemapsOf(seed).catch((error) => (orRefused(error), [])),
            });
        });
    }
    async #inTurn(limits, work) {
        if (this.#isLooking)
            throw new IsochronError("INTERNAL", "one turn of a refresh at a time");
        this.#isLooking = true;
        const stopHeartbeat = startHeartbeat(this.#run);
        try {
            return await work({ ...limits, ...this.#endOf(limits) });
        }
        finally {
            this.#parts.allowance.end();
            await stopHeartbeat();
            this.#isLooking = false;
        }
    }
    async #lookInTurn(wishes, limits) {
        const [run, { allowance }] = [this.#run, this.#parts];
        const { bytes } = run.admission;
        bytes.allow(limits.mostBytes - (await this.#untoldBytes()));
        allowance.begin(limits, ({ url }) => bytes.roomFor(url));
        run.stop.beginTurn(limits.signal);
        const wished = [...new Map(wishes.map((wish) => [wish.url, wish])).values()];
        const { kept, refused } = allowance.isOver
            ? { kept: [], refused: [] }
            : await takeTurn(run, wished, { allowance, number: ++this.#turns });
        const { requests } = allowance;
        await run.record.flush();
        const looked = [...(await weighLooks(kept, run.world)), ...refused];
        const done = new Set(looked.map(({ url }) => url));
        const unasked = wished.filter(({ url }) => !done.has(url));
        return { looked, unasked, requests, bytes: await this.#tellBytes() };
    }
    recall(after) {
        return looksAfter(this.#run, after);
    }
    leave() {
        return closeRun(this.#run);
    }
    async conclude() {
        const run = this.#run;
        run.stop.beginTurn(undefined); // what is written at the end is not cut short by the end of a turn
        const { archive, logger } = run.world;
        try {
            const report = await concludeRefresh(run);
            await sketchVersions(archive, this.capture.id, run.stop.signal); // for comparison with what comes later
            await indexTextsSafely(archive, logger, run.stop.signal); // and for whoever searches
            return { report, bytes: await this.#tellBytes() };
        }
        finally {
            await closeRun(run);
        }
    }
    /** A turn ends when it is told to, or when all of them are. */
    #endOf({ signal }) {
        const ends = [signal, this.#parts.end].filter((one) => one !== undefined);
        return ends.length === 0 ? {} : { signal: AbortSignal.any(ends) };
    }
    async #untoldBytes() {
        return (await storedBytes(this.#run.world, this.capture)) - this.#toldBytes;
    }
    async #tellBytes() {
        const bytes = await this.#untoldBytes();
        this.#toldBytes += bytes;
        return bytes;
    }
}
async function storedBytes({ archive }, { id }) {
    const files = await archive.warcs.sizes(id);
    return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
