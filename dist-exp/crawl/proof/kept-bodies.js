// What it took to keep every second body whole, for those who asked for it.
import { isCaptured } from "#model/index.js";
/** One sentence, when both bodies were kept. */
export function keptBodiesNotes({ state, seen }) {
    if (state.settings.keepBoth !== true)
        return [];
    let [pages, bytes] = [0, 0];
    for (const sightings of seen.values()) {
        const [, ...again] = sightings.filter(isCaptured).map(responseBytes);
        if (again.length > 0)
            pages++;
        bytes += again.reduce((sum, one) => sum + one, 0);
    }
    return [
        `both bodies were kept of ${pages} pages: second and further responses took ${bytes} bytes of WARC files`,
    ];
}
function responseBytes({ records }) {
    return records.find(({ type }) => type === "response")?.length ?? 0;
}
