// Conditional revisits, when asked for: large pages are asked whether they changed instead of being sent again.
// A 304 attests and observes nothing, so a random sample is checked at once by a full answer; a host whose 304
// is denied is asked in full from then on, and its 304s count for nothing.
import { hostOf, identityKey, isCaptured, } from "#model/index.js";
import { againstNotModified, testHosts } from "#quality/index.js";
import { isDrawn } from "./sample-by-hash.js";
/** Share of the 304s that are checked; of a host's first ones more: the k-th with a chance of 1/k. */
const CHECKED_SHARE = 0.1;
/** Decides which revisits are conditional, and which 304s are checked. */
export class ConditionalRevisits {
    #run;
    #aboveBytes;
    #hosts;
    /** Hosts that are asked in full from now on. */
    #inFull = new Set();
    /** 304s by host. */
    #notModified = new Map();
    constructor(run) {
        this.#run = run;
        this.#aboveBytes = run.state.settings.conditionalAbove ?? Infinity;
        this.#hosts = this.isOn
            ? testHosts({ pages: run.frontier.pages(), sightingsOf: (url) => run.seen.of(url) })
            : new Map();
    }
    /** Whether any revisit may be conditional. */
    get isOn() {
        return this.#aboveBytes < Infinity;
    }
    /** What to ask the page's revisit with; `null` for a full answer. */
    conditionFor({ url }) {
        const host = this.#hosts.get(hostOf(url));
        if (!host || host.notModified !== null || this.#inFull.has(hostOf(url)))
            return null;
        const sightings = this.#run.seen.of(url);
        const state = sightings.findLast(isCaptured);
        if (!state || state.outcome.identity.status !== 200 || sightings.some(is304))
            return null;
        if (state.outcome.payloadBytes <= this.#aboveBytes)
            return null;
        return conditionOf(state, host);
    }
    /** Whether the page was revisited, and the full answer asked for where one was called for. */
    isDone(url) {
        const last = this.#run.seen.of(url).findLast((s) => s.pass === "revisit");
        if (last === undefined)
            return false;
        if (is304(last))
            return !this.#isDrawn(url);
        return !isCaptured(last) || last.outcome.conditional !== true || !this.#isSame(last);
    }
    /** Whether a 304 for the page would stand unchecked, so that the page cannot become sharp. */
    staysUnchecked(page) {
        return this.conditionFor(page) !== null && !this.#isDrawn(page.url);
    }
    /** Takes in the answer to a conditional request; whether the full one is to be asked for at once. */
    needsFullAnswer(sighting) {
        const host = hostOf(sighting.url);
        if (isCaptured(sighting)) {
            // A host that sends all the same is asked plainly: only answers to one and the same request observe.
            if (this.#isSame(sighting))
                this.#inFull.add(host);
            return this.#isSame(sighting);
        }
        if (!is304(sighting))
            return false;
        const count = (this.#notModified.get(host) ?? 0) + 1;
        this.#notModified.set(host, count);
        return this.#isDrawn(sighting.url, Math.max(CHECKED_SHARE, 1 / count));
    }
    /** Takes in what a page has shown by now; a denied 304 ends the trust in its host's. */
    noteAnswers(url) {
        const violation = this.isOn ? againstNotModified(this.#run.seen.of(url)) : null;
        if (violation === null)
            return;
        this.#inFull.add(hostOf(url));
        const note = `${hostOf(url)}: its 304s count for nothing`;
        if (this.#notModified.has(hostOf(url)) && !this.#run.notes.some((one) => one.startsWith(note)))
            this.#run.notes.push(`${note}; ${violation.reason}`);
    }
    #isDrawn(url, share = CHECKED_SHARE) {
        return isDrawn(this.#run.state.capture.id, url, share);
    }
    #isSame(sighting) {
        const before = this.#run.seen.of(sighting.url).filter(isCaptured).at(-2);
        return (before !== undefined && identityKey(before.outcome.identity) === identityKey(sighting.outcome.identity));
    }
}
function is304({ outcome }) {
    return outcome.kind === "unchanged" && outcome.asked;
}
/** The ETag where there is one; a Last-Modified only of a host whose stamps passed their test (docs/evidence.md, trust test). */
function conditionOf({ outcome }, host) {
    const { etag, lastModified } = outcome.validators;
    if (etag !== null)
        return { etag };
    return lastModified !== null && host.kind === "trusted" ? { lastModified } : null;
}
