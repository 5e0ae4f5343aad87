// Where things lie in a bucket: a folder per site with its objects by fence and number, and apart from them, so that they
// are listed quickly, the manifests that say which of them count. Numbers are padded: the last key in the order of a
// listing is the newest.
import { StoreError } from "#errors.js";
import { siteFolder, siteOfFolder } from "../archive/layout.js";
/** Where the manifests of all sites lie. */
export const MANIFESTS = "manifests/";
const FENCE_DIGITS = 12;
const NUMBER_DIGITS = 9;
/** The keys of all objects of a site begin with this. */
export function objectsPrefix(site) {
    return `sites/${siteFolder(site)}/`;
}
/** Where a site's sealed file lies: its fence and a number that is never used twice make the key new each time. */
export function objectKey(site, name, fence, number) {
    return `${objectsPrefix(site)}${padded(fence, FENCE_DIGITS)}/${padded(number, NUMBER_DIGITS)}/${name}`;
}
/** Where a site's manifests lie. */
export function manifestsPrefix(site) {
    return `${MANIFESTS}${siteFolder(site)}/`;
}
/** Where the manifest of one acknowledgement lies. */
export function manifestKey(site, fence, seq) {
    return `${manifestsPrefix(site)}${padded(fence, FENCE_DIGITS)}-${padded(seq, NUMBER_DIGITS)}.json`;
}
/** Which manifest a key is of; `null` for keys of anything else. */
export function manifestOfKey(key) {
    const found = /^manifests\/([^/]+)\/(\d{12})-(\d{9})\.json$/.exec(key);
    if (!found)
        return null;
    return { site: siteOfFolder(found[1]), fence: Number(found[2]), seq: Number(found[3]) };
}
/** Under which fence the object of a key was put; `null` for keys of anything else. */
export function fenceOfObject(key) {
    const found = /^sites\/[^/]+\/(\d{12})\/\d{9}\/./.exec(key);
    return found ? Number(found[1]) : null;
}
function padded(number, digits) {
    const text = String(number);
    if (!/^\d+$/.test(text) || text.length > digits)
        throw new StoreError("INTERNAL", `${text} is no number of ${digits} digits`);
    return text.padStart(digits, "0");
}
