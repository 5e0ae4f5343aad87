import { descriptionKeys, keyOf, readDescription } from "../../archive/description-files.js";
/** No description is longer. */
const MOST_BYTES = 1024 * 1024;
const ENTRY = /^descriptions\/(?:sites|captures)\/[^/]+\/[^/]+\.warc\.gz$/;
/** Takes the descriptions of a package whose captures came home; what was not taken lies beside, with the rest of it. */
export async function takeDescriptions(blobs, wacz) {
    for (const [entry, { sizeBytes }] of wacz.entries) {
        if (!ENTRY.test(entry) || sizeBytes > MOST_BYTES)
            continue;
        const bytes = await wholeEntry(wacz, entry);
        const said = await readDescription(sourceOf(bytes), entry);
        // Where it lies is told by what it says: names in packages are anybody's.
        if (said && (await descriptionKeys(blobs, said.of)).length === 0)
            await blobs.put(keyOf(said, bytes), bytes);
    }
}
async function wholeEntry(wacz, entry) {
    const pieces = [];
    for await (const piece of wacz.read(entry))
        pieces.push(piece);
    return Buffer.concat(pieces);
}
function sourceOf(bytes) {
    return {
        sizeBytes: bytes.length,
        read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
    };
}
