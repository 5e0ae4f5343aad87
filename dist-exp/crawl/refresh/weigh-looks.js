import { judgeEach, judgePair } from "../proof/judge-pair.js";
import { earlierContents } from "./earlier-looks.js";
import { findingOf, findingWords, isToBeWeighed, movedTo } from "./look-finding.js";
const NOT_WEIGHED = { change: null, isByItself: false };
/** What they found, with the detector's word on what changed. */
export async function weighLooks(looks, world) {
    const judged = new Map();
    const changes = new Map();
    const told = new Map();
    for (let left = looks.flatMap(pairOf); left.length > 0;) {
        // A page that was looked at several times is weighed several times, each with the others.
        const round = new Map(left.map((pair) => [pair.url, pair]));
        const { byPage } = await judgePairs([...round.values()], world, (url, change) => changes.set(url, change));
        for (const [url, judgement] of byPage) {
            judged.set(round.get(url).after, judgement);
            told.set(round.get(url).after, changes.get(url) ?? NOT_WEIGHED);
        }
        left = left.filter((pair) => round.get(pair.url) !== pair);
    }
    return looks.map((look) => ({
        ...lookedAt(look, judged.get(look.sighting)),
        ...(told.get(look.sighting) ?? NOT_WEIGHED),
    }));
}
/**
 * The detector's word on pairs, of each page one. Whoever hears of each change hears it with what earlier looks tell; a
 * report rests on the two versions alone.
 */
export function judgePairs(pairs, { archive, logger }, onChange) {
    const judge = async (pair, shared) => {
        const history = onChange === undefined ? [] : await earlierContents(pair, archive);
        const compared = await judgePair(pair, archive.warcs, { ...shared, history });
        if (compared === null)
            return null;
        const { longestBytes: _, change, ...judgement } = compared;
        onChange?.(pair.url, { change, isByItself: history.length > 0 && isByItself(change) });
        return judgement;
    };
    return judgeEach(pairs, judge, { logger });
}
/** The pair that a look makes with the one before, where there is something to weigh. */
export function pairOf({ sighting, before }) {
    if (!isToBeWeighed(findingOf(sighting, before), before))
        return [];
    return [{ url: sighting.url, before, after: sighting }];
}
function lookedAt({ sighting, before, title, links }, judged) {
    const found = findingOf(sighting, before);
    return {
        url: sighting.url,
        at: sighting.times.lastByteAt,
        sighting,
        found,
        importance: judged?.importance ?? null,
        verdict: judged?.verdict ?? null,
        explanation: judged?.explanation ?? findingWords(found, sighting.outcome),
        title,
        movedTo: movedTo(sighting),
        links,
        previous: before?.times.lastByteAt ?? null,
    };
}
/** Whether nothing differs but what no reader sees, what a rule passes over, and what earlier looks tell to vary. */
function isByItself(change) {
    if (change?.verdict !== "insignificant")
        return false;
    return change.operations.every(({ excuse }) => excuse === "volatile" || excuse === "recut");
}
