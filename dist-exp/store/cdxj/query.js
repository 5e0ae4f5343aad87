// Questions to an index: exact, prefix, host and domain, within a span of time, or nearest to an instant.
import { surt, surtHostPrefix } from "#formats/urls/surt.js";
import { UsageError } from "#errors.js";
import { instantOf } from "./line.js";
/** How far a URL reaches. */
export const CDX_MATCHES = ["exact", "prefix", "host", "domain"];
/** Entries in order of key and time, or nearest first; of the lines only those given out are read whole. */
export async function* queryIndex(index, query) {
    const { closest, limit = Number.POSITIVE_INFINITY } = query;
    if (closest !== undefined) {
        const found = index.linesOf(prefixesOf(query));
        const lines = inSpan(index, query, found instanceof Promise ? await found : found);
        for (const { line } of nearestFirst(lines, closest).slice(0, limit))
            yield index.entryOf(line);
        return;
    }
    let given = 0;
    for await (const lines of index.linesWith(prefixesOf(query)))
        for (const { line } of inSpan(index, query, lines)) {
            if (given++ >= limit)
                return;
            yield index.entryOf(line);
        }
}
/** The beginnings that lines must have, in byte order. */
export function prefixesOf({ url, match = "exact", }) {
    if (match === "all")
        return [""];
    const key = surt(url);
    switch (match) {
        case "exact":
            return [`${key} `];
        case "prefix":
            // A slash at the end asks for what lies below; the key has lost it.
            return [/[^/]\/$/.test(url) && !key.endsWith("/") ? `${key}/` : key];
        case "host":
            return [surtHostPrefix(hostOf(url), "host")];
        case "domain": {
            const domain = surtHostPrefix(hostOf(url), "domain");
            return [`${domain})`, `${domain},`, `${domain}:`];
        }
    }
}
function hostOf(url) {
    const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#]+)/i.exec(url.trim())?.[1];
    if (host === undefined)
        throw new UsageError("BAD_INPUT", `no host in ${JSON.stringify(url)}`);
    return host;
}
function inSpan(index, query, lines) {
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = query;
    return lines
        .map((line) => ({ line, at: instantOf(line) ?? index.entryOf(line).at }))
        .filter(({ at }) => at >= from && at <= to);
}
function nearestFirst(lines, at) {
    return lines.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || a.at - b.at);
}
