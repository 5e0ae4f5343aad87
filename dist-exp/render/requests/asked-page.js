// Which page a browser's request is. What the browser says of itself gives way to the capture's fixed profile, so that
// every part of a page is asked for by the message that its revisit sends again; what scripts put into a request is
// part of it.
import { fieldsOfPage, isScriptsOwn, pageOfRequest, parsePageUrl } from "#model/index.js";
/** Names the page; a HEAD is answered from the page that a GET would bring. */
export function askedPage(request) {
    const { method, url, body } = request;
    const address = parsePageUrl(url);
    if (address === null)
        return { kind: "refused", why: "not an address that is asked for" };
    const isHead = method === "HEAD";
    // The first document of a page is given with it: a later one comes of a step.
    const isLedTo = request.resourceType === "Document" && request.asker === "page";
    const fields = fieldsOfPage({ ...request, isByScript: isScriptsOwn(request.resourceType), isLedTo });
    const page = pageOfRequest(address, {
        method: isHead ? "GET" : method,
        fields,
        body: isHead ? null : body,
    });
    if (page !== null)
        return { kind: "page", url: page };
    const isKnown = ["GET", "HEAD", "POST", "OPTIONS"].includes(method);
    return { kind: "refused", why: isKnown ? "too long a request to be kept" : `${method} is never sent` };
}
