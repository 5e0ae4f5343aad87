// One list of URLs (a sitemap, a feed, a part of an OAI-PMH list): asked for like a page, its redirects followed, what
// came kept in the WARC; for captures before their first visit, and for a watch again and again.
import { parseHttpResponse } from "#formats/index.js";
import { follow, MAX_REDIRECTS } from "./follow.js";
/** Links behind this much of a head are not wanted; what follows it is the body. */
const HEAD_BYTES = 64 * 1024;
/** Asks for a list. */
export async function askForList({ asking, admission }, question) {
    const { url, conditional, mostRequests = Infinity } = question;
    let requests = 0;
    const landing = await follow(url, {
        refusalOf: async (at) => {
            if (requests >= mostRequests)
                return `it leads further than ${mostRequests} requests`;
            return (await admission.refusalOfSource({ url: at, kind: "other" }))?.reason ?? null;
        },
        ask: (at) => {
            requests++;
            return asking.source(at, conditional);
        },
    });
    return { ...answerAt(landing), requests };
}
function answerAt(landing) {
    if (landing.kind === "too-far")
        return { kind: "problem", reason: `more than ${MAX_REDIRECTS} redirects` };
    if (landing.kind === "refused")
        return { kind: "refused", reason: landing.reason };
    return listIn(landing);
}
function listIn({ result, reading }) {
    if (result.kind !== "response" || reading === null)
        return { kind: "problem", reason: result.kind === "response" ? "no answer" : result.message };
    const { outcome, content, status, isContentCut: isCut } = reading;
    if (outcome.kind === "unchanged" && outcome.asked)
        return { kind: "same" };
    if (outcome.kind !== "captured" || content === null || outcome.identity.status >= 300)
        return { kind: "problem", reason: outcome.kind === "failed" ? outcome.message : `status ${status}` };
    const { etag, lastModified } = outcome.validators;
    const { contentType } = outcome.identity;
    const links = linkFields(result.exchange.responseBytes);
    return { kind: "list", content, contentType, isCut, etag, lastModified, links };
}
function linkFields(responseBytes) {
    const response = parseHttpResponse(responseBytes.subarray(0, HEAD_BYTES));
    if (!response.ok)
        return [];
    return response.headers.filter(([name]) => name.toLowerCase() === "link").map(([, value]) => value);
}
