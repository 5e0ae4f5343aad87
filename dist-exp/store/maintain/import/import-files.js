// `isochron import`: files of other tools, put into the archive with nothing lost in silence, and made a collection of it.
import { join } from "node:path";
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { LocalBlobs } from "../../blobs/local-blobs.js";
import { inputSource } from "../../blobs/file-source.js";
import { lockForWriting } from "../../catalog/local-catalog.js";
import { nodeFileSystem } from "../../file-system.js";
import { inputKind } from "../../inputs/input-kind.js";
import { siteFolder } from "../../archive/layout.js";
import { storeFailure } from "../../store-failure.js";
import { cataloguePieces } from "./catalogue.js";
import { filesOf } from "./files-of.js";
import { importLines } from "./import-lines.js";
import { indexPieces } from "./index-pieces.js";
import { takeFile } from "./take-file.js";
import { nothingTaken, takePackage } from "./take-package.js";
/** Takes files and the archive files of directories into an archive, its index and, if it can be read, its catalog. */
export async function importFiles(dir, sources, options = {}) {
    const fs = options.fileSystem ?? nodeFileSystem;
    const site = options.site ?? "imported";
    const folder = `warcs/${siteFolder(site)}`;
    const { files, skipped } = await filesOf(sources);
    await makeFolder(fs, join(dir, folder));
    const unlock = lockForWriting(dir);
    try {
        const { readOutcome, now = instant(Date.now()) } = options;
        const lines = importLines(fs, { dir, folder }, readOutcome ?? null);
        const place = { blobs: new LocalBlobs(dir, fs), fs, dir, folder, lines };
        try {
            const { results, taken } = await takeAll(place, files, options);
            await indexPieces(place, taken);
            if (readOutcome)
                await cataloguePieces(place, { site, now, taken }, { readOutcome });
            return [
                ...results,
                ...skipped.map((path) => ({ ...NOTHING, source: path, status: "skipped" })),
            ];
        }
        finally {
            await lines.looks.remove();
        }
    }
    finally {
        unlock();
    }
}
const NOTHING = { file: null, records: 0, findings: [], original: null };
async function makeFolder(fs, path) {
    try {
        await fs.makeDirectory(path);
    }
    catch (error) {
        throw storeFailure(error, "creating", path);
    }
}
/** One file that cannot be read stops none of the others; where there is no other, it is the failure. */
async function takeAll(place, files, options) {
    const results = [];
    const taken = [];
    for (const path of files) {
        try {
            for await (const one of takeInput(place, path, options)) {
                taken.push(one);
                results.push(resultOf(one));
            }
        }
        catch (error) {
            if (!isTheirs(error) || files.length === 1)
                throw error;
            results.push({ ...NOTHING, source: path, status: "refused", refusal: error });
        }
    }
    return { results, taken };
}
/** Whether the file is at fault, and not the archive or the disk. */
function isTheirs(error) {
    return error instanceof IsochronError && ["FORMAT", "BAD_INPUT", "NOT_FOUND"].includes(error.code);
}
async function* takeInput(place, path, options) {
    const source = inputSource(path);
    try {
        if (!/\.wacz$/i.test(path) && (await inputKind(source, path)) === "records") {
            yield { source: path, ...(await takeFile(place, { name: path, source })) };
            return;
        }
    }
    finally {
        source.close();
    }
    let isEmpty = true;
    for await (const taken of takePackage(place, path, options)) {
        isEmpty = false;
        yield taken;
    }
    if (isEmpty)
        yield nothingTaken(path, "no WARC file in the package");
}
function resultOf({ source, status, records, findings, pieces, recorded }) {
    const file = firstOf(pieces);
    return { source, file, status, records, findings, original: recorded?.original ?? null };
}
function firstOf(pieces) {
    return pieces[0]?.file ?? null;
}
