// News as a POST of JSON, signed by the scheme "Standard Webhooks": the receiver can tell that they come from us, when,
// and whether it has had them already.
import { createHmac } from "node:crypto";
import { parseHttpResponse } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { newsJson } from "#report/index.js";
/** Of an answer; nobody reads on. */
const MOST_ANSWER_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;
/** Brings news to a webhook. */
export function webhookWay({ fetcher, secrets, room }) {
    return async ({ way }, delivery, at, signal) => {
        const url = parsePageUrl(way.url);
        if (url === null)
            return { kind: "failed", why: "the channel's url is no http(s) address" };
        const body = bodyOf(delivery, room);
        const secret = way.secretFrom === null ? null : await secrets(way.secretFrom);
        const fields = fieldsOf(delivery, { at, body, secret });
        const post = { contentType: "application/json", body: Buffer.from(body), fields };
        const answer = await fetcher.fetch({ url, post, patienceMs: PATIENCE_MS, mostBytes: () => MOST_ANSWER_BYTES }, signal);
        // A fetch that was stopped is a value too; whether it arrived, nobody knows.
        signal?.throwIfAborted();
        return broughtBy(answer);
    };
}
/** The same bytes for every try, as long as the reading room stays where it is. */
function bodyOf({ key, items }, room) {
    return JSON.stringify({ id: key, items: items.map((item) => newsJson(item, room)) });
}
function fieldsOf({ key }, { at, body, secret }) {
    const timestamp = String(Math.floor(at / 1000));
    return [
        ["idempotency-key", key],
        ["webhook-id", key],
        ["webhook-timestamp", timestamp],
        ...(secret === null
            ? []
            : [["webhook-signature", webhookSignature(secret, `${key}.${timestamp}.${body}`)]]),
    ];
}
/** `v1` of Standard Webhooks; a secret that begins with `whsec_` is the key in base64, any other is the key itself. */
export function webhookSignature(secret, signed) {
    const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret);
    return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
}
async function broughtBy(answer) {
    if (answer.kind !== "response")
        return { kind: "failed", why: answer.message };
    const { exchange } = answer;
    await exchange.spooled?.discard();
    const status = statusOf(exchange);
    if (status !== null && status >= 200 && status < 300)
        return { kind: "arrived" };
    if (status === 410)
        return { kind: "refused", why: "the receiver says that it is gone for good (410)" };
    if (status !== null && status >= 300 && status < 400)
        return { kind: "failed", why: `answered ${status}; redirects are not followed: name the new address` };
    return { kind: "failed", why: status === null ? "what answered is no HTTP" : `answered ${status}` };
}
function statusOf({ responseBytes }) {
    const response = parseHttpResponse(responseBytes);
    return response.ok ? response.status : null;
}
