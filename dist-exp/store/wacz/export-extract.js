// Some pages of a capture as a small WACZ: their records byte for byte, and the statement about them beside.
import { join } from "node:path";
import { asBuffer } from "#formats/http/http-head.js";
import { packageSigner } from "../archive/archive-key.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { eachOfBlob } from "../blobs/open-blob.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { warcFilesIn } from "../archive/layout.js";
import { withStagingFolder } from "../staging-folder.js";
import { storeFailure } from "../store-failure.js";
import { listItems } from "../warc/check/list-warc.js";
import { ORIGINALS, sizeOf } from "./package-warcs.js";
import { packageBytes } from "./package-writer.js";
import { readableFiles } from "./readable-files.js";
const WARC = "extract.warc.gz";
/** The members of the records wanted, and of every warcinfo, in the order of the files. */
export async function* membersOf(blobs, files, wanted) {
    for (const file of files)
        yield* eachOfBlob(blobs, file, (source) => membersIn(source, file, wanted));
}
async function* membersIn(source, file, wanted) {
    for await (const item of listItems(source, file)) {
        if (item.kind !== "record" || item.record.id === null || item.record.length === null)
            continue;
        const { id, type, offset, length } = item.record;
        if (type === "warcinfo" || wanted.has(id))
            yield { id, bytes: asBuffer(await source.read(offset, length)) };
    }
}
/** The files of an archive that may hold records: those they were in first, then, for what came from elsewhere, all. */
export async function filesHolding(blobs, records) {
    if (records.size === 0)
        return [];
    const there = await warcFilesIn(blobs);
    const named = new Set(records.values());
    return [...there.filter((file) => named.has(file)), ...there.filter((file) => !named.has(file))];
}
/** Writes the package, whole or not at all, signed with the archive's key for packages. */
export async function exportExtract(dir, out, { members, borrowed, files, description }, fs = nodeFileSystem) {
    try {
        await withStagingFolder(out, async (stage) => {
            const staged = new LocalBlobs(stage, fs);
            const warcs = [{ ...(await stagedWarc(staged, WARC, members)), source: WARC }];
            const lent = await stagedWarc(staged, ORIGINALS, borrowed);
            const temporary = { fs, prefix: join(stage, "index") };
            const all = lent.bytes === 0 ? warcs : [...warcs, lent];
            const readable = await readableFiles({ stage: staged, temporary }, all);
            const beside = [...files].map(([name, bytes]) => ({
                path: name,
                name,
                isStored: false,
                content: () => [bytes],
            }));
            const sign = await packageSigner(fs, dir);
            await writeAtomically(fs, out, packageBytes([...readable.files, ...beside], description, sign));
        });
    }
    catch (error) {
        throw storeFailure(error, "exporting", out);
    }
}
async function stagedWarc(staged, name, members) {
    await staged.put(name, bytesOf(members));
    const place = { blobs: staged, key: name };
    return { name, ...place, bytes: await sizeOf(place), source: null };
}
async function* bytesOf(members) {
    for await (const { bytes } of members)
        yield bytes;
}
