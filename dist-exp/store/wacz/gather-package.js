// What goes into a package of a site, capture or span: WARC files, index, pages, results and descriptions, with what the
// package says of itself. How it is wrapped (WACZ, BagIt) is the writer's business.
import { basename, join } from "node:path";
import { StoreError } from "#errors.js";
import { instant, toIso } from "#model/index.js";
import { LocalBlobs } from "../blobs/local-blobs.js";
import { bytesOf, eachOfBlob, wholeBlob } from "../blobs/open-blob.js";
import { nodeFileSystem } from "../file-system.js";
import { CAPTURE_FILES, captureFolder } from "../archive/layout.js";
import { captureOf, originalsOutside, selectedFiles, } from "../maintain/selection.js";
import { withStagingFolder } from "../staging-folder.js";
import { storeFailure } from "../store-failure.js";
import { packageDescriptions } from "./package-descriptions.js";
import { originalsWarc, packageWarcs, sizeOf } from "./package-warcs.js";
import { readableFiles } from "./readable-files.js";
/** Gathers a package and hands it to a writer; what was put aside for it is gone afterwards. */
export async function withPackage(dir, out, options, write) {
    const fs = options.fileSystem ?? nodeFileSystem;
    const archive = new LocalBlobs(dir, fs);
    const files = await selectedFiles(archive, options);
    if (files.length === 0)
        throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no such WARC files`);
    try {
        return await withStagingFolder(out, async (stage) => {
            const temporary = { fs, prefix: join(stage, "index") };
            const staging = { archive, stage: new LocalBlobs(stage, fs), temporary, dir };
            const gathered = await gather(staging, files, options);
            await write(gathered);
            return gathered.summary();
        });
    }
    catch (error) {
        throw storeFailure(error, "exporting", out);
    }
}
async function gather(staging, files, options) {
    const { dir, archive } = staging;
    const warcs = await packageWarcs(staging, files, options);
    if (warcs.length === 0)
        throw new StoreError("NOT_FOUND", `nothing to export in ${dir}: no record in this span`);
    const { members, originals, missing } = await originalsOutside(archive, files, options);
    if (members.length > 0)
        warcs.push(await originalsWarc(staging, members, warcs));
    // Reports and certificates speak of all pages: what is for some readers goes without them.
    const captures = options.isOpen ? [] : await capturesOf(archive, warcs);
    const readable = await readableFiles(staging, warcs, options.largeIndexBytes);
    const uncertified = await cutCaptures(archive, captures, files, warcs);
    const packed = [...readable.files];
    for (const capture of captures)
        packed.push(...(await resultFiles(archive, capture, uncertified.includes(capture))));
    const { site, capture } = options;
    const said = await packageDescriptions(archive, unique([...(await sitesOf(archive, captures)), ...(site === undefined ? [] : [site])]), unique([...captures, ...(capture === undefined ? [] : [capture])]));
    const accounts = [said.ofPackage.description, describeCut(uncertified, options)].filter(Boolean);
    const description = {
        ...(await describe(staging, captures, options)),
        ...said.ofPackage,
        ...(accounts.length > 0 && { description: accounts.join("\n\n") }),
    };
    const { findings } = readable;
    const known = { warcs: warcs.length, captures, uncertified, originals, missing, findings };
    return {
        files: [...packed, ...said.files],
        description,
        said,
        summary: () => ({ ...known, pages: readable.pages() }),
    };
}
async function capturesOf(archive, warcs) {
    const ids = new Set(warcs.map(({ source }) => (source === null ? null : captureOf(source))));
    const captures = [];
    for (const id of ids)
        if (id !== null && (await archive.list(`${captureFolder(id)}/`)).length > 0)
            captures.push(id);
    return captures;
}
/** Captures of which a WARC file is missing or shorter than it was: what they certify cannot be checked here. */
async function cutCaptures(archive, captures, files, warcs) {
    const packed = new Map(warcs.map(({ source, bytes }) => [source, bytes]));
    const cut = new Set();
    for (const file of files) {
        // A span is cut by leaving records out: a file of the same length is the same file.
        if (packed.get(file) !== (await sizeOf({ blobs: archive, key: file })))
            cut.add(captureOf(file));
    }
    return captures.filter((capture) => cut.has(capture));
}
/** A report describes the capture as a whole and stays; a certificate without its records would only be false. */
async function resultFiles(archive, capture, isCut) {
    const folder = captureFolder(capture);
    const there = new Set((await archive.list(`${folder}/`)).map(({ key }) => key));
    return CAPTURE_FILES.filter((file) => !isCut || file.startsWith("report."))
        .filter((file) => there.has(`${folder}/${file}`))
        .map((file) => ({
        path: `${folder}/${file}`,
        name: `${capture}-${file}`,
        isStored: false,
        content: () => eachOfBlob(archive, `${folder}/${file}`, (source) => bytesOf(source)),
    }));
}
async function describe({ dir, archive }, captures, { site, capture, software, createdAt }) {
    const created = {
        created: toIso(createdAt ?? instant(Date.now())),
        software: software ?? "isochron",
    };
    const report = captures.length === 1 ? await reportOf(archive, captures[0]) : null;
    if (!report)
        return { title: site ?? capture ?? basename(dir), ...created };
    const asOf = toIso(instant(report.asOf));
    const title = `${report.site} as of ${asOf}`;
    return { title, mainPageUrl: report.seeds[0], mainPageDate: asOf, ...created };
}
/** Says in the package itself what it is a part of. */
function describeCut(uncertified, { from, to, isOpen }) {
    if (isOpen)
        return "Part of an archive, as open to a group of readers: nothing is certified here.";
    if (uncertified.length === 0)
        return null;
    const start = from === undefined ? "the beginning" : toIso(from);
    const end = to === undefined ? "the end" : toIso(to);
    return `Records from ${start} to ${end}. The certificates of ${uncertified.join(", ")} speak of more records than these and are left out: nothing is certified here.`;
}
/** The sites of captures, as their reports name them. */
async function sitesOf(archive, captures) {
    const reports = await Promise.all(captures.map((capture) => reportOf(archive, capture)));
    return reports.flatMap((report) => report?.site ?? []);
}
function unique(names) {
    return [...new Set(names)];
}
async function reportOf(archive, capture) {
    const bytes = await wholeBlob(archive, `${captureFolder(capture)}/report.json`);
    return bytes && JSON.parse(bytes.toString("utf8"));
}
