// The URL under which an exchange other than a GET is looked up: method and body as parameters, as pywb and its
// relatives write them into their indexes.
/** Longer bodies are looked up by their beginning. */
const MOST_QUERY_CHARS = 4096;
/** Deeper structures are cut off: whoever reads them must not run out of stack. */
const DEEPEST = 64;
/** The URL itself for a GET; otherwise with `__wb_method=…&` and the body as a query. */
export function requestKeyUrl(url, request) {
    if (request.method === "GET")
        return url;
    return `${url}${url.includes("?") ? "&" : "?"}__wb_method=${request.method}&${decoded(bodyQuery(request))}`;
}
/** The body as a query, as it also stands in an index line. */
export function bodyQuery({ contentType, body }) {
    const text = Buffer.from(body).toString("utf8");
    const query = queryOf(contentType.split(";", 1)[0].trim().toLowerCase(), text, { contentType, body });
    return query.slice(0, MOST_QUERY_CHARS);
}
function queryOf(mime, text, { contentType, body }) {
    const json = mime === "application/json" || mime === "text/plain" ? parsed(text) : undefined;
    if (mime === "application/x-www-form-urlencoded")
        return text;
    if (mime === "application/json")
        return flattened(json);
    if (mime === "text/plain" && json !== undefined)
        return flattened(json);
    if (mime === "multipart/form-data")
        return formFields(text, contentType);
    return `__wb_post_data=${Buffer.from(body).toString("base64")}`;
}
/** Every value of a JSON document under its own name; a name that comes again gets a number. */
function flattened(json) {
    const query = new URLSearchParams();
    const seen = new Map();
    const add = (value, key, depth) => {
        if (depth > DEEPEST)
            return;
        if (Array.isArray(value))
            for (const one of value)
                add(one, key, depth + 1);
        else if (typeof value === "object" && value !== null)
            for (const [name, one] of Object.entries(value))
                add(one, name, depth + 1);
        else if (value !== "")
            query.set(freeKey(query, seen, key), String(value));
    };
    if (json !== undefined)
        add(json, "", 0);
    return query.toString();
}
function freeKey(query, seen, key) {
    if (!query.has(key))
        return key;
    const number = (seen.get(key) ?? 1) + 1;
    seen.set(key, number);
    return `${key}.${number}_`;
}
function formFields(text, contentType) {
    const query = new URLSearchParams();
    const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
    if (boundary === undefined)
        return "";
    for (const part of text.split(boundary)) {
        const [, name, value] = /name="([^"]+)"\r\n\r\n(.*)/i.exec(part) ?? [];
        if (name !== undefined)
            query.set(name, value ?? "");
    }
    return query.toString();
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** A query that is no URI text is left out, as the others do. */
function decoded(query) {
    try {
        return decodeURI(query);
    }
    catch {
        return "";
    }
}
