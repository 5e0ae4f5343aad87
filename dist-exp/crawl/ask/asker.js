import { hostOf } from "#model/index.js";
import { hostAnswer } from "./host-answer.js";
import { HostPatience } from "./host-patience.js";
import { readSafely } from "./read-safely.js";
import { withTimesInOrder } from "./times-in-order.js";
/** Asks servers for one party at the gates. */
export class Asker {
    caller;
    #ports;
    #habits;
    #patience;
    constructor(ports, caller, habits = {}) {
        this.#ports = ports;
        this.caller = caller;
        this.#habits = habits;
        this.#patience = new HostPatience(habits.onShortened);
    }
    /** One request and what its answer says; when this resolves, the host may be asked again. */
    async ask(request) {
        const { fetcher, signal, clock, logger } = this.#ports;
        const { url } = request;
        const { limits } = this.#habits;
        const fetched = this.caller.pass(hostOf(url), () => fetcher.fetch(this.#polite(request)), signal);
        const result = await withTimesInOrder(await fetched);
        this.#patience.note(hostOf(url), result);
        const reading = result.kind === "response" ? await readSafely(url, result.exchange, { logger, limits }) : null;
        const answer = hostAnswer(result, reading, clock.now());
        if (answer !== null) {
            this.caller.note(hostOf(url), answer);
            this.#habits.onAnswer?.(url, answer);
        }
        return { result, reading };
    }
    #polite(request) {
        const patienceMs = this.#patience.of(hostOf(request.url));
        const asked = patienceMs === null ? request : { ...request, patienceMs };
        const host = hostOf(request.url);
        // Connecting takes a while: whether the host's turn is still ours is judged again before anything is sent.
        if (this.#habits.sharedAddresses)
            return { ...asked, admit: async () => this.caller.requireTurn(host) };
        const { signal } = this.#ports;
        return { ...asked, admit: (address) => this.caller.enterAddress(address, signal, host) };
    }
}
/** An asker with a place of its own at the gates; whoever takes it leaves them by its caller. */
export function askerIn(world, delayMs) {
    return new Asker(world, world.gates.join(delayMs));
}
/** Gives up what a response left aside. */
export async function discard({ result }) {
    if (result.kind === "response")
        await result.exchange.spooled?.discard();
}
