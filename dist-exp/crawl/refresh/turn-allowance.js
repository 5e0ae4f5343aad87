import { NothingLeft } from "../ask/nothing-left.js";
/** The allowance of the turn that is going on. */
export class TurnAllowance {
    #limits = { mostRequests: 0, mostBytes: 0 };
    #roomBytes = () => 0;
    #requests = 0;
    #isSpent = false;
    /** A turn begins; `roomBytes` says how many bytes of an answer may still be stored. */
    begin(limits, roomBytes) {
        this.#limits = limits;
        this.#roomBytes = roomBytes;
        this.#requests = 0;
        this.#isSpent = false;
    }
    /** The turn is over: nothing is sent before the next. */
    end() {
        this.#isSpent = true;
    }
    /** Requests of this turn. */
    get requests() {
        return this.#requests;
    }
    /** Whether nothing more may be asked for in this turn. */
    get isOver() {
        const { mostRequests, signal } = this.#limits;
        return this.#isSpent || this.#requests >= mostRequests || signal?.aborted === true;
    }
    /** Whether an error is the end of the turn and no fault. */
    isEnd(error) {
        if (error instanceof NothingLeft)
            return true;
        const { signal } = this.#limits;
        if (signal?.aborted !== true)
            return false;
        return error === signal.reason || (error instanceof Error && error.name === "AbortError");
    }
    /** The fetcher as far as the turn lets it send. */
    limited(fetcher) {
        return {
            get profile() {
                return fetcher.profile; // it grows with the cookies that are kept
            },
            ...(fetcher.path && { path: fetcher.path }),
            ...(fetcher.cookies && { cookies: fetcher.cookies }),
            close: () => fetcher.close(),
            fetch: (request, signal) => this.#send(fetcher, request, signal),
        };
    }
    async #send(fetcher, request, signal) {
        if (this.isOver)
            throw new NothingLeft();
        this.#requests++;
        const held = { isBack: false };
        const sent = fetcher.fetch(this.#asked(request, held), signal).catch((error) => {
            throw held.isBack ? new NothingLeft() : error;
        });
        const result = await sent;
        const isWhole = request.mostBytes !== undefined || !this.#isCut(result, request);
        if (!held.isBack && isWhole)
            return result;
        if (result.kind === "response")
            await result.exchange.spooled?.discard();
        this.#isSpent = true; // half of a robots.txt would be no rules: it is asked for again when there is room
        throw new NothingLeft();
    }
    /** Of pages whoever looks keeps no more than there is room for; of all else it is seen to here. */
    #asked(request, held) {
        const { admit, mostBytes = this.#roomFor(request) } = request;
        // Whoever is told to stop while it waits for its turn at a server has sent nothing.
        const admitted = async (address) => admit(address).catch((error) => {
            held.isBack = this.#limits.signal?.aborted === true;
            throw error;
        });
        return { ...request, ...(mostBytes && { mostBytes }), ...(admit && { admit: admitted }) };
    }
    #roomFor(request) {
        return this.#limits.mostBytes === Infinity ? undefined : () => this.#roomBytes(request);
    }
    #isCut(result, request) {
        const room = this.#roomFor(request)?.() ?? Infinity;
        return result.kind === "response" && sizeOf(result) > room;
    }
}
function sizeOf({ exchange }) {
    // What was cut to the room is as long as the room: more was to come.
    const isCut = exchange.truncated === "length" ? 1 : 0;
    return (exchange.spooled?.sizeBytes ?? exchange.responseBytes.length) + isCut;
}
