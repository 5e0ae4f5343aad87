// What changed on a page between two instants: the versions are found, and compared on the comparer's thread.
import { earlierVersions, laidVersion, nearestEntry } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { BusyError } from "./comparer.js";
/** Longer records are not compared while others are being served. */
const MOST_RECORD_BYTES = 16 * 1024 * 1024;
/** Compares the captures nearest to the instants. @throws BusyError, NOT_FOUND */
export async function compareAt({ index }, comparer, { url, from, to }) {
    const all = (await index.lookup(url)).filter((entry) => entry.url === url);
    const entries = all.filter(({ length }) => length <= MOST_RECORD_BYTES);
    const [before, after] = [heldAt(all, from, url), heldAt(all, to, url)];
    const [old, now] = [await laidVersion(index, all, before), await laidVersion(index, all, after)];
    return comparer.compare({
        before: old.content,
        after: now.content,
        options: {
            url,
            beforeType: old.contentType,
            afterType: now.contentType,
            beforeLabel: old.label,
            afterLabel: now.label,
            history: await earlierVersions(index, entries, before),
            ...(old.layout && { beforeLayout: old.layout }),
            ...(now.layout && { afterLayout: now.layout }),
        },
    });
}
function heldAt(entries, at, url) {
    const entry = nearestEntry(entries, instant(at));
    if (!entry)
        throw new IsochronError("NOT_FOUND", `no capture of ${url} in the archive`);
    if (entry.length > MOST_RECORD_BYTES)
        throw new BusyError(`${url} is too long to be compared here; isochron diff does`);
    return entry;
}
