import { hostAsked, isOwnHost } from "../host-guard.js";
const NAME = /^[0-9a-f]{32}$/;
/** Answers a request. */
export async function hubAnswer(request, answering) {
    const { method = "", headers } = request;
    if (!isOwnHost(hostAsked({ raw: request, headers }), answering.callbackHost))
        return { status: 421, body: "not the host of these callbacks" };
    const { name, query } = targetOf(request.url ?? "", answering.path);
    if (!NAME.test(name))
        return { status: 404, body: "there is nothing here" };
    if (method !== "GET" && method !== "POST")
        return { status: 405, body: "GET or POST" };
    // Section 5.1 of WebSub: whoever is told 410 does not call again.
    if (!answering.knows(name))
        return { status: 410, body: "no such subscription" };
    const body = method === "POST" ? await bodyOf(request, answering.mostBytes) : Buffer.alloc(0);
    if (body === null)
        return { status: 413, body: "too long" };
    const field = headers["x-hub-signature"];
    return answering.answer({ method, name, query, signature: typeof field === "string" ? field : null, body });
}
function targetOf(target, path) {
    const [where = "", ...queries] = target.replace(/^https?:\/\/[^/?#]*/i, "").split("?");
    return { name: where.startsWith(path) ? where.slice(path.length) : "", query: queries.join("?") };
}
/** `null` when it is longer than may be. */
async function bodyOf(request, mostBytes) {
    if (Number(request.headers["content-length"] ?? 0) > mostBytes)
        return null;
    const chunks = [];
    let size = 0;
    // What is left unread must not take the connection with it before the answer is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        size += chunk.length;
        if (size > mostBytes)
            return null;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
