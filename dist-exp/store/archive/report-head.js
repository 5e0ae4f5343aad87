const PIECE_BYTES = 64 * 1024;
const MOST_BYTES = 16 * 1024 * 1024;
/** Where the pages begin: they are the last member, and no line within another one begins so (json-pieces.ts). */
const PAGES = Buffer.from(',\n  "pages": [');
/** What stands before the pages; `null` where they do not stand last, as in a file that somebody wrote anew. */
export async function readReportHead(source) {
    let read = Buffer.alloc(0);
    for (let at = 0; at < Math.min(source.sizeBytes, MOST_BYTES); at += PIECE_BYTES) {
        read = Buffer.concat([read, await source.read(at, PIECE_BYTES)]);
        const end = read.indexOf(PAGES, Math.max(0, at - PAGES.length));
        if (end >= 0)
            return JSON.parse(`${read.toString("utf8", 0, end)}}`);
    }
    return null;
}
