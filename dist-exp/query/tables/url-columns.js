const NO_PARTS = { host: null, labels: null, protocol: null, port: null, path: null, query: null };
const IP_ADDRESS = /^(?:\[.*\]|\d+\.\d+\.\d+\.\d+)$/;
/** Parts an address; hostile ones have no parts rather than wrong ones. */
export function urlParts(url, surt) {
    const parsed = /^https?:\/\//i.test(url) ? parsedUrl(url) : null;
    if (parsed === null)
        return { url, surt, ...NO_PARTS };
    const { hostname, protocol, port, pathname, search } = parsed;
    return {
        url,
        surt,
        host: hostname,
        labels: IP_ADDRESS.test(hostname) ? null : hostname.split(".").reverse(),
        protocol: protocol.slice(0, -1),
        port: port === "" ? null : Number(port),
        path: pathname,
        query: search === "" ? null : search.slice(1),
    };
}
function parsedUrl(url) {
    try {
        return new URL(url);
    }
    catch {
        return null;
    }
}
const PLACES = ["2nd", "3rd", "4th", "5th"];
/** The columns of an address. */
export const URL_COLUMNS = [
    text("url_surtkey", "key by which the index is sorted (SURT)", ({ surt }) => surt),
    text("url", "the address", ({ url }) => url),
    text("url_host_name", "host, IP addresses included", ({ host }) => host),
    text("url_host_tld", "last label of the host; null for IP addresses", ({ labels }) => labels?.[0] ?? null),
    ...PLACES.map((place, i) => text(`url_host_${place}_last_part`, `${place} last label of the host`, ({ labels }) => {
        return labels?.[i + 1] ?? null;
    })),
    text("url_host_name_reversed", "host with its labels turned around, com.example.www; null for IP addresses", ({ labels }) => labels?.join(".") ?? null),
    text("url_protocol", "http or https", ({ protocol }) => protocol),
    { ...text("url_port", "port, where it is not the usual one", ({ port }) => port), type: "integer" },
    text("url_path", "path", ({ path }) => path),
    text("url_query", "query, without the question mark", ({ query }) => query),
];
/** Those by which most questions ask, for tables beside the index. */
export const FEW_URL_COLUMNS = URL_COLUMNS.filter(({ name }) => ["url_surtkey", "url", "url_host_name", "url_host_tld", "url_host_name_reversed"].includes(name));
function text(name, doc, of) {
    return { name, type: "text", doc, of: ({ parts }) => of(parts) };
}
