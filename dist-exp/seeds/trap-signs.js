const MANY_OF_ONE_SHAPE = 30;
const MANY_PARAMETERS = 4;
/** What looks like a trap, the commonest first. */
export function trapSigns(urls) {
    const found = new Map();
    const shapes = new Map();
    const count = (counts, key, url) => {
        const seen = counts.get(key);
        if (seen)
            seen.urls++;
        else
            counts.set(key, { urls: 1, example: url });
    };
    for (const url of urls) {
        const parts = new URL(url);
        for (const kind of signsOf(parts))
            count(found, kind, url);
        // Only addresses that programs make: numbers in the path or parameters.
        if (/\d/.test(parts.pathname) || parts.search !== "")
            count(shapes, shapeOf(parts), url);
    }
    const signs = [...found].map(([kind, seen]) => ({ kind, ...seen }));
    for (const seen of shapes.values())
        if (seen.urls >= MANY_OF_ONE_SHAPE)
            signs.push({ kind: "one-shape", ...seen });
    return signs.sort((a, b) => b.urls - a.urls).slice(0, 10);
}
function signsOf({ pathname, searchParams }) {
    const signs = [];
    if (repeats(pathname.split("/").filter((segment) => segment !== "")))
        signs.push("repeating-path");
    const names = [...searchParams.keys()].map((name) => name.toLowerCase());
    if (/;jsessionid=/i.test(pathname) ||
        names.some((name) => /^(?:phpsessid|jsessionid|sid|sessionid|cfid)$/.test(name)))
        signs.push("session-id");
    if (/\/(?:19|20|21)\d\d\/(?:0?[1-9]|1[0-2])(?:\/|$)/.test(pathname) ||
        names.some((name) => /^(?:month|year|date|day)$/.test(name)))
        signs.push("calendar");
    if (names.length >= MANY_PARAMETERS)
        signs.push("many-parameters");
    return signs;
}
/** A segment three times, or two segments one after the other twice. */
function repeats(segments) {
    const counts = new Map();
    for (const segment of segments)
        counts.set(segment, (counts.get(segment) ?? 0) + 1);
    if (Math.max(0, ...counts.values()) >= 3)
        return true;
    const pairs = segments.slice(1).map((segment, i) => `${segments[i]}/${segment}`);
    return new Set(pairs).size < pairs.length;
}
function shapeOf({ pathname, searchParams }) {
    const names = [...new Set(searchParams.keys())].sort();
    return `${pathname.replace(/\d+/g, "N")}?${names.join("&")}`;
}
