// Redirects of what is no page (robots.txt, lists of URLs, a survey's addresses) are followed, up to one limit for all.
// Pages are never followed so: hop and target are pages of their own.
import { parsePageUrl } from "#model/index.js";
/** RFC 9309 section 2.3.1.2 asks for five; nothing else needs more. */
export const MAX_REDIRECTS = 5;
/** Asks for an address and for whatever it redirects to. */
export async function follow(url, way) {
    let at = url;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
        const reason = await way.refusalOf(at);
        if (reason !== null)
            return { kind: "refused", url: at, reason };
        const answered = await way.ask(at);
        const target = targetOf(answered, at);
        if (target === null)
            return { kind: "landed", url: at, ...answered };
        at = target;
    }
    return { kind: "too-far" };
}
function targetOf({ reading }, url) {
    if (reading?.outcome.kind !== "captured")
        return null;
    const { status, location } = reading.outcome.identity;
    return status >= 300 && status < 400 && location !== null ? parsePageUrl(location, url) : null;
}
