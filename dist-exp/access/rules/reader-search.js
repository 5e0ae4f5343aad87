import { refuseWriting } from "./reader-catalog.js";
/** Wraps an index; nothing can be written through it. */
export function readerSearch(search, { judge }) {
    /** What was handed out, and so may be read. */
    const given = new WeakSet();
    return {
        isKept: search.isKept,
        async *find(question) {
            const now = await judge();
            for await (const found of search.find(now.isOpen ? question : { ...question, isForSome: true })) {
                const listed = now.isOpen ? found : found.flatMap((text) => asListed(text, now));
                for (const text of listed)
                    given.add(text);
                yield listed;
            }
        },
        async textOf(found) {
            // Rules may have changed since: an answer is not worth more than the look-up that it comes from.
            const now = await judge();
            const isOpen = given.has(found) && (now.isOpen || asListed(found, now).length > 0);
            return isOpen ? search.textOf(found) : "";
        },
        captures: () => search.captures(),
        held: async () => new Set(),
        put: refuseWriting,
        finish: refuseWriting,
        clear: refuseWriting,
    };
}
/** The text with the looks that may be listed; none where no look at the text itself may be. */
function asListed(text, judge) {
    const { url } = text;
    // What a browser showed may have come from any page that it asked for.
    const looks = text.looks.filter(({ at, site, parts = [] }) => [url, ...parts].every((one) => judge.isListed({ url: one, at, collection: site })));
    return looks.some((look) => look.text === text.key) ? [{ ...text, looks }] : [];
}
