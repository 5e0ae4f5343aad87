const DATE = /^\d{4}-\d{2}(-\d{2})?$/;
const IDENTIFIER = /^(?=.*\d)(?=.*[a-z])[\da-z_-]{20,}$|^[\da-f]{16,}$|^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;
/** What the pattern asks for; most segments are shorter, and length is seen at once. */
const SHORTEST_IDENTIFIER = 16;
/** `example.org/blog/{n}/{n}/post-{n}?id&lang`: values of the query are left out, names sorted. */
export function urlShape({ host, pathname, search, searchParams }) {
    const path = pathname.split("/").map(segmentShape).join("/");
    if (search === "")
        return host + path;
    const names = [...new Set(searchParams.keys())].map((name) => name.replace(/\d+/g, "{n}")).sort();
    return `${host}${path}${names.length === 0 ? "" : `?${[...new Set(names)].join("&")}`}`;
}
function segmentShape(segment) {
    if (DATE.test(segment))
        return "{date}";
    if (segment.length >= SHORTEST_IDENTIFIER && IDENTIFIER.test(segment))
        return "{id}";
    return segment.replace(/\d+/g, "{n}");
}
