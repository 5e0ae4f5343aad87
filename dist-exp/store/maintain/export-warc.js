// `isochron export warc`: the records of a site, capture and span as one WARC file, compressed members copied as they are.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { StoreError } from "#errors.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { captureOf, isTaken, memberBytes, originalsOutside, selectedFiles, } from "./selection.js";
import { storeFailure } from "../store-failure.js";
import { readArchived } from "../warc/read/archived-warc.js";
/** Writes one WARC file; every revisit in it finds its original in it too. */
export async function exportWarc(dir, target, options = {}) {
    const fs = options.fileSystem ?? nodeFileSystem;
    const blobs = new LocalBlobs(dir, fs);
    const chosen = new Set(await selectedFiles(blobs, options));
    // An empty file would pass for an export of something.
    if (chosen.size === 0)
        throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
    const { members: outside, originals, missing } = await originalsOutside(blobs, [...chosen], options);
    const isOriginal = new Set(outside.map(({ file, offset }) => `${offset} ${file}`));
    const files = inOrder([...new Set([...chosen, ...outside.map(({ file }) => file)])], chosen);
    const findings = [];
    const counts = { records: 0, files: new Set() };
    const members = async function* () {
        for (const file of files)
            for await (const item of readArchived(blobs, file)) {
                if (item.kind === "finding")
                    findings.push(item.finding);
                if (item.kind !== "end" || !item.isWhole || item.length === null)
                    continue;
                const isSelected = chosen.has(file) && isTaken(item.record, file, options);
                if (!isSelected && !isOriginal.has(`${item.record.offset} ${file}`))
                    continue;
                counts.records++;
                counts.files.add(file);
                yield* memberBytes(blobs, { file, offset: item.record.offset, length: item.length });
            }
    };
    try {
        await mkdir(dirname(target), { recursive: true });
        await writeAtomically(fs, target, members());
    }
    catch (error) {
        throw storeFailure(error, "exporting", target);
    }
    return { ...counts, originals, files: counts.files.size, missing, findings };
}
/** Whole files of captures come last, one behind the other: so each can be told from the others, and come home again. */
function inOrder(files, chosen) {
    const isOwn = (file) => chosen.has(file) && captureOf(file) !== null;
    return files.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || (a < b ? -1 : 1));
}
