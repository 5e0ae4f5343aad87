// What all servers see of a cluster, by host and by address, and what each of them is owed.
import { PolitenessJudge } from "./politeness-judge.js";
/** Requests are counted by stretches of this length. */
export const STRETCH_MS = 10_000;
/** The log of all servers. */
export class ServerLog {
    hosts = new PolitenessJudge();
    addresses = new PolitenessJudge();
    /** Requests that arrived in each stretch of time since the start. */
    perStretch = [];
    #world;
    #delayMs;
    #startMs;
    /** Hosts whose robots.txt somebody has read, and those of them where he could tell the others. */
    #isRead;
    #isTold;
    constructor(world, { delayMs, startMs }) {
        this.#world = world;
        this.#delayMs = delayMs;
        this.#startMs = startMs;
        this.#isRead = new Uint8Array(world.hosts);
        this.#isTold = new Uint8Array(world.hosts);
    }
    /** Somebody has an answer of the host, robots.txt first of all: what it asks for is due from now on. */
    answered(host, canTell) {
        this.#isRead[host] = 1;
        if (canTell)
            this.#isTold[host] = 1;
    }
    /** A request arrives; what is returned is called when it was answered, or given up. */
    arrive({ host, atMs, isLate, hasTurn }) {
        this.#countIn(atMs);
        const address = this.#world.addressOf[host];
        const delayMs = this.#delayMs;
        const ends = [
            this.hosts.arrive(host, atMs, {
                delayMs: this.#owed(host, this.#isRead),
                toldMs: this.#owed(host, this.#isTold),
                isLate,
                hasTurn: () => hasTurn(hostGate(host)),
            }),
            this.addresses.arrive(address, atMs, {
                delayMs,
                toldMs: delayMs,
                isLate,
                hasTurn: () => hasTurn(addressGate(address)),
            }),
        ];
        return (endMs) => {
            for (const end of ends)
                end(endMs);
        };
    }
    #owed(host, isKnown) {
        return Math.max(this.#delayMs, isKnown[host] === 1 ? this.#world.crawlDelayMs[host] : 0);
    }
    #countIn(atMs) {
        const stretch = Math.floor((atMs - this.#startMs) / STRETCH_MS);
        while (this.perStretch.length <= stretch)
            this.perStretch.push(0);
        this.perStretch[stretch]++;
    }
}
/** A host's name. */
export function hostName(host) {
    return `h${host}.example`;
}
/** An address in words. */
export function addressName(address) {
    return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}
function hostGate(host) {
    return `host ${hostName(host)}`;
}
function addressGate(address) {
    return `address ${addressName(address)}`;
}
