// Import maps: what names stand for in the modules of a page (HTML standard, 8.1.6.3).
/** Larger maps are not read. */
const MAX_ENTRIES = 20_000;
/** Adds what the JSON of an import map says, and gives its addresses; one that is none says nothing. */
export function readImportMap(json, into) {
    const addresses = new Set();
    const { imports, scopes } = parsed(json);
    for (const entries of [imports, ...Object.values(record(scopes))])
        for (const [specifier, address] of Object.entries(record(entries))) {
            if (typeof address !== "string" || into.size >= MAX_ENTRIES)
                continue;
            addresses.add(address);
            into.set(specifier, (into.get(specifier) ?? new Set()).add(address));
        }
    return addresses;
}
/** Addresses that the map names whole; those that end in a slash only begin others. */
export function mappedAddresses(map) {
    return [...map.values()].flatMap((all) => [...all].filter((one) => isAddress(one) && !one.endsWith("/")));
}
/** The addresses that a bare specifier may stand for; the longest entry that it begins with counts. */
export function addressesOf(map, specifier) {
    const exact = map.get(specifier);
    if (exact)
        return [...exact];
    for (let end = specifier.lastIndexOf("/"); end > 0; end = specifier.lastIndexOf("/", end - 1)) {
        const beginnings = map.get(specifier.slice(0, end + 1));
        if (beginnings)
            return [...beginnings].flatMap((one) => (one.endsWith("/") ? one + specifier.slice(end + 1) : []));
    }
    return [];
}
/** Whether a specifier is an address and no name ("resolve a URL-like module specifier"). */
export function isAddress(specifier) {
    return /^(?:\/|\.\.?\/|[a-z][a-z0-9+.-]*:)/i.test(specifier);
}
function parsed(json) {
    try {
        return record(JSON.parse(json));
    }
    catch {
        return {};
    }
}
function record(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value)
        ? value
        : {};
}
