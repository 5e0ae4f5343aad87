// Lists that link to the pages of a history while they are there, so that a crawl finds all of them.
import { instant } from "#model/index.js";
import { versionAt } from "../generate/timeline.js";
import { FixedTimeline } from "./replay.js";
/** Where the list of lists lies. */
export const LISTS_ROOT = "/all-pages/";
const LIST_LENGTH = 200;
const FOREVER = instant(8.64e15);
/** Lists for all pages, a list of the lists, and a first page when the history has none. */
export function planLists(pages, startAt) {
    const lists = [];
    for (let i = 0; i < pages.length; i += LIST_LENGTH) {
        lists.push(changingList(`${LISTS_ROOT}${lists.length + 1}.html`, pages.slice(i, i + LIST_LENGTH), startAt));
    }
    const roots = [
        steadyList(LISTS_ROOT, lists.map((list) => list.path), startAt),
    ];
    if (!pages.some((page) => page.path === "/"))
        roots.push(steadyList("/", [LISTS_ROOT], startAt));
    return [...roots, ...lists];
}
function steadyList(path, links, startAt) {
    return { path, links, timeline: new FixedTimeline([listVersion(startAt, 1)]), linksAt: () => [...links] };
}
function changingList(path, pages, startAt) {
    const changes = new Set();
    for (const { timeline } of pages)
        for (const at of comingsAndGoings(timeline))
            changes.add(at);
    const times = [...changes].filter((at) => at > startAt).sort((a, b) => a - b);
    const versions = [startAt, ...times.map(instant)].map((from, i) => listVersion(from, i + 1));
    return {
        path,
        links: pages.map((page) => page.path),
        timeline: new FixedTimeline(versions),
        linksAt: (at) => pages.filter(({ timeline }) => versionAt(timeline, at).status === 200).map((page) => page.path),
    };
}
function comingsAndGoings(timeline) {
    const versions = timeline.until(FOREVER);
    return versions.filter((v, i) => v.status !== versions[i - 1]?.status).map((version) => version.from);
}
function listVersion(from, revision) {
    const content = { revision, notice: 0, announced: 0, editedAt: from };
    return { from, status: 200, location: null, content, fileTime: from };
}
