// Which stored response is served for a moment, and what is known of it: the version that answers for the moment, in
// whichever of its records can be read; the nearest record, marked so, where none does.
import { addressOf, closedContains, halfOpenContains, identityKey, isCaptured, isTold, parsePageUrl, possibleInterval, standingAt, varyingCaptures, versionsOf, } from "#model/index.js";
import { chooseMemento, chooseMementos } from "../memento-choice.js";
import { NO_EVIDENCE } from "./archive-evidence.js";
import { requestGroups } from "./request-groups.js";
/** Where nothing is known but the index. */
export const BY_INDEX = { choice: "nearest", evidenceOf: async () => NO_EVIDENCE };
/** A record of another spelling of the URL that is nearer by more than this is of the page as it was called then. */
const FAR_MS = 86_400_000;
/**
 * All that may be served, the best first. What was captured at exactly the moment comes first, errors too: that is its
 * address, by which lists name it.
 */
export async function* choicesAt(entries, query, servedBy) {
    for (const group of await requestGroups(entries, query, servedBy)) {
        // What is known is known of the request that a record answers.
        const url = group.page === null ? query.url : addressOf(group.page);
        yield* choicesIn(group, { ...query, url }, servedBy);
    }
}
async function* choicesIn({ entries, page: own, isOther }, query, { choice, evidenceOf }) {
    const pages = new Map();
    const pageOf = async (written) => {
        const known = pages.get(written);
        if (known)
            return known;
        const url = own ?? parsePageUrl(written);
        const page = new PageAt(url === null ? NO_EVIDENCE : await evidenceOf(url), query.at);
        pages.set(written, page);
        return page;
    };
    const given = new Set();
    const order = choice === "nearest" ? chooseMementos(entries, query) : coherentOrder(entries, query, pageOf);
    for await (const entry of order) {
        if (given.has(entry))
            continue;
        given.add(entry);
        yield { entry, evidence: (await pageOf(entry.url)).evidenceOf(entry), isOther };
    }
}
async function* coherentOrder(entries, query, pageOf) {
    const best = chooseMemento(entries, query);
    if (best === null)
        return;
    if (isAddressOf(best, query))
        yield best;
    const own = await pageOf(query.url);
    const isMoved = best.url !== query.url && !own.isKnown && own.distanceMs - Math.abs(best.at - query.at) > FAR_MS;
    const [url, page] = isMoved ? [best.url, await pageOf(best.url)] : [query.url, own];
    yield* page.inItsVersion(entries.filter((entry) => entry.url === url));
    yield* chooseMementos(entries, query);
}
function isAddressOf({ url, at }, query) {
    return at === query.at && url === query.url;
}
/** A page at the moment. */
export class PageAt {
    #page;
    #at;
    #standing;
    #looks = new Map();
    /** By the place of the content's record: its date and the span that is told of it are two things. */
    #told = new Map();
    constructor(page, at) {
        this.#page = page;
        this.#at = at;
        this.#standing = page.looks.length === 0 ? null : standingAt(page.looks, at, page.trust);
        for (const look of page.looks.filter(isCaptured)) {
            if (isTold(look))
                push(this.#told, placeOf(look.records[0]), look);
            else
                push(this.#looks, look.times.sentAt, look);
        }
    }
    /** Whether more is known of it at the moment than that nothing contradicts it. */
    get isKnown() {
        return this.#standing !== null && this.#standing.tier !== "possible";
    }
    /** From the moment to the look that answers for it. */
    get distanceMs() {
        return this.#standing ? Math.abs(this.#standing.sighting.times.sentAt - this.#at) : Infinity;
    }
    /** Records that show the version which answers for the moment: its nearest look, then others with the same content. */
    *inItsVersion(entries) {
        const standing = this.#standing;
        if (standing === null)
            return;
        yield* entries.filter((entry) => this.#lookOf(entry) === standing.sighting);
        const distance = ({ at }) => Math.abs(at - this.#at);
        const others = entries.filter((entry) => this.#isSame(this.#lookOf(entry)));
        yield* others.sort((a, b) => distance(a) - distance(b) || a.at - b.at);
    }
    /** What is known of a record at the moment. */
    evidenceOf(entry) {
        const look = this.#lookOf(entry);
        const told = this.toldOf(look);
        const distanceMs = Math.abs(entry.at - this.#at);
        return { ...told, at: this.#at, storedAt: entry.at, distanceMs, captureId: look?.captureId ?? null };
    }
    /** What is known of what a look has seen; `null`: of a record that no look tells of. */
    toldOf(look) {
        const standing = this.#standing;
        if (standing === null || !this.#isSame(look))
            return this.#otherwise(look);
        const { tier, interval, sighting } = standing;
        return { tier, interval, against: null, ...answersOf(sighting) };
    }
    /** Another version than the one that answers, or a record that no look tells of. */
    #otherwise(look) {
        const against = this.#against();
        if (look === null)
            return { tier: "nearest", interval: null, against: against && "likely" };
        if (isTold(look))
            return this.#toldOtherwise(look, against);
        const interval = this.#possibleOf(look);
        if (against !== "known" && halfOpenContains(interval, this.#at))
            return { tier: "possible", interval, against };
        return { tier: "nearest", interval: null, against: against ?? "likely" };
    }
    /** What is told of the moment, and something better known speaks first; or what is told of other times. */
    #toldOtherwise(look, against) {
        const { told } = look.outcome;
        const isOfMoment = told.variant === undefined && closedContains(told, this.#at);
        if (!isOfMoment)
            return { tier: "nearest", interval: null, against: against ?? "likely" };
        const interval = { from: told.from, to: told.to };
        return { tier: told.tier, interval, against, ...answersOf(look) };
    }
    /** What others tell, or the server says of itself, contradicts no more than likely. */
    #against() {
        if (!this.isKnown)
            return null;
        const { tier } = this.#standing;
        return tier === "observed" || tier === "seen" ? "known" : "likely";
    }
    #possibleOf(look) {
        const { looks } = this.#page;
        if (varyingCaptures(looks).has(look.captureId))
            return { from: null, to: null };
        return possibleInterval(versionsOf(looks).find(({ sightings }) => sightings.includes(look)));
    }
    #isSame(look) {
        const shown = this.#standing?.sighting;
        if (look === null || shown === undefined)
            return false;
        if (look === shown)
            return true;
        return identityKey(look.outcome.identity) === identityKey(shown.outcome.identity);
    }
    /** The look whose response a record holds: another record of the same time may hold anything. */
    #lookOf({ at, file, offset }) {
        const looks = this.#looks.get(at) ?? [];
        const own = looks.find(({ records }) => records.some((one) => one.file === file && one.offset === offset));
        return own ?? this.#toldIn(this.#told.get(placeOf({ file, offset })) ?? []);
    }
    /** Of the spans that are told of one content, the one that answers, that of the moment, or the last. */
    #toldIn(told) {
        const answering = told.find((look) => look === this.#standing?.sighting);
        const ofMoment = told.find(({ outcome }) => closedContains(outcome.told, this.#at));
        return answering ?? ofMoment ?? told.at(-1) ?? null;
    }
}
function answersOf({ outcome }) {
    const count = outcome.told?.count;
    return count === undefined ? {} : { answers: count };
}
function placeOf(record) {
    return record === undefined ? "" : `${record.offset} ${record.file}`;
}
function push(all, key, item) {
    const before = all.get(key);
    if (before)
        before.push(item);
    else
        all.set(key, [item]);
}
