const LONGEST_LIST = 1_000;
const PAGE_NAMES = new Set([
    "page",
    "p",
    "pg",
    "paged",
    "start",
    "offset",
    "from",
    "seite",
    "cursor",
    "skip",
]);
const PAGE_PATH = /\/(page|p|seite)[/-]?\d+(?=\/|$)/i;
/** More pages of one list than a reader would ever turn. */
export const pagination = {
    code: "pagination",
    refuse(link, known) {
        const list = listOf(link);
        return list !== null && known.count(list) >= LONGEST_LIST
            ? `more than ${LONGEST_LIST} pages of one list`
            : null;
    },
    keys(link) {
        const list = listOf(link);
        return list === null ? [] : [list];
    },
};
/** The URL with its page number left out. */
function listOf({ parsed }) {
    const { host, pathname, search, searchParams } = parsed;
    const path = pathname.replace(PAGE_PATH, "/{page}");
    if (search === "" && path === pathname)
        return null;
    const pairs = [...searchParams].map(([name, value]) => PAGE_NAMES.has(name.toLowerCase()) ? `${name}={page}` : `${name}=${value}`);
    const isPaged = path !== pathname || pairs.some((pair) => pair.endsWith("={page}"));
    return isPaged ? `list ${host}${path}?${pairs.sort().join("&")}` : null;
}
