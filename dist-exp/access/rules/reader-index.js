// The index as one group of readers sees it: as if what is kept from them had never been captured.
import { toTimestamp17 } from "#model/index.js";
import { WithheldError } from "./withheld.js";
/** Lines to a mark where marks of the index itself would count what is hidden. */
const LINES_PER_MARK = 128;
/** Wraps an index. */
export function readerIndex(index, view) {
    const judged = ({ url, at, file }) => {
        return { url, at, collection: view.collectionOf(file) };
    };
    const requireShown = async (entry) => {
        const judge = await view.judge();
        if (!judge.isOpen && !judge.isShown(judged(entry)))
            throw judge.refusalOf(entry.url) ?? new WithheldError("blocked", "Not open to this reader.");
    };
    const listed = async function* (walk) {
        const judge = await view.judge();
        for await (const entries of index.walk(walk))
            yield judge.isOpen ? entries : entries.filter((entry) => judge.isListed(judged(entry)));
    };
    return {
        async lookup(url) {
            const [judge, entries] = [await view.judge(), await index.lookup(url)];
            if (judge.isOpen)
                return entries;
            const shown = entries.flatMap((entry) => asShown(entry, judge.of(judged(entry)).kind));
            if (shown.length > 0)
                return shown;
            const refusal = judge.refusalOf(url);
            if (refusal)
                throw refusal;
            return shown;
        },
        async read(entry) {
            await requireShown(entry);
            return index.read(entry);
        },
        async open(entry) {
            await requireShown(entry);
            return index.open(entry);
        },
        walk: listed,
        async *marks(walk) {
            // Marks of the index itself are as many as all of its lines make, also those that nobody is to know of.
            if ((await view.judge()).mayTouch(walk))
                yield* marksAmong(listed(walk));
            else
                yield* index.marks(walk);
        },
    };
}
function asShown(entry, kind) {
    if (kind === "allow")
        return [entry];
    return kind === "unlisted" ? [{ ...entry, isUnlisted: true }] : [];
}
/** Every so manieth line; lines of one key and time are never parted. */
async function* marksAmong(batches) {
    let [since, last] = [0, ""];
    for await (const entries of batches) {
        const marks = [];
        for (const { surt, at } of entries) {
            // Lines of other tools may have fewer digits.
            const line = `${surt} ${toTimestamp17(at).replace(/0+$/, "")}`;
            if (since >= LINES_PER_MARK && line !== last) {
                marks.push(line);
                since = 0;
            }
            since++;
            last = line;
        }
        yield marks;
    }
}
