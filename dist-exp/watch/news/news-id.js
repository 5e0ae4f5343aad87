// The name of an event: the same however often it is found, and that of no other. Feed readers, receivers of webhooks and
// mail programs tell by it what they have seen already.
import { hash } from "node:crypto";
const PREFIX = "urn:isochron:news:";
const DIGITS = 32;
/** The id of an event: 128 bits of a digest over a JSON list, in which no two events are written alike. */
export function newsId({ site, kind, url, mark, since }) {
    const text = JSON.stringify(["isochron-news/1", site, kind, url, mark, since]);
    return PREFIX + hash("sha256", text, "hex").slice(0, DIGITS);
}
