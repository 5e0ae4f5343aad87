// What is sealed of a site beside its WARC files: a copy of its catalog, its index, its results.
import { join } from "node:path";
import { localContent, openArchive, removeSiteFolder, sealedBeside, snapshotCatalog, } from "#store/index.js";
/** Puts the catalog as it stands, so that readers see what has begun. */
export async function sealCatalog(dir, uploads) {
    await withCatalog(dir, (copies) => uploads.put(copies));
}
/** Puts the outside authority's word on the start of a capture, so that it outlives this machine. */
export async function sealStart({ dir, blobs }, captureId, uploads) {
    const names = (await blobs.list(`captures/${captureId}/`)).map(({ key }) => key);
    const start = names.filter((name) => /\/start\.(?:json|tsr)$/.test(name));
    await uploads.put(await contentsOf(dir, start));
}
/** Puts everything; index, results and the catalog's copy count together, or none of them does. Nobody may write now. */
export async function sealAll({ dir, beneath }, uploads) {
    const archive = await openArchive(dir, { mode: "read", beneath });
    try {
        const beside = await sealedBeside(archive.blobs);
        const gone = uploads.heldNames("indexes/").filter((name) => !beside.includes(name));
        const contents = await contentsOf(dir, beside);
        await withCatalog(dir, (copies) => uploads.put([...copies, ...contents], gone));
    }
    finally {
        await archive.close();
    }
}
async function withCatalog(dir, put) {
    const folder = join(dir, "copies");
    try {
        await put(await contentsOf(folder, await snapshotCatalog(dir, folder)));
    }
    finally {
        await removeSiteFolder(folder);
    }
}
async function contentsOf(dir, names) {
    const contents = [];
    for (const name of names)
        contents.push({ name, content: await localContent(dir, name) });
    return contents;
}
