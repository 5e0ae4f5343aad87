/** What a page needs to be shown matters when the page does; it is looked at more rarely. */
const KIND_WEIGHTS = { document: 1, requisite: 0.25, other: 0.5 };
/** w(P): the deeper a page lies, the less it weighs, as in the lab. */
export function pageWeight({ url, kind }) {
    return KIND_WEIGHTS[kind] / Math.max(1, segmentsOf(url).length);
}
/** The directory that a page lies in; its pages tell of each other. */
export function pageDirectory(url) {
    return segmentsOf(url).slice(0, -1).join("/");
}
/** Of `/news/2024/a.html` these three; a path that ends with `/` names the index of its directory. */
function segmentsOf(url) {
    return new URL(url).pathname.slice(1).split("/");
}
