import { descriptionKeys, readDescription } from "../archive/description-files.js";
import { bytesOf, eachOfBlob, withBlob } from "../blobs/open-blob.js";
/** Gathers the descriptions of sites and captures. */
export async function packageDescriptions(archive, sites, captures) {
    const ofSites = await latestOf(archive, sites.map((site) => ({ kind: "site", site })));
    const ofCaptures = await latestOf(archive, captures.map((capture) => ({ kind: "capture", capture })));
    const site = sites.length === 1 ? (ofSites[0]?.said.elements ?? {}) : {};
    const own = captures.length === 1 ? (ofCaptures[0]?.said.elements ?? {}) : {};
    const elements = { ...site, ...own };
    const title = own.title?.[0] ?? (captures.length === 1 ? undefined : site.title?.[0]);
    const description = elements.description?.join("\n\n");
    return {
        files: [...ofSites, ...ofCaptures].map(({ key }) => fileOf(archive, key)),
        ofPackage: { ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
        elements,
    };
}
async function latestOf(archive, described) {
    const found = [];
    for (const of of described)
        for (const key of (await descriptionKeys(archive, of)).toReversed()) {
            const said = await withBlob(archive, key, (source) => readDescription(source, key));
            if (!said)
                continue;
            found.push({ key, said });
            break;
        }
    return found;
}
function fileOf(archive, key) {
    return {
        path: key,
        name: key.split("/").slice(1).join("-"),
        isStored: true,
        content: () => eachOfBlob(archive, key, (source) => bytesOf(source)),
    };
}
