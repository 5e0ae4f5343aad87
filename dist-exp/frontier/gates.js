// Every server that one process asks, whoever in it asks: a turnstile per host and per server address. They belong to
// the world and not to one capture, so that two captures never ask one server at once. Over all hosts so many requests
// are under way at a time, whoever makes them.
import { instant, Turns } from "#model/index.js";
import { KeptPauses } from "./kept-pauses.js";
import { HostGate } from "./politeness.js";
/** Requests under way over all hosts, where nothing else is said. */
const REQUESTS_AT_ONCE = 64;
/** More are looked through for such as may be forgotten. */
const MANY_GATES = 1024;
/** The turnstiles of one process. */
export class Gates {
    #clock;
    #requests;
    #gates = new Map();
    #shared;
    #kept = null;
    /** @param shared where other machines ask the same servers: nobody is let in whom they would not let in */
    constructor(clock, requestsAtOnce = REQUESTS_AT_ONCE, shared = null) {
        this.#clock = clock;
        this.#requests = new Turns(requestsAtOnce);
        this.#shared = shared;
    }
    /** Somebody who asks servers, with the pause that is kept for them wherever they ask. */
    join(delayMs) {
        for (const [name, gate] of this.#gates)
            if (gate.isIdle)
                this.#gates.delete(name);
        return new Caller(this.#clock, delayMs, {
            gateNamed: (name) => this.#gate(name),
            forget: (name) => void this.#gates.delete(name),
            requests: this.#requests,
            noteAsked: (name, askedMs) => this.#kept?.noteAsked(name, askedMs) ?? null,
        });
    }
    /** Keeps pauses from now on, and leaves every server alone for as long as an earlier process would have. */
    async remember(store) {
        this.#kept = await KeptPauses.open(store);
        const now = this.#clock.now();
        // One millisecond more, since instants are cut to the millisecond.
        for (const { name, ms } of this.#kept.holds)
            this.#gate(name).holdUntil(instant(now + ms + 1));
    }
    /** Of how many hosts and addresses something is remembered. */
    get size() {
        return this.#gates.size;
    }
    #gate(name) {
        let gate = this.#gates.get(name);
        if (!gate) {
            const shared = this.#shared && { name, gates: this.#shared };
            gate = new HostGate(this.#clock, (ms) => this.#kept?.note(name, ms) ?? null, shared);
            gate.recallAsked(this.#kept?.askedOf(name) ?? 0);
            this.#gates.set(name, gate);
        }
        return gate;
    }
}
/** One party at the gates: a capture, or a survey. */
export class Caller {
    #clock;
    #entrances;
    #used = new Map();
    #delayMs;
    #mostUsed = MANY_GATES;
    /** Before this nobody is asked: an earlier process may have asked them a moment ago. */
    #notBefore = instant(0);
    constructor(clock, delayMs, entrances) {
        this.#clock = clock;
        this.#delayMs = delayMs;
        this.#entrances = entrances;
    }
    /** Runs a request when the host's turn has come, and one of those over all hosts. */
    pass(host, request, signal) {
        const gate = this.#host(host);
        const send = () => {
            gate.requireTurn();
            return request();
        };
        return gate.pass(() => this.#inTurn(send, signal), signal);
    }
    /** Waits until the host may be asked again, so that what is judged then holds when it is asked. */
    untilFree(host, signal) {
        return this.#host(host).untilFree(signal);
    }
    /**
     * Waits for the turn at a server address, whatever hosts it stands for; what is returned ends it. Whoever asks in the
     * turn of a host names it, so that it is judged again right before something is sent.
     */
    async enterAddress(address, signal, host) {
        const gate = this.#gate(`address ${address.replace(/^::ffff:(?=\d+\.)/i, "")}`);
        const leave = await gate.enter(signal);
        try {
            gate.requireTurn();
            if (host !== undefined)
                this.#host(host).requireTurn(); // it may have been lost while the address was waited for
            return leave;
        }
        catch (error) {
            leave();
            throw error;
        }
    }
    /** For whoever asks in the turn of a host and needs none at its address. @throws CLUSTER where it was lost */
    requireTurn(host) {
        this.#host(host).requireTurn();
        return () => undefined;
    }
    /** Lets the host's pace follow what came back. */
    note(host, answer) {
        this.#host(host).note(answer);
    }
    /** At least this pause between all requests to the host, as its robots.txt asks for by Crawl-delay; or none. */
    slowTo(host, delayMs) {
        const gate = this.#host(host);
        gate.recallAsked(0);
        if (delayMs !== null)
            gate.slowTo(delayMs);
        gate.waitFor(this.#entrances.noteAsked(`host ${host}`, delayMs ?? 0));
    }
    /** Another pause for every host and address from now on; what robots.txt asks for is kept all the same. */
    paceTo(delayMs) {
        this.#delayMs = delayMs;
        for (const gate of this.#used.values())
            gate.paceFor(this, delayMs);
    }
    /** Takes in what an earlier process saw of a host, in the order of its looks. */
    recall(host, answer, times) {
        this.#host(host).recall(answer, times);
    }
    /** A resumed capture keeps the hosts' pace. */
    goOn() {
        this.#notBefore = instant(this.#clock.now() + this.#delayMs);
        for (const gate of this.#used.values()) {
            gate.goOn();
            gate.holdUntil(this.#notBefore);
        }
    }
    /** Asks no more: its pause holds nobody up any longer. */
    leave() {
        for (const gate of this.#used.values())
            gate.paceFor(this, null);
        this.#used.clear();
    }
    async #inTurn(request, signal) {
        const leave = await this.#entrances.requests.enter();
        try {
            signal?.throwIfAborted();
            return await request();
        }
        finally {
            leave();
        }
    }
    /** Of thousands of hosts most are asked once; those with a pause under way, or a pace of their own, stay. */
    #forgetPlain() {
        for (const [name, gate] of this.#used) {
            if (!gate.isPlain)
                continue;
            this.#used.delete(name);
            this.#entrances.forget(name);
        }
        this.#mostUsed = Math.max(MANY_GATES, 2 * this.#used.size);
    }
    #host(host) {
        return this.#gate(`host ${host}`);
    }
    #gate(name) {
        let gate = this.#used.get(name);
        if (!gate) {
            if (this.#used.size >= this.#mostUsed)
                this.#forgetPlain();
            this.#used.set(name, (gate = this.#entrances.gateNamed(name)));
            gate.paceFor(this, this.#delayMs);
            gate.holdUntil(this.#notBefore);
        }
        return gate;
    }
}
