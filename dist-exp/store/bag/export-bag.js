// `isochron export bag`: the same package as a bag (BagIt 1.0, RFC 8493), as a directory or in a ZIP file.
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { StoreError } from "#errors.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { withStagingFolder } from "../staging-folder.js";
import { withPackage, } from "../wacz/gather-package.js";
import { BAG_DIGESTS, BagDigester, bagInfo, BAGIT_TXT, manifestOf } from "./bag-tags.js";
/** Writes a bag, whole or not at all: a ZIP file where the name ends so, otherwise a directory. */
export async function exportBag(dir, out, options = {}) {
    const fs = options.fileSystem ?? nodeFileSystem;
    const isZip = /\.zip$/i.test(out);
    return withPackage(dir, out, options, async (gathered) => {
        const files = bagFiles(gathered);
        if (!isZip)
            return writeFolder(fs, out, files);
        const { created } = gathered.description;
        await writeAtomically(fs, out, zipBytes(files, bagName(out), new Date(created)));
    });
}
/** Payload first: manifests tell what has passed. Tag manifests last: they tell of all other tag files. */
function bagFiles(gathered) {
    const { files, description, said } = gathered;
    const payload = [];
    const tags = [];
    const tag = (path, text) => ({
        path,
        isStored: false,
        content: () => digested(tags, path, [Buffer.from(text())]),
    });
    return [
        ...files.map((file) => payloadFile(file, payload)),
        tag("bagit.txt", () => BAGIT_TXT),
        tag("bag-info.txt", () => bagInfo({ payload, description, captures: gathered.summary().captures, said: said.elements })),
        ...BAG_DIGESTS.map((name) => tag(`manifest-${name}.txt`, () => manifestOf(payload, name))),
        // Section 2.2.1: a tag manifest lists all tag files but tag manifests.
        ...BAG_DIGESTS.map((name) => ({
            path: `tagmanifest-${name}.txt`,
            isStored: false,
            content: () => [Buffer.from(manifestOf(tags, name))],
        })),
    ];
}
function payloadFile(file, payload) {
    const path = `data/${file.path}`;
    return { path, isStored: file.isStored, content: () => digested(payload, path, file.content()) };
}
async function* digested(done, path, content) {
    const digester = new BagDigester();
    yield* digester.passing(content);
    done.push(digester.result(path));
}
/** Under another name until it is whole; a directory that is there already is somebody's. */
async function writeFolder(fs, out, files) {
    if (existsSync(out))
        throw new StoreError("BAD_INPUT", `${out} is there already: name another directory`);
    await withStagingFolder(out, async (partial) => {
        for (const file of files) {
            const target = join(partial, ...file.path.split("/"));
            await mkdir(dirname(target), { recursive: true });
            await writeAtomically(fs, target, file.content());
        }
        await rename(partial, out);
        await fs.syncDirectory(dirname(out));
    });
}
/** Section 4: a serialised bag has one top directory, which is the bag. */
function bagName(out) {
    const name = basename(out).replace(/\.zip$/i, "");
    return name === "" || name === "." || name === ".." ? "bag" : name;
}
async function* zipBytes(files, name, modifiedAt) {
    const zip = new ZipFile();
    const output = zip.outputStream;
    let current = null;
    for (const file of files)
        zip.addReadStreamLazy(`${name}/${file.path}`, { compress: !file.isStored, mtime: modifiedAt }, (done) => {
            // A source that fails must fail the file: yazl does not listen to it.
            current = Readable.from(file.content(), { objectMode: false }).on("error", (error) => output.destroy(error));
            done(null, current);
        });
    zip.on("error", (error) => output.destroy(error));
    zip.end();
    try {
        yield* output;
    }
    finally {
        current?.destroy();
    }
}
