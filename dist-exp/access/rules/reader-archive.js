import { readerCatalog, refuseWriting } from "./reader-catalog.js";
import { readerDescriptions } from "./reader-descriptions.js";
import { readerIndex } from "./reader-index.js";
import { readerView } from "./reader-view.js";
import { readerResults } from "./reader-results.js";
import { readerSearch } from "./reader-search.js";
import { wholeWithheld } from "./withheld.js";
/** Wraps an archive; it is closed by whoever opened it, and nothing is written through it. */
export function readerArchive(archive, reader) {
    const { rules } = archive;
    const view = readerView(rules, reader);
    const catalog = readerCatalog(archive.catalog, view);
    return {
        dir: archive.dir,
        rules,
        index: readerIndex(archive.index, view),
        catalog,
        search: readerSearch(archive.search, view),
        descriptions: readerDescriptions(archive.descriptions, catalog.captures),
        results: readerResults({ results: archive.results, captures: archive.catalog.captures }, view),
        ...rawBytes(archive, view),
        control: { ask: refuseWriting, look: (id) => archive.control.look(id) },
        spool: { create: refuseWriting },
        hasWriter: () => archive.hasWriter(),
        close: async () => { },
    };
}
/** Files hold what is open beside what is not: they are read as they are where everything is open. */
function rawBytes({ blobs, warcs }, { judge, collectionOf }) {
    const requireOpen = async () => {
        if (!(await judge()).isOpen)
            throw wholeWithheld("The archive's files are");
    };
    return {
        blobs: {
            put: refuseWriting,
            delete: refuseWriting,
            open: async (key) => (await requireOpen(), blobs.open(key)),
            list: async (prefix) => (await requireOpen(), blobs.list(prefix)),
            stamp: async (folder) => (await requireOpen(), blobs.stamp(folder)),
        },
        warcs: {
            open: refuseWriting,
            index: refuseWriting,
            files: async (id) => (await requireOpen(), warcs.files(id)),
            sizes: async (id) => (await requireOpen(), warcs.sizes(id)),
            readFields: async (place) => (await requireOpen(), warcs.readFields(place)),
            writtenAt: async (id) => ((await judge()).isOpen ? warcs.writtenAt(id) : null),
            async read(sighting) {
                const collection = collectionOf(sighting.records[0]?.file ?? "");
                const { url, times } = sighting;
                return (await judge()).isShown({ url, at: times.sentAt, collection }) ? warcs.read(sighting) : null;
            },
        },
    };
}
