// A copy as one ZIP, streamed: one file after the other, each read as it is packed.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { copyFailure } from "./copy-failure.js";
import { requireCopyPath } from "./copy-path.js";
/** Compressed already. */
const DENSE = /\.(?:avif|docx|epub|flac|gif|gz|jpe?g|m4[av]|mp[34]|odt|og[agv]|png|pptx|tgz|web[amp]|webp|woff2?|xlsx|zip)$/;
/** Writes one ZIP, whole or not at all; its entries carry the given date. */
export async function writeCopyZip(out, files, date) {
    const tally = { files: 0, bytes: 0 };
    try {
        await mkdir(dirname(out), { recursive: true });
        await writeAtomically(nodeFileSystem, out, zipBytes(counted(files, tally), date));
        return tally;
    }
    catch (error) {
        throw copyFailure(error, out);
    }
}
async function* zipBytes(files, date) {
    const zip = new ZipFile();
    const output = zip.outputStream;
    zip.on("error", (error) => output.destroy(error));
    const feeding = new AbortController();
    void feed(zip, files, { date, signal: feeding.signal }).catch((error) => output.destroy(error));
    try {
        yield* output;
    }
    finally {
        feeding.abort();
    }
}
/** The next file is asked for when the one before it is packed. */
async function feed(zip, files, { date, signal }) {
    for await (const { path, content } of files) {
        const stream = Readable.from(content, { objectMode: false });
        zip.addReadStream(stream, requireCopyPath(path), {
            compress: !DENSE.test(path),
            mtime: date,
            mode: 0o100644,
        });
        await finished(stream, { signal });
    }
    zip.end();
}
async function* counted(files, tally) {
    for await (const { path, content } of files) {
        yield { path, content: measured(content, (bytes) => (tally.bytes += bytes)) };
        tally.files++;
    }
}
async function* measured(content, onBytes) {
    for await (const piece of content) {
        onBytes(piece.length);
        if (piece.length > 0)
            yield piece;
    }
}
