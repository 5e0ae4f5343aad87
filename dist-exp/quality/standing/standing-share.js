// What one capture adds to what is known of its site's past. No host's word plays a part in the steps: they count
// observed intervals alone. What hosts' words are worth is told beside them, for whoever goes by them.
import { provedIntervals, StepTally, withoutTold, } from "#model/index.js";
/** So many pages are looked at in one turn, some milliseconds of it; then whoever else waits is answered. */
const BATCH = 100;
/** Sums up the share; a number is held for each end of an interval that is new, and the looks at a few pages. */
export async function standingShare({ captureId, pages, hosts, looksAt }) {
    const tally = new StepTally();
    let newPages = 0;
    const take = async (batch) => {
        for (const looks of await looksAt(batch))
            if (addPage(tally, withoutTold(looks), captureId))
                newPages++;
        await new Promise((resolve) => setImmediate(resolve));
    };
    let batch = [];
    for (const url of pages) {
        if (batch.push(url) < BATCH)
            continue;
        await take(batch);
        batch = [];
    }
    await take(batch);
    return { pages: newPages, changes: tally.changes, hosts: [...hosts].map(wordOf) };
}
/**
 * Adds what the capture's looks at a page prove beyond those before them, and says whether it was the first to look.
 * Whichever capture ends first, and however often one is concluded: the shares of all sum up to what all looks prove.
 */
function addPage(tally, looks, captureId) {
    const ordered = looks.toSorted((a, b) => a.times.sentAt - b.times.sentAt || a.seq - b.seq);
    const isOwn = (i) => ordered[i]?.captureId === captureId;
    for (let from = 0; from < ordered.length; from++) {
        if (!isOwn(from))
            continue;
        let to = from + 1;
        while (isOwn(to))
            to++;
        const [before, now] = [from, to].map((count) => provedIntervals(ordered.slice(0, count)));
        tally.add(without(now, before));
        tally.add(without(before, now), -1);
        from = to;
    }
    return isOwn(0);
}
/** Most intervals of a page that has many captures are as they were: they are not counted up and down again. */
function without(intervals, others) {
    const ends = new Map(others.map(({ from, to }) => [from, to]));
    return intervals.filter(({ from, to }) => ends.get(from) !== to);
}
function wordOf([host, found]) {
    const trust = found.kind === "trusted" ? found.trust : null;
    return { host, trust, isNotModifiedTrusted: found.notModified === null };
}
