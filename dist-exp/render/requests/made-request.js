import { wireFields } from "./request-fields.js";
import { bodyOf, requestIdentity, sentUrl } from "./request-identity.js";
/** The request; `null` where the browser does not tell it whole. */
export function requestFrom({ request, resourceType }, at) {
    const { page, profile, asker, guard, secrets } = at;
    const { method, headers: given } = request;
    const url = sentUrl(request.url);
    const body = bodyOf(request);
    if (body === undefined)
        return null;
    const isMainDocument = at.document !== null;
    const isLedTo = at.document === "later";
    const asked = {
        method,
        url,
        resourceType,
        isMainDocument,
        isLedTo,
        pageUrl: page.url,
        workerKind: at.workerKind,
        headers: given,
    };
    const message = { method, url, headers: wireFields(asked, profile), body };
    const isSecret = secrets !== null && (guard.mayCarrySecret(body) || placesOf(message).some((one) => secrets.isIn(one)));
    const identity = requestIdentity(isSecret ? maskedMessage(message, secrets) : message);
    const once = guard.sendsOnce(method) ? { isSentOnce: true } : {};
    const told = { ...message, resourceType, asker, pageUrl: page.url, identity, ...once };
    return isSecret ? { ...told, carriesSecret: true } : told;
}
/** Where a secret can stand in a message. */
function placesOf({ url, headers, body }) {
    return [url, ...headers.map(([, value]) => value), ...(body === null ? [] : [body])];
}
/** A digest of the message itself would let short secrets be guessed. */
function maskedMessage(message, secrets) {
    const { method, url, headers, body } = message;
    const isFound = body !== null && secrets.isIn(body);
    return {
        method,
        url: secrets.maskedText(url),
        headers: headers.map(([name, value]) => [name, secrets.maskedText(value)]),
        // What may be in it in a form that nobody knows is left out whole.
        body: body === null ? null : Buffer.from(isFound ? secrets.maskedText(textOf(body)) : "*"),
    };
}
function textOf(body) {
    return Buffer.from(body.buffer, body.byteOffset, body.length).toString("utf8");
}
