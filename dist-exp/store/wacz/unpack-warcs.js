// The WARC files of a package, one at a time, each checked against its data package.
import { basename, join } from "node:path";
import { fileSource } from "../blobs/file-source.js";
import { sha256Of } from "../blobs/open-blob.js";
import { writeAtomically } from "../file-system.js";
import { MAX_DATAPACKAGE_BYTES, parseDataPackage } from "./data-package.js";
import { openWacz } from "./wacz-file.js";
/** Reads them where they lie; those that the ZIP compressed are taken out into a folder for as long. */
export async function* sourcesOf(fs, wacz, folder) {
    const hashes = await declaredHashes(wacz);
    for (const entry of wacz.warcNames())
        for await (const source of sourceOf(fs, wacz, entry, folder))
            yield { entry, source, findings: await mismatch(source, entry, hashes.get(entry)) };
}
/** The same of a package that is named, and of the packages in it, under `package.wacz#archive/name.warc.gz`. */
export async function* unpackWarcs(fs, waczPath, folder, name = waczPath) {
    const wacz = await openWacz(waczPath);
    try {
        for await (const { entry, source, findings } of sourcesOf(fs, wacz, folder)) {
            const file = `${name}#${entry}`;
            yield { name: file, source, findings: findings.map((finding) => ({ ...finding, file })) };
        }
        for (const entry of name === waczPath ? innerPackages(wacz) : []) {
            const path = join(folder, `unpacked-${safeName(entry)}.part`);
            await writeAtomically(fs, path, wacz.read(entry));
            yield* unpackWarcs(fs, path, folder, `${name}#${entry}`);
            await fs.remove(path);
        }
    }
    finally {
        wacz.close();
    }
}
/** Packages in a package (multi-WACZ), by name. */
export function innerPackages(wacz) {
    return [...wacz.entries.keys()].filter((entry) => /\.wacz$/i.test(entry)).sort();
}
async function mismatch(source, file, declared) {
    if (!declared?.startsWith("sha256:") || declared === `sha256:${await sha256Of(source)}`)
        return [];
    const message = "the WARC file is not the one that datapackage.json describes";
    return [{ file, offset: 0, code: "digest-mismatch", message }];
}
/** The one source of an entry; a file is made where there must be one, under a name of ours, and removed again. */
async function* sourceOf(fs, wacz, entry, folder) {
    const stored = await wacz.stored(entry);
    if (stored)
        return yield stored;
    const path = join(folder, `unpacked-${safeName(entry)}.part`);
    try {
        await writeAtomically(fs, path, wacz.read(entry));
        const source = fileSource(path);
        try {
            yield source;
        }
        finally {
            source.close();
        }
    }
    finally {
        await fs.remove(path);
    }
}
async function declaredHashes(wacz) {
    const text = await wacz.readText("datapackage.json", MAX_DATAPACKAGE_BYTES);
    const parsed = text === null ? null : parseDataPackage(text);
    if (parsed === null || "problem" in parsed)
        return new Map();
    return new Map(parsed.resources.map(({ path, hash }) => [path, hash ?? ""]));
}
function safeName(name) {
    return basename(name)
        .replaceAll(/[^A-Za-z0-9.-]/g, "_")
        .slice(-100);
}
