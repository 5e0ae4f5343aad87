// One part of a page (the document, or something it needs) as the choice of a moment sees it: when it is known to have
// stood as held, and how likely each version of it stood at other times.
import { provedIntervals, versionsOf } from "#model/index.js";
import { ChangeRates, comparisonsOf } from "./change-rates.js";
import { stampedSince } from "./own-stamps.js";
import { countBegun, isWithin } from "./in-order.js";
import { livesOf } from "./version-lives.js";
/** How often a server's word on when a page changed is true, where nothing contradicts it. */
const WORD_CHANCE = 0.95;
/** A part of a page, over all captures. */
export class PagePart {
    known;
    /** From sending to last byte, one for each look that shows a state. */
    fetches;
    #lives;
    #rates;
    constructor(page) {
        const versions = versionsOf(page.looks);
        const looks = versions.flatMap(({ sightings }) => sightings);
        const since = stampedSince(looks);
        this.known = provedIntervals(page.looks);
        this.#rates = new ChangeRates(comparisonsOf(looks, since));
        this.#lives = livesOf(versions, page, since);
        this.fetches = this.#lives.flatMap(({ fetches }) => fetches);
    }
    /** Whether the version held for the instant was observed on both sides of it. */
    isKnownAt(at) {
        return isWithin(this.known, at);
    }
    /** How likely the version that answers for an instant stood then. */
    chanceAt(at) {
        const version = this.versionAt(at);
        return Math.min(this.begunBy(version, at), this.outlives(version, at));
    }
    /** The number of the version that answers for an instant: that of looks around it, of a tested word, or the nearer. */
    versionAt(at) {
        const next = countBegun(this.#lives, (life) => life.first.from <= at);
        const [before, after] = [this.#lives[next - 1], this.#lives[next]];
        if (before === undefined)
            return next;
        if (after === undefined || at <= before.last.to || at <= before.attestedTo)
            return next - 1;
        if (at >= after.attestedFrom)
            return next;
        return at - before.lastSentAt <= after.firstSentAt - at ? next - 1 : next;
    }
    /** How likely a version had begun by an instant; it had when its first answer was there. */
    begunBy(version, at) {
        const { first, toldFrom } = this.#lives[version];
        if (at >= first.to)
            return 1;
        const before = this.#lives[version - 1];
        if (before && at <= before.last.from)
            return 0;
        if (at >= toldFrom)
            return WORD_CHANCE;
        const chance = before
            ? this.#rates.unchangedOf(first.to - at, first.to - before.last.from)
            : this.#rates.unchangedOver(first.to - at);
        return toldFrom === Infinity ? chance : (1 - WORD_CHANCE) * chance;
    }
    /** How likely a version still stood at an instant; it did when it was last asked for. */
    outlives(version, at) {
        const { last, attestedTo } = this.#lives[version];
        if (at <= last.from)
            return 1;
        const after = this.#lives[version + 1];
        if (after && at >= after.first.to)
            return 0;
        if (at <= attestedTo)
            return WORD_CHANCE;
        // A word on the last change in the time between says nothing of those before it.
        if (!after || (after.toldFrom < Infinity && at < after.toldFrom))
            return this.#rates.unchangedOver(at - last.from);
        const chance = this.#rates.unchangedOf(at - last.from, after.first.to - last.from);
        return after.toldFrom === Infinity ? chance : (1 - WORD_CHANCE) * chance;
    }
    /** From when on a version had surely begun, and until when it surely stood: one look leaves `to` before `from`. */
    sureOf(version) {
        const { first, last } = this.#lives[version];
        return { from: first.to, to: last.from };
    }
    /** Between which instants the chances of a version leap, since words tell of them. */
    leapsOf(version) {
        const told = [version, version + 1].map((number) => this.#lives[number]?.toldFrom ?? Infinity);
        return told.filter(Number.isFinite).flatMap((at) => [at - 1, at]);
    }
}
