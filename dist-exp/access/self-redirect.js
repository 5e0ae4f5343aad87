// Redirects that lead back to their own record. On the web a cookie ends such a round; in replay nothing would.
import { surt } from "#formats/urls/surt.js";
import { parsePageUrl } from "#model/index.js";
import { choicesAt } from "./coherent/served-choice.js";
/**
 * Whether whoever follows the redirect of this record gets the same record again. `entries` are all with the key of the
 * URL asked for: from `http:` to `https:` is no round where the other was captured too.
 */
export async function leadsToItself(head, entry, { entries, query, servedBy }) {
    const location = head.header("location");
    if (head.status < 300 || head.status > 399 || location === null)
        return false;
    const url = parsePageUrl(location, entry.url);
    if (url === null || surt(url) !== surt(query.url))
        return false;
    for await (const next of choicesAt(entries, { ...query, url }, servedBy))
        return next.entry === entry;
    return false;
}
