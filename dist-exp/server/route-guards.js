import { bearerOf, sameToken, tokenOf } from "./access-token.js";
import { hostAsked, isOwnHost } from "./host-guard.js";
import { UI_HEADERS } from "./security-headers.js";
/** What a route is registered with. */
export function guardedBy(guard) {
    return { config: { guard } };
}
/** Puts the guards of all routes in force; must be called before the first route is added. */
export function guardRoutes(server, keeping) {
    server.addHook("onRoute", ({ method, url, config }) => {
        if (config?.guard === undefined)
            throw new Error(`the route ${String(method)} ${url} declares no guard`);
    });
    server.addHook("onRequest", async (request, reply) => {
        reply.headers(UI_HEADERS);
        if (!isOwnHost(hostAsked(request), keeping.host))
            return refuse(reply, 421, "not the name of this server");
        // What no route answers is told to be absent, whoever asks.
        const { guard } = request.routeOptions.config;
        if (request.is404 || guard === "open")
            return;
        const check = guard === "manage" ? checkManageGuard : checkArchiveGuard;
        return check(request, reply, keeping) ?? undefined;
    });
}
/** Whether a request brings the token of those who manage: in its header alone, since addresses are seen by others. */
export function mayManage(request, manageToken) {
    return typeof manageToken === "string" && sameToken(bearerOf(request), manageToken);
}
function checkArchiveGuard(request, reply, { token, manageToken }) {
    reply.header("cache-control", "no-store");
    // Pages of other origins, those of archived sites too, have no business with the API.
    const from = request.headers["sec-fetch-site"];
    if (from !== undefined && from !== "same-origin" && from !== "none")
        return refuse(reply, 403, "the API answers its own UI only");
    const isManager = typeof manageToken === "string" && sameToken(tokenOf(request), manageToken);
    if (token !== null && !isManager && !sameToken(tokenOf(request), token))
        return askForToken(reply);
    return null;
}
function checkManageGuard(request, reply, keeping) {
    const refused = checkArchiveGuard(request, reply, { ...keeping, token: null }) ?? checkOwnPage(request, reply);
    if (refused !== null)
        return refused;
    return mayManage(request, keeping.manageToken) ? null : askForToken(reply);
}
/**
 * What changes something comes from a page of ours, or from no page: another page can send neither JSON nor a header
 * without our leave (Fetch standard, CORS-safelisted requests), which nobody is given, and its browser names it.
 */
function checkOwnPage(request, reply) {
    if (request.method === "GET" || request.method === "HEAD")
        return null;
    const { origin, "content-type": type = "" } = request.headers;
    if (origin !== undefined && hostOfOrigin(origin) !== hostAsked(request)?.toLowerCase())
        return refuse(reply, 403, "the API answers its own UI only");
    if (!/^application\/json\s*(;|$)/i.test(type))
        return refuse(reply, 415, "what is asked must be JSON");
    return null;
}
/** Host and port of an origin; an opaque one (`null`) has none. */
function hostOfOrigin(origin) {
    return URL.canParse(origin) ? new URL(origin).host : null;
}
function askForToken(reply) {
    return refuse(reply.header("www-authenticate", "Bearer"), 401, "a token is needed");
}
const CODES = {
    401: "TOKEN_NEEDED",
    403: "FORBIDDEN",
    404: "NOT_FOUND",
    409: "CONFLICT",
    415: "NOT_JSON",
    421: "WRONG_HOST",
    422: "BAD_INPUT",
    451: "BLOCKED",
    503: "BUSY",
};
/** Answers with a failure in the API's form. */
export function refuse(reply, status, message) {
    return reply.code(status).send({ error: { code: CODES[status] ?? "FAILED", message } });
}
