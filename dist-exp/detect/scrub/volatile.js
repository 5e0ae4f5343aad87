// Regions that vary by themselves (rotating boxes, advertisements, fortunes), learned from repeated sightings
// of a page. A region is a place whose content is replaced again and again, not one that grows or is edited.
import { sha256Digest } from "#formats/index.js";
import { withoutFigures } from "../template/figures.js";
import { countWords, elementsOf, withSlots } from "../page/page-model.js";
/** Transitions remembered: an old layout is forgotten. */
const WINDOW = 8;
/** Times a place's content must have been replaced before it counts as volatile. */
const LEAST_REPLACED = 3;
/** Share of the transitions seen that must have replaced it. */
const LEAST_REPLACED_SHARE = 0.6;
/** A transition that keeps at most this share of a place's content has replaced it. */
const MOST_KEPT = 0.5;
/** Shorter lines stay by chance, or are the box's furniture. */
const LEAST_OWN_WORDS = 8;
/** Slots are told apart in places of at most this many elements. */
const MOST_SLOTS = 40;
/** A page of which more than this varies is no page with a volatile box: nothing is taken away then. */
const MOST_VOLATILE_TEXT = 0.5;
/** Makes regions from known places, for example from a user's rule or an earlier session. */
export function volatileRegions(places, { furniture = [], own = [] } = {}) {
    const [all, still, kept] = [new Set(places), new Set(furniture), new Set(own)];
    const sorted = { places: [...all].sort(), furniture: [...still].sort(), own: [...kept].sort() };
    return {
        digest: sha256Digest(Buffer.from(JSON.stringify(sorted))),
        ...sorted,
        has: ({ kind, place, value }, slot) => !(kind === "text" && kept.has(furnitureOf(place, withoutFigures(value)))) &&
            (all.has(place) || all.has(slotOf(place, slot)) || still.has(furnitureOf(place, value))),
    };
}
const slotOf = (place, slot) => `${place} #${slot}`;
const furnitureOf = (place, value) => `${place} = ${value}`;
/** Learns the volatile regions of one page from its sightings, given in order of time. */
export class VolatilityLearner {
    /** For each place and slot, whether each of the last transitions replaced its content. */
    #replaced = new Map();
    #sure = new Set();
    /** The last sightings' content by place. */
    #sightings = [];
    /** The last two fetches made back to back. */
    #probes = [];
    #last = null;
    /** Takes the next sighting. */
    see(page) {
        const now = contentByPlace(page);
        const old = this.#sightings.at(-1);
        if (old)
            for (const [place, replaced] of replacements(old, now))
                this.#replaced.set(place, [...(this.#replaced.get(place) ?? []), replaced].slice(-WINDOW));
        this.#sightings = [...this.#sightings, now].slice(-WINDOW);
        this.#last = page;
    }
    /** Takes two fetches made back to back: what differs between them varies by itself, at once and for sure. */
    seeBackToBack(first, second) {
        const [old, now] = [contentByPlace(first), contentByPlace(second)];
        for (const [place, values] of old) {
            const next = now.get(place);
            if (next && keptShare(values, next) < 1)
                this.#sure.add(place);
        }
        this.#probes = [old, now];
        this.see(second);
    }
    /** What has been learned so far. */
    regions() {
        const places = [...this.#replaced].filter(([, seen]) => isVolatile(seen)).map(([place]) => place);
        const all = [...places, ...this.#sure];
        const learned = volatileRegions(all, { furniture: this.#furnitureBeside(all), own: this.#ownIn(all) });
        return this.#last && volatileShare(this.#last, learned) > MOST_VOLATILE_TEXT
            ? volatileRegions([])
            : learned;
    }
    /** Sentences that stood in a volatile place at every sighting, or at both probes: they do not rotate, others do. */
    #ownIn(places) {
        const always = ([first, ...more], place) => (first?.get(place) ?? []).filter((value) => more.every((s) => s.get(place)?.includes(value) ?? true));
        const whole = new Set(places.map((place) => place.replace(/ #\d+$/, "")));
        return [...whole].flatMap((place) => [...always(this.#sightings, place), ...always(this.#probes, place)]
            .filter((value) => countWords(value) >= LEAST_OWN_WORDS)
            .map((value) => furnitureOf(place, value)));
    }
    /** Lines seen every time in a container that directly holds volatile places. */
    #furnitureBeside(places) {
        const containers = [...new Set(places.map((place) => place.slice(0, place.lastIndexOf(">"))))];
        const [first, ...more] = this.#sightings;
        return [...(first ?? [])].flatMap(([place, values]) => containers.some((container) => container !== "" && place.endsWith(container))
            ? values.filter((v) => more.every((s) => s.get(place)?.includes(v))).map((v) => furnitureOf(place, v))
            : []);
    }
}
function isVolatile(seen) {
    const replaced = seen.filter(Boolean).length;
    return replaced >= LEAST_REPLACED && replaced / seen.length >= LEAST_REPLACED_SHARE;
}
/** Whether each place, and each slot of a place that kept its size, was replaced. */
function replacements(old, now) {
    const replaced = new Map();
    for (const [place, before] of old) {
        const after = now.get(place);
        if (!after)
            continue;
        replaced.set(place, keptShare(before, after) <= MOST_KEPT);
        if (before.length !== after.length || before.length > MOST_SLOTS)
            continue;
        const [was, is] = [new Set(before), new Set(after)];
        // In a list that moves on, what leaves one slot turns up in the next: that is news, not rotation.
        before.forEach((value, i) => replaced.set(slotOf(place, i), !is.has(value) && !was.has(after[i])));
    }
    return replaced;
}
/** Figures are masked: a number that keeps changing may be a price, and must never be learned away. */
function contentByPlace(page) {
    const contents = new Map();
    for (const { place, kind, value } of elementsOf(page)) {
        const masked = kind === "text" ? withoutFigures(value) : value;
        const list = contents.get(place);
        if (list)
            list.push(masked);
        else
            contents.set(place, [masked]);
    }
    return contents;
}
function keptShare(before, after) {
    const counts = new Map();
    for (const value of before)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    let kept = 0;
    for (const value of after) {
        const left = counts.get(value) ?? 0;
        if (left > 0)
            kept++;
        counts.set(value, left - 1);
    }
    // Against the smaller side: a list that grows or shrinks keeps all it can.
    return kept / Math.min(before.length, after.length);
}
function volatileShare(page, regions) {
    let [varying, all] = [0, 0];
    for (const [element, slot] of withSlots(elementsOf(page))) {
        if (element.kind !== "text")
            continue;
        all += element.shown.length;
        if (regions.has(element, slot))
            varying += element.shown.length;
    }
    return varying / Math.max(1, all);
}
