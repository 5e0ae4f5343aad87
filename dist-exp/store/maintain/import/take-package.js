// A package into the archive: its WARC files like any others, all else of it beside them, byte for byte.
import { join } from "node:path";
import { CAPTURE_FILES, captureFolder, siteFolder } from "../../archive/layout.js";
import { fileSource } from "../../blobs/file-source.js";
import { sha256Of, wholeBlob } from "../../blobs/open-blob.js";
import { writeAtomically } from "../../file-system.js";
import { innerPackages, sourcesOf } from "../../wacz/unpack-warcs.js";
import { openWacz } from "../../wacz/wacz-file.js";
import { packageFolder } from "../package-rest.js";
import { takeDescriptions } from "./take-descriptions.js";
import { takeFile } from "./take-file.js";
const DEEPEST = 3;
/** Takes a package, and the packages in it; each WARC file in it is one result. */
export async function* takePackage(place, path, options = {}) {
    const wacz = await openWacz(path);
    try {
        const name = options.name ?? path;
        const isTrue = await isTrueOfItself(wacz, options);
        const lent = [];
        for await (const { entry, source, findings } of sourcesOf(place.fs, wacz, join(place.dir, place.folder))) {
            if (COPIES.test(entry))
                continue;
            const own = `${name}#${entry}`;
            const taken = await takeFile(place, { name: own, source });
            if (ORIGINALS.test(entry))
                lent.push(...taken.pieces.map(({ file }) => file));
            yield { ...taken, source: own, findings: [...named(findings, own), ...taken.findings] };
        }
        await keepRest(place, wacz, { path, name, isTrue });
        if (isTrue)
            await takeDescriptions(place.blobs, wacz);
        if (isTrue && lent.length > 0)
            await hintAtLent(place, wacz, lent);
        yield* takeInner(place, wacz, { ...options, name });
    }
    finally {
        wacz.close();
    }
}
function named(findings, file) {
    return findings.map((finding) => ({ ...finding, file }));
}
async function isTrueOfItself(wacz, { verifies }) {
    const hasCertificate = [...wacz.entries.keys()].some((entry) => RESULT.test(entry));
    return hasCertificate && verifies !== undefined && (await verifies(wacz));
}
const RESULT = /^captures\/([A-Za-z0-9][A-Za-z0-9._-]{0,127})\/([^/]+)$/;
/** Pages, signatures, indexes and whatever else there is; what a capture of ours left goes where it was. */
async function keepRest({ blobs, folder }, wacz, { path, name, isTrue }) {
    const digest = await withFile(path, sha256Of);
    const beside = packageFolder(folder, name, digest);
    const taken = new Set([...wacz.warcNames(), ...innerPackages(wacz)]);
    for (const entry of wacz.entries.keys()) {
        if (taken.has(entry))
            continue;
        const key = (isTrue ? resultKey(entry) : null) ?? `${beside}/${safePath(entry)}`;
        const held = await blobs.open(key);
        held?.close();
        if (!held)
            await blobs.put(key, wacz.read(entry));
    }
}
/** Copies for players, of responses that stand in the other files as they were received (`wacz/plain-copies.ts`). */
const COPIES = /^archive\/(?:\d+-)?isochron-copies-for-players\.warc\.gz$/;
/** What captures outside the package lend to those in it (docs/certificate.md, "Borrowed bodies"). */
const ORIGINALS = /^archive\/(?:\d+-)?originals\.warc\.gz$/;
/** Says beside each certificate where the records lie now that it borrows; a hint, since digests tell which they are. */
async function hintAtLent({ blobs }, wacz, lent) {
    const certified = [...wacz.entries.keys()].filter((entry) => entry.endsWith("/certificate.json"));
    for (const entry of certified) {
        const key = resultKey(entry)?.replace(/certificate\.json$/, "borrowed.json");
        if (key === undefined)
            continue;
        const held = await wholeBlob(blobs, key);
        const before = held ? JSON.parse(held.toString("utf8")).files : [];
        const files = [...new Set([...before, ...lent])];
        await blobs.put(key, Buffer.from(`${JSON.stringify({ files })}\n`));
    }
}
function resultKey(entry) {
    const [, capture, file] = RESULT.exec(entry) ?? [];
    const known = CAPTURE_FILES.find((one) => one === file);
    return capture !== undefined && known !== undefined ? `${captureFolder(capture)}/${known}` : null;
}
async function* takeInner(place, wacz, options) {
    const { depth = 0 } = options;
    for (const entry of innerPackages(wacz)) {
        const path = join(place.dir, place.folder, `inner-${depth}.wacz.part`);
        const name = `${options.name}#${entry}`;
        if (depth >= DEEPEST) {
            yield nothingTaken(name, "a package in a package in a package: taken out of them, it can be imported");
            continue;
        }
        try {
            await writeAtomically(place.fs, path, wacz.read(entry));
            yield* takePackage(place, path, { ...options, name, depth: depth + 1 });
        }
        finally {
            await place.fs.remove(path);
        }
    }
}
/** A file or package of which nothing was taken, with the reason. */
export function nothingTaken(source, message) {
    const findings = [{ file: source, offset: 0, code: "not-warc", message }];
    return { source, status: "no-records", records: 0, findings, pieces: [], recorded: null, isIndexed: false };
}
/** An entry's path with each part as a file name on any system. */
function safePath(entry) {
    return entry.split("/").map(siteFolder).join("/");
}
async function withFile(path, use) {
    const source = fileSource(path);
    try {
        return await use(source);
    }
    finally {
        source.close();
    }
}
