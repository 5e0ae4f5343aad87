// Subscriptions at hubs (W3C Recommendation WebSub), without a socket: what to ask of a hub, and what to answer it. A
// hub's word only makes a feed due; the feed itself is read by us, and what the hub sends is not.
import { createHmac } from "node:crypto";
import { instant } from "#model/index.js";
import { isSigned, readQuery } from "./websub-messages.js";
const DAY_MS = 86_400_000;
/** Asked for; hubs give what they please, of which this much is believed. */
const LEASE_MS = 10 * DAY_MS;
const SHORTEST_LEASE_MS = 300_000;
/** A lease is renewed when this share of what was asked for is left. */
const RENEW_MS = LEASE_MS / 5;
/** A hub that does not answer is asked again after a day, two, four, … */
const LONGEST_PAUSE_DAYS = 32;
/** A hub whose leases are shorter than this is not worth the requests that it would take. */
const SHORTEST_PAUSE_MS = DAY_MS / 4;
const MOST_SUBSCRIPTIONS = 200;
/** The subscriptions of one site. */
export class WebSub {
    #settings;
    #held;
    /** Of callbacks: strangers may ask for any number of them, and none is worth a reckoning of all. */
    #names = new Map();
    constructor(settings, held = []) {
        this.#settings = settings;
        this.#held = new Map(held.map((one) => [one.source, one]));
    }
    /** To be kept. */
    get held() {
        return [...this.#held.values()];
    }
    /** A feed names hubs; the first is subscribed at, and a feed that names another begins anew. */
    offer({ source, topic, hubs }) {
        const hub = hubs[0];
        const known = this.#held.get(source);
        const isKnown = known?.topic === topic && hubs.includes(known.hub);
        if (hub === undefined || isKnown || (!known && this.#held.size >= MOST_SUBSCRIPTIONS))
            return;
        this.#held.set(source, { source, topic, hub, askedAt: null, tries: 0, expiresAt: null });
    }
    /** Sources that are no more. */
    drop(sources) {
        for (const source of sources) {
            this.#held.delete(source);
            this.#names.delete(source);
        }
    }
    /** Hubs to be asked now, each noted as asked: new subscriptions, leases that run out, and silent ones after a pause. */
    questions(now, most) {
        const due = this.held.filter((one) => isDue(one, now)).slice(0, Math.max(0, most));
        for (const one of due)
            this.#held.set(one.source, { ...one, askedAt: now, tries: one.tries + 1 });
        return due.map((one) => ({ source: one.source, url: one.hub, post: this.#question(one) }));
    }
    /** Whether a callback of this site has the name. */
    knows(name) {
        return this.#named(name) !== undefined;
    }
    /** Answers what came to a callback; `ping` is a source that is due now. */
    answer(request, now) {
        const one = this.#named(request.name);
        // Section 5.1: whoever says 410 is not told again.
        if (one === undefined)
            return { status: 410, body: "no such subscription", ping: null };
        if (request.method === "GET")
            return this.#verify(one, request.query, now);
        if (request.method !== "POST")
            return { status: 405, body: "GET or POST", ping: null };
        // Section 7.1: a wrong signature is ignored, and the hub is not told.
        const isTrue = isSigned(this.#secret(one.source), request) && isActive(one, now);
        return { status: 202, body: "", ping: isTrue ? one.source : null };
    }
    /** Section 5.3: only what we asked for ourselves is confirmed. */
    #verify(one, query, now) {
        const { mode, topic, challenge, leaseSeconds } = readQuery(query);
        if (topic !== one.topic)
            return { status: 404, body: "not asked for", ping: null };
        if (mode === "denied") {
            this.#held.set(one.source, { ...one, expiresAt: null });
            return { status: 200, body: "", ping: null };
        }
        // A hub that did not hear our answer asks again.
        const isAsked = one.askedAt !== null && (one.tries > 0 || now - one.askedAt < DAY_MS);
        if (mode !== "subscribe" || challenge === null || !isAsked)
            return { status: 404, body: "not asked for", ping: null };
        const leaseMs = Math.min(LEASE_MS, Math.max(SHORTEST_LEASE_MS, (leaseSeconds ?? 0) * 1000));
        this.#held.set(one.source, { ...one, tries: 0, expiresAt: instant(now + leaseMs) });
        return { status: 200, body: challenge, ping: null };
    }
    #question({ source, topic }) {
        const fields = new URLSearchParams({
            "hub.mode": "subscribe",
            "hub.topic": topic,
            "hub.callback": `${this.#settings.callbackBase}${this.#name(source)}`,
            "hub.secret": this.#secret(source),
            "hub.lease_seconds": String(LEASE_MS / 1000),
        });
        return { contentType: "application/x-www-form-urlencoded", body: Buffer.from(fields.toString()) };
    }
    /** Section 5.1: unguessable, and its own for each subscription. */
    #name(source) {
        const known = this.#names.get(source);
        if (known !== undefined)
            return known;
        const name = this.#derived("callback", source).slice(0, 32);
        this.#names.set(source, name);
        return name;
    }
    #named(name) {
        for (const one of this.#held.values())
            if (this.#name(one.source) === name)
                return one;
        return undefined;
    }
    /** Section 5.1: less than 200 bytes. */
    #secret(source) {
        return this.#derived("secret", source);
    }
    #derived(purpose, source) {
        return createHmac("sha256", this.#settings.key)
            .update(`isochron websub ${purpose} ${source}`)
            .digest("hex");
    }
}
function isActive({ expiresAt }, now) {
    return expiresAt !== null && now < expiresAt;
}
function isDue({ askedAt, tries, expiresAt }, now) {
    if (askedAt === null)
        return true;
    const pauseMs = tries === 0 ? SHORTEST_PAUSE_MS : Math.min(LONGEST_PAUSE_DAYS, 2 ** Math.min(9, tries - 1)) * DAY_MS;
    if (now - askedAt < pauseMs)
        return false;
    // A short lease is renewed in its second half.
    return expiresAt === null || now >= expiresAt - Math.min(RENEW_MS, (expiresAt - askedAt) / 2);
}
