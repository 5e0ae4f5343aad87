// What the looks at a page say of a text that was found: whether it answers the question, and from when to when it stood.
import { lookRuns } from "#model/index.js";
/** The hit, or none where no look at the text answers. */
export function hitOf(text, question, isTold) {
    // Every state of the page bounds its neighbours, whichever site's capture saw it.
    const own = lookRuns(text.looks).filter((run) => run.text === text.key);
    const runs = own.filter((run) => answers(run, question));
    if (runs.length === 0)
        return [];
    const { at } = question;
    const looks = runs.flatMap((run) => run.looks.filter((look) => isOfSite(look, question)));
    const shown = at === undefined ? looks.at(-1) : nearestTo(at, looks);
    return [{ text, runs, standing: at === undefined ? null : standingAt(at, runs, isTold), shown }];
}
/** All of it within the question's span counts, and the sites that are asked for alone. */
function answers(run, question) {
    const { at, from, to } = question;
    const [first, last] = [run.looks[0].at, run.looks.at(-1).at];
    if (!run.looks.some((look) => isOfSite(look, question)))
        return false;
    if (at !== undefined && !(run.nearestAfter < at && at <= run.nearestUntil))
        return false;
    return (from === undefined || last >= from) && (to === undefined || first <= to);
}
function isOfSite({ site }, question) {
    return question.site === undefined || site === question.site;
}
/** Between looks of ours; or only between what is told, which is said as such. */
function standingAt(at, runs, isTold) {
    const isBetween = (looks) => {
        const [first, last] = [looks[0]?.at ?? at, looks.at(-1)?.at ?? at];
        return first < last && first <= at && at <= last;
    };
    if (runs.some(({ looks }) => isBetween(looks.filter(({ captureId }) => !isTold(captureId)))))
        return "between";
    return runs.some(({ looks }) => isBetween(looks)) ? "told" : "nearest";
}
/** Ties go to the earlier one, as everywhere. */
function nearestTo(at, looks) {
    return looks.reduce((best, look) => (Math.abs(look.at - at) < Math.abs(best.at - at) ? look : best));
}
