// The files of a capture that a reader may take along: its WARC files, its results and what seals them.
import { WithheldError } from "#access/index.js";
/** By name, what lies in a capture's folder and may be handed out. */
const RESULTS = {
    "report.html": "report",
    "report.json": "report",
    "certificate.json": "certificate",
    "testimony.json": "certificate",
    "seal.json": "seal",
    "seal.p7s": "seal",
    "start.json": "seal",
    "start.tsr": "seal",
    "end.tsr": "seal",
    "removals.json": "note",
    "check-replay.json": "note",
};
const PIECE_BYTES = 256 * 1024;
/** The files; `null` where rules keep something from the reader: a file cannot be given in part. */
export async function filesOf(archive, captureId) {
    try {
        const folder = `captures/${captureId}/`;
        const results = (await archive.blobs.list(folder)).flatMap(({ key, sizeBytes }) => {
            const name = key.slice(folder.length);
            const kind = Object.hasOwn(RESULTS, name) ? RESULTS[name] : undefined;
            return kind === undefined ? [] : [{ name, kind, sizeBytes, key }];
        });
        const order = Object.keys(RESULTS);
        results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
        const warcs = (await archive.warcs.sizes(captureId)).map(({ file, sizeBytes }) => {
            return { name: file.slice(file.lastIndexOf("/") + 1), kind: "warc", sizeBytes, key: file };
        });
        return [...results, ...warcs];
    }
    catch (error) {
        if (error instanceof WithheldError)
            return null;
        throw error;
    }
}
/** A blob from its beginning to its end, at the reader's pace; closed whatever happens. */
export async function* piecesOf(blob) {
    try {
        for (let at = 0; at < blob.sizeBytes;) {
            const piece = await blob.read(at, PIECE_BYTES);
            if (piece.length === 0)
                return;
            at += piece.length;
            yield piece;
        }
    }
    finally {
        blob.close();
    }
}
