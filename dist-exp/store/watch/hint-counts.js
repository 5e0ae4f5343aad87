// What every store of hints counts alike.
import { instant } from "#model/index.js";
const DAY_MS = 86_400_000;
/** When so many hints of a source were tried, all of them count half from then on: a source may change its ways. */
export const MOST_TRIALS = 100;
/** The UTC day that an instant lies in, as its first instant. */
export function dayOf(at) {
    return instant(Math.floor(at / DAY_MS) * DAY_MS);
}
/** Adds to the day's sum. A clock set back by up to a day begins no new one, so that nothing is spent twice. */
export function spentMore(before, at, requests) {
    const day = dayOf(at);
    const isSame = before !== undefined && day <= before.day && day >= before.day - DAY_MS;
    return isSame ? { ...before, requests: before.requests + requests } : { day, requests };
}
