import { bytesOf, eachOfBlob } from "../blobs/open-blob.js";
import { replaceIndex } from "../cdxj/build-index.js";
import { compressedIndex } from "./package-index.js";
import { packageEntries, sizeOf, uniqueName } from "./package-warcs.js";
import { PLAIN_COPIES, PlainCopies } from "./plain-copies.js";
import { pageLines } from "./page-list.js";
const LARGE_INDEX_BYTES = 16 * 1024 * 1024;
const INDEX = "index.cdx";
/** Indexes WARC files into the stage; from `largeIndexBytes` on the index is packed in blocks. */
export async function readableFiles({ stage, temporary }, warcs, largeIndexBytes = LARGE_INDEX_BYTES) {
    const findings = [];
    const copied = await indexed({ stage, temporary }, warcs, (finding) => findings.push(finding));
    const all = copied === null ? warcs : [...warcs, copied];
    const byName = new Map(all.map((warc) => [warc.name, warc]));
    let pages = 0;
    const lines = pageLines({
        index: { blobs: stage, key: INDEX },
        placeOf: (file) => byName.get(file),
        isOutside: (file) => byName.get(file).source === null && file !== copied?.name,
        onPage: () => void pages++,
    });
    const files = [
        ...all.map(warcFile),
        ...(await indexFiles(stage, largeIndexBytes)),
        { path: "pages/pages.jsonl", name: "pages.jsonl", isStored: false, content: () => lines },
    ];
    return { files, findings, pages: () => pages };
}
/** Writes the index; the file of copies for players, where there are any. */
async function indexed({ stage, temporary }, warcs, onFinding) {
    const name = uniqueName(PLAIN_COPIES, warcs);
    const copies = new PlainCopies(stage, name);
    try {
        const place = { blobs: stage, key: INDEX, temporary, largeBytes: Number.POSITIVE_INFINITY };
        await replaceIndex(place, packageEntries(warcs, copies, onFinding));
        const bytes = await copies.end();
        return bytes === 0 ? null : { name, blobs: stage, key: name, bytes, source: null };
    }
    catch (error) {
        await copies.abandon();
        throw error;
    }
}
function warcFile({ name, blobs, key, bytes }) {
    const content = () => eachOfBlob(blobs, key, (source) => bytesOf(source, 0, bytes));
    return { path: `archive/${name}`, name, isStored: true, content };
}
// Players and pywb look for exactly these names.
async function indexFiles(stage, largeBytes) {
    const plain = () => eachOfBlob(stage, INDEX, (source) => bytesOf(source));
    if ((await sizeOf({ blobs: stage, key: INDEX })) < largeBytes)
        return [{ path: "indexes/index.cdx", name: "index.cdx", isStored: false, content: plain }];
    const idx = [];
    return [
        {
            path: "indexes/index.cdx.gz",
            name: "index.cdx.gz",
            isStored: true,
            content: () => compressedIndex(stage, INDEX, idx),
        },
        {
            path: "indexes/index.idx",
            name: "index.idx",
            isStored: false,
            content: () => [Buffer.from(`${idx.join("\n")}\n`, "latin1")],
        },
    ];
}
