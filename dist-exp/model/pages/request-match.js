// Which of the requests that were captured of one address a request at replay means. Scripts ask again as they asked at
// capture, save for what hangs on the reader's browser: cookies, and addresses of the archive itself.
import { requestOf } from "./page-request.js";
/** Where two are equally far, the one with more in common comes first, then the one that says less. */
export function orderByRequest(asked, pages) {
    const judged = pages.map((page) => ({ page, ...distanceOf(asked, requestOf(page)?.fields ?? []) }));
    return judged
        .sort((a, b) => a.apart - b.apart || b.alike - a.alike || a.page.length - b.page.length || (a.page < b.page ? -1 : 1))
        .map(({ page }) => page);
}
/** Cookies count where all else is equal only: those of the capture are none of the reader's. */
export function distanceOf(asked, recorded) {
    const [ours, theirs] = [new Map(asked), new Map(recorded)];
    const names = new Set([...ours.keys(), ...theirs.keys()]);
    let [apart, alike] = [0, 0];
    for (const name of names)
        if (ours.get(name) === theirs.get(name))
            alike++;
        else if (name !== "cookie")
            apart++;
    return { apart, alike };
}
