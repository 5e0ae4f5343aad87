// Plain lists of URLs, one per line; empty lines and comments are passed over, bad lines named by their number.
import { UsageError } from "#errors.js";
import { parsePageUrl } from "#model/index.js";
const MAX_URLS = 1_000_000;
const SHOWN = 5;
/** Reads a list; `name` says where it comes from. Throws a usage error that names the bad lines. */
export function parseUrlList(text, name) {
    const urls = new Set();
    const bad = [];
    for (const [index, line] of text
        .replace(/^\ufeff/, "")
        .split(/\r\n|\r|\n/)
        .entries()) {
        // A comment begins a line or follows a space: a bare # is part of an address.
        const entry = line.replace(/(?:^|\s)#.*$/s, "").trim();
        if (entry === "")
            continue;
        const url = parsePageUrl(entry);
        if (url)
            urls.add(url);
        else
            bad.push(`line ${index + 1} ${JSON.stringify(entry.slice(0, 100))}`);
    }
    if (bad.length > 0)
        throw new UsageError("BAD_INPUT", `${name}: ${badLines(bad)}`);
    if (urls.size > MAX_URLS)
        throw new UsageError("BAD_INPUT", `${name}: more than ${MAX_URLS} URLs; split the list`);
    return [...urls];
}
function badLines(bad) {
    const more = bad.length > SHOWN ? ` and ${bad.length - SHOWN} more lines` : "";
    return `not an http or https address: ${bad.slice(0, SHOWN).join(", ")}${more}`;
}
