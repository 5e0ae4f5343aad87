// Places in the index, as resume keys name them.
import { parseTimestamp, toTimestamp17 } from "#model/index.js";
/** As clients are given it, and give it back. */
export function formatPlace({ key, at, before }) {
    return encodeURIComponent(`${key} ${toTimestamp17(at)} ${before}`).replaceAll("%20", "+");
}
/** Reads a resume key, decoded as a parameter or still as it was given; `null` when it is none. */
export function parsePlace(text) {
    const [, key, digits = "", before] = /^(\S+)[ +](\d{17})[ +](\d{1,9})$/.exec(decoded(text)) ?? [];
    const at = parseTimestamp(digits);
    return key === undefined || at === null ? null : { key, at, before: Number(before) };
}
function decoded(text) {
    if (text.includes(" "))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The beginning of the first line that may be of a key at a time; lines of others may have fewer digits. */
export function lineFrom(key, at) {
    return `${key} ${toTimestamp17(at).replace(/0+$/, "")}`;
}
/** Tells the places of entries that pass by in order. */
export class PlaceCounter {
    #last = null;
    of({ surt: key, at }) {
        const isSame = this.#last !== null && this.#last.key === key && this.#last.at === at;
        return (this.#last = { key, at, before: isSame ? this.#last.before + 1 : 0 });
    }
}
/** Whether a place comes before another of a stretch that begins with the other's key or behind it. */
export function isBefore(place, other) {
    if (place.key !== other.key)
        return false;
    return place.at < other.at || (place.at === other.at && place.before < other.before);
}
