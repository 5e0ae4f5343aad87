// The index of what was imported: each site's is merged once, however many files came.
import { join } from "node:path";
import { eachOfBlob } from "../../blobs/open-blob.js";
import { INDEX_FOLDER } from "../../cdxj/archive-index.js";
import { mergeIntoIndex } from "../../cdxj/build-index.js";
import { indexEntries } from "../../cdxj/index-entries.js";
/** Merges what was taken into the indexes of its sites; pieces that were not indexed on the way are read for it. */
export async function indexPieces(place, taken) {
    const { blobs, fs, dir } = place;
    const unread = taken.flatMap(({ pieces, isIndexed }) => (isIndexed ? [] : pieces.map(({ file }) => file)));
    const folders = new Set(taken.flatMap(({ pieces }) => pieces.map(({ file }) => file.split("/")[1])));
    for (const folder of folders) {
        const key = `${INDEX_FOLDER}/${folder}.cdxj`;
        const own = [...new Set(unread)].filter((file) => file.startsWith(`warcs/${folder}/`));
        const sorted = `warcs/${folder}` === place.folder ? [place.lines.runs] : [];
        const target = { blobs, key, temporary: { fs, prefix: join(dir, key) } };
        await mergeIntoIndex(target, entriesOf(place, own), sorted);
    }
}
async function* entriesOf({ blobs }, files) {
    for (const file of files)
        yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, () => undefined));
}
