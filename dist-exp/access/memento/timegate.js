// The TimeGate: from an original and a time to one of its mementos (RFC 7089 section 4).
import { formatHttpDate, parseHttpDate } from "#formats/index.js";
import { instant } from "#model/index.js";
import { findMemento, isShowable } from "../find-memento.js";
import { chooseMemento } from "../memento-choice.js";
import { mementosOf } from "./memento-list.js";
/** Chooses a moment near the time asked for, and among the mementos of an original by the one rule that replay has. */
export async function askTimeGate(index, query) {
    const { url, acceptDatetime, spanAt, coherent } = query;
    const asked = acceptDatetime === null ? null : readAcceptDatetime(acceptDatetime);
    if (acceptDatetime !== null && asked === null)
        return { kind: "bad-datetime" };
    const mementos = mementosOf(await index.lookup(url), url);
    const newest = mementos.at(-1);
    if (newest === undefined)
        return { kind: "absent" };
    if (coherent !== null && asked !== null && isBetween(mementos, asked)) {
        const found = await atMoment(index, mementos, { ...query, coherent }, asked);
        if (found !== null)
            return found;
    }
    // Just behind the newest one: an error that came last does not hide the page.
    const at = asked ?? instant(newest.at + 1);
    const own = namedBy(mementos, asked).map(({ entry }) => entry);
    const entry = chooseMemento(own, { url, at, within: spanAt(at) });
    const memento = mementos.find((one) => one.entry === entry) ?? newest;
    return { kind: "chosen", chosen: { original: url, mementos, memento }, at: memento.at, reason: null };
}
/**
 * Whether a moment may be chosen: before the first memento it is the first, behind the last the last (RFC 7089 section
 * 4.5.3), and the second of a memento's date names that memento.
 */
function isBetween(mementos, asked) {
    const dates = mementos.map(({ at }) => secondOf(at));
    const date = secondOf(asked);
    return dates[0] < date && date < dates.at(-1) && !dates.includes(date);
}
/** Those of which the time asked for is the date, errors too; all of them where it is none's. */
function namedBy(mementos, asked) {
    const named = mementos.filter(({ at }) => asked !== null && secondOf(at) === secondOf(asked));
    return named.length > 0 ? named : mementos;
}
function secondOf(at) {
    return Math.floor(at / 1000);
}
/**
 * The memento that is given at the moment's own address: what replay passes over there is not named here. `null` where
 * that is none of the list, or nothing can be shown: the nearest of the list is led to instead.
 */
async function atMoment(index, mementos, { url, spanAt, coherent }, asked) {
    const reason = await coherent.momentFor(url, asked);
    if (reason === null)
        return null;
    const { at } = reason;
    const found = await findMemento(index, { url, at, within: spanAt(at) }, { servedBy: coherent.servedBy, canBeShown: (entry) => isShowable(index, entry) });
    if (!found?.isShown)
        return null;
    const memento = mementos.find(({ entry, at: own }) => own === found.entry.at && entry.url === found.entry.url);
    return memento ? { kind: "chosen", chosen: { original: url, mementos, memento }, at, reason } : null;
}
/**
 * Reads `Accept-Datetime`, an RFC 1123 date in GMT and nothing else (RFC 7089 section 2.1.1). It names a whole second,
 * as the dates of mementos do: from its middle, whatever was captured in that second is nearest.
 */
export function readAcceptDatetime(text) {
    const at = parseHttpDate(text);
    return at === null || formatHttpDate(at) !== text ? null : instant(at + 500);
}
