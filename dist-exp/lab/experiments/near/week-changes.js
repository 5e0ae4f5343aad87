// What each week did to a history's pages and directories, computed once for all windows.
import { DELETED, INSERTED, UPDATED } from "#model/index.js";
import { significance, wdDiff } from "#mine/index.js";
import { WeekWalk } from "../../histories/weekly-versions.js";
/** All transitions of a history; number k leads from week k − 1 to week k (number 0 from nothing). */
export function weekChanges(versions, alpha) {
    const walk = new WeekWalk(versions);
    const before = new Float64Array(walk.content.length);
    const changes = [];
    while (walk.done < versions.weeks) {
        walk.step();
        const delta = wdDiff(versions.tree, before, walk.content);
        const { pages, kinds } = changedPages(versions, walk.done - 1, before, walk.content);
        const touched = Uint8Array.from(delta.changed, (changed) => (changed > 0 ? 1 : 0));
        changes.push({ significance: significance(delta, alpha), pages, kinds, touched });
        for (const page of pages)
            before[page] = walk.content[page];
    }
    return changes;
}
function changedPages({ history, firstEvent }, week, before, after) {
    const seen = new Set(history.pages.subarray(firstEvent[week], firstEvent[week + 1]));
    const pages = Int32Array.from([...seen].filter((page) => before[page] !== after[page]));
    const kinds = Uint8Array.from(pages, (page) => {
        if (before[page] === 0)
            return INSERTED;
        return after[page] === 0 ? DELETED : UPDATED;
    });
    return { pages, kinds };
}
