import { parseHttpResponse, printable } from "#formats/index.js";
import { hostOf } from "#model/index.js";
/** Hubs asked in a turn at most: two hundred feeds are subscribed to within days, not in one burst. */
const MOST_ASKED = 4;
/** Of an answer; nobody reads on. */
const MOST_ANSWER_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;
const MOST_WORDS_CHARS = 500;
/** The hubs of one site. */
export class SiteHubs {
    #parts;
    #websub;
    constructor(parts, { subscriptions }) {
        this.#parts = parts;
        this.#websub = parts.desk.open(parts.site, subscriptions);
    }
    /** To be kept. */
    get held() {
        return this.#websub.held;
    }
    /** Feeds that hubs have told of since the last turn. */
    takePings() {
        return this.#parts.desk.takePings(this.#parts.site);
    }
    /** A feed names hubs. */
    offer(offered) {
        this.#websub.offer(offered);
    }
    /** Lets go of subscriptions to all other feeds. */
    keepOnly(sources) {
        const kept = new Set(sources.map(({ url }) => url));
        this.#websub.drop(this.held.map(({ source }) => source).filter((source) => !kept.has(source)));
    }
    /** Asks the hubs that are to be asked now, within so many requests; one is noted as asked when its turn has come. */
    async subscribe(mostRequests, delayMs, now) {
        for (let left = Math.min(MOST_ASKED, mostRequests); left >= 1; left--) {
            const [question] = this.#parts.signal.aborted ? [] : this.#websub.questions(now, 1);
            if (question === undefined)
                return;
            await this.#ask(question, delayMs);
        }
    }
    async #ask(question, delayMs) {
        const { world, signal, site } = this.#parts;
        const caller = world.gates.join(delayMs);
        try {
            const why = await unheard(await this.#post(question, caller));
            if (why === null || signal.aborted)
                return;
            const words = `${site}: the hub ${question.url} ${why}; asked again in a day or more`;
            world.logger.log("warn", printable(words).slice(0, MOST_WORDS_CHARS));
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
        }
        finally {
            caller.leave();
        }
    }
    #post({ url, post }, caller) {
        const { world, signal } = this.#parts;
        const request = {
            url,
            post,
            patienceMs: PATIENCE_MS,
            mostBytes: () => MOST_ANSWER_BYTES,
            admit: (address) => caller.enterAddress(address, signal),
        };
        return caller.pass(hostOf(url), () => world.fetcher.fetch(request, signal), signal);
    }
}
/** Why a hub did not take the question; `null` when it did. */
async function unheard(answer) {
    if (answer.kind !== "response")
        return `was not reached: ${answer.message}`;
    const { exchange } = answer;
    await exchange.spooled?.discard();
    const response = parseHttpResponse(exchange.responseBytes);
    if (!response.ok)
        return "answered something that is no HTTP";
    const { status } = response;
    return status >= 200 && status < 300 ? null : `answered ${status}`;
}
