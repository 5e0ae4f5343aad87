import { fastify } from "fastify";
import { OaiProvider } from "#catalogue/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { hostAsked, isOwnHost, originBeside } from "../host-guard.js";
import { HTTP_OPTIONS } from "../http-options.js";
import { answerOnAccess } from "./access-origin.js";
import { intentOf } from "./fetch-intent.js";
import { KnownCaptures } from "./known-captures.js";
import { momentsOf } from "./moments.js";
import { meantByReferrer } from "./referred.js";
import { ONLY_READ, sendText, sendWithheld } from "./send.js";
import { answerOnSite } from "./site-origin.js";
import { arrivalAt } from "./site-origins.js";
import { FactGatherer } from "./view/gather-facts.js";
import { ViewLog } from "./view/view-log.js";
import { withheldAnswer, withheldFault } from "../withheld-answer.js";
const FORM = "application/x-www-form-urlencoded";
const MOST_FORM_BYTES = 8192;
/** Makes the server; it does not listen yet. */
export function makeReplayServer(options) {
    const server = fastify({
        ...HTTP_OPTIONS,
        ...options.front,
        // Archived URLs may hold what a router would refuse (`%zz`), so all take one route and are read here.
        rewriteUrl: () => "/",
    });
    const captures = new KnownCaptures(options.archive.catalog.captures);
    server.removeAllContentTypeParsers();
    server.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_SENT_BYTES }, (_request, body, done) => done(null, body));
    const { timeGate = "redirect" } = options;
    const oai = new OaiProvider(options.archive, options.repository);
    const moments = momentsOf(options.archive, captures, options.settings);
    const facts = new FactGatherer(options.archive, moments);
    const answering = { ...options, captures, timeGate, oai, moments, facts, views: new ViewLog() };
    server.get("/", (request, reply) => answer(request, reply, answering));
    for (const method of SENDING) {
        server.route({ method, url: "/", handler: (request, reply) => answer(request, reply, answering) });
    }
    server.setNotFoundHandler((_request, reply) => sendText(reply, 405, ONLY_READ));
    server.setErrorHandler((error, request, reply) => {
        const withheld = withheldAnswer(error);
        const fault = withheldFault(error);
        if (fault !== null)
            options.logger.log("error", fault);
        if (withheld)
            return sendWithheld(reply, withheld, intentOf(request.headers));
        const { status, text } = failureOf(error);
        if (status >= 500)
            options.logger.log("error", `answering ${request.originalUrl} failed: ${String(error)}`);
        return sendText(reply, status, text);
    });
    return server;
}
/** Whether a request brings a secret that only those have who know the token. */
export function bringsSecret(raw, { domain, host, isSplit, capabilities, }) {
    const { headers } = raw;
    const { label, origins } = arrivalAt(hostAsked({ raw, headers }), { domain, bind: host, isSplit });
    const path = pathOf(raw.url ?? "");
    if (label === null)
        return capabilities.openAccess(path) !== null;
    if (capabilities.openSite(path, label) !== null)
        return true;
    return meantByReferrer({ headers, label, origins, path }, capabilities) !== null;
}
/** A target in absolute form names its host itself. */
function pathOf(target) {
    return target.replace(/^https?:\/\/[^/?#]*/i, "");
}
async function answer(request, reply, options) {
    const host = hostAsked(request);
    const arrival = arrivalAt(host, { domain: options.domain, bind: options.host, isSplit: options.isSplit });
    const isOurs = arrival.label !== null || host === options.domain?.name || isOwnHost(host, options.host);
    if (!isOurs && !isDomain(host, options.domain))
        return sendText(reply, 421, "Not the name of this server.\n");
    const intent = intentOf(request.headers);
    // A service worker would outlive its page and stand between the reader and every other archived page.
    if (intent === "service-worker")
        return sendText(reply, 403, "No service workers here.\n");
    const sent = sentWith(request);
    const { label } = arrival;
    const form = label === null && sent !== null ? formOf(sent) : null;
    // Scripts ask so for data; a page that a form leads to would stand under the line that speaks of the one before.
    if (sent !== null && (label === null ? form === null : intent !== "read"))
        return sendText(reply, 405, ONLY_READ);
    const asked = {
        sent,
        headers: request.headers,
        path: pathOf(request.originalUrl),
        intent,
        origins: arrival.origins,
        uiOrigin: originBeside(new URL(arrival.origins.access).host, options.uiPort),
        ...(form !== null && { form }),
    };
    return label === null
        ? answerOnAccess(reply, asked, options)
        : answerOnSite(reply, { ...asked, label }, options);
}
/** What scripts send is looked up by what it was at capture; nothing is kept of it. */
const SENDING = ["POST", "PUT", "PATCH"];
/** Longer ones are found by their beginning: a body as a query has 4,096 characters. */
const MOST_SENT_BYTES = 1024 * 1024;
function sentWith({ method, headers, body }) {
    if (method === "GET" || method === "HEAD")
        return null;
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    return { method, contentType: headers["content-type"] ?? "", body: bytes };
}
/** Repositories must take forms too (OAI-PMH 2.0 section 3.1.1); nothing else on the access origin does. */
function formOf({ method, contentType, body }) {
    if (method !== "POST" || body.length > MOST_FORM_BYTES)
        return null;
    return body.length === 0 || contentType.startsWith(FORM) ? Buffer.from(body).toString() : null;
}
function isDomain(host, domain) {
    return domain !== null && host?.toLowerCase().replace(/:\d{1,5}$/, "") === domain.name;
}
/** An index that cannot be read is told as that: an empty list would say that nothing was captured. */
function failureOf(error) {
    if (error instanceof UsageError)
        return { status: 400, text: `${error.message}\n` };
    if (error.statusCode === 413)
        return { status: 413, text: "What is sent is longer than anything that is looked up by it.\n" };
    const isOurs = error instanceof IsochronError || error.syscall !== undefined;
    if (!isOurs)
        return { status: 500, text: "The page could not be read.\n" };
    return { status: 503, text: "The index of the archive cannot be read; isochron reindex makes it anew.\n" };
}
