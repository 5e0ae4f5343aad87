import { REAL_TIME_FACTOR } from "../limits.js";
import { fulfilmentOf, isShowableStatus, reasonOf } from "./fulfil.js";
import { requestFrom } from "./made-request.js";
/** Where requests of these kinds go nobody waits for their answer: they are answered by us, and noted. */
const LOCAL = { Ping: "beacon", CSPViolationReport: "report" };
/** Answers the requests of one page. */
export class Interceptor {
    #connection;
    #at;
    #isDocumentGiven = false;
    constructor(connection, at) {
        this.#connection = connection;
        this.#at = at;
    }
    /** Takes a paused request. */
    take(paused) {
        const isMain = this.#isMain(paused);
        if (isMain || !this.#at.guard.isFormPossible(paused))
            return this.#take(paused, isMain);
        // A frame's address and a form that is sent into the frame look alike; the page says which before it asks.
        this.#at.heard().then(() => this.#take(paused, false), () => this.#fail(paused.requestId, "Aborted"));
    }
    #isMain({ frameId, resourceType }) {
        return resourceType === "Document" && this.#at.roleOf(frameId) === "page";
    }
    #take(paused, isMain) {
        const { url } = paused.request;
        const role = this.#at.roleOf(paused.frameId);
        const document = isMain ? (this.#isDocumentGiven ? "later" : "first") : null;
        if (document === "later" && !this.#mayFollow(url))
            return this.#fail(paused.requestId, "Aborted");
        if (/^(data|blob):/i.test(url))
            return this.#quietly("Fetch.continueRequest", paused.requestId);
        if (isTabIcon(paused))
            return this.#fail(paused.requestId, "Aborted");
        if (!/^https?:/i.test(url) || role === "popup")
            return this.#fail(paused.requestId, "Aborted");
        // Left without an answer: a page that asks on and on would only ask faster.
        if (this.#at.isOver())
            return this.#at.ledger.leaveOpen("over-limit", url, "asked after a limit was reached");
        const request = requestFrom(paused, {
            ...this.#at,
            asker: role,
            document,
            workerKind: this.#at.workerKindOf(paused),
        });
        if (request === null) {
            this.#at.ledger.leaveOpen("refused", url, "the browser does not tell the request's body");
            return this.#fail(paused.requestId, "Failed");
        }
        this.#isDocumentGiven ||= isMain;
        const objection = request.resourceType in LOCAL ? null : this.#at.guard.objectionTo(paused);
        if (objection !== null)
            return this.#refuse(paused.requestId, request, objection);
        void this.#answer(paused.requestId, request, document);
    }
    /** Only a step may lead a page elsewhere. */
    #mayFollow(url) {
        const { guard } = this.#at;
        this.#at.onNavigation(url);
        if (guard.mayLeave && /^https?:/i.test(url))
            return true;
        guard.refuse();
        return false;
    }
    /** Nothing is sent by what we do to a page: the request is on record, and nobody is asked. */
    #refuse(requestId, request, why) {
        const { ledger, guard } = this.#at;
        guard.refuse();
        this.#at.onRefusal(`${request.method} ${request.url}`);
        ledger.leaveOpen("refused", request.url, why);
        ledger.begin(request)({ kind: "open", why: "refused" });
        this.#fail(requestId, "BlockedByClient");
    }
    async #answer(requestId, request, document) {
        const isFirst = document === "first";
        const { ledger, limits, page, signal } = this.#at;
        const isOverLimit = ledger.count >= limits.maxRequests || ledger.bytes >= limits.maxPageBytes;
        const end = ledger.begin(request);
        const local = LOCAL[request.resourceType];
        if (local) {
            ledger.leaveOpen(local, request.url, `${request.method}, answered here with 204`);
            end({ kind: "open", why: local });
            return this.#fulfil(requestId, { status: 204, headers: [], body: new Uint8Array() });
        }
        if (isOverLimit && !isFirst) {
            ledger.leaveOpen("over-limit", request.url, "the page asked for more than it may");
            end({ kind: "open", why: "over-limit" });
            return this.#at.onLimit(ledger.bytes >= limits.maxPageBytes ? "bytes" : "requests");
        }
        try {
            const answer = isFirst ? page.document : await page.answer(request, signal);
            if (!signal.aborted)
                this.#give(requestId, { request, answer, end, isLater: document === "later" });
        }
        catch (fault) {
            this.#at.onFault(fault);
        }
    }
    #give(requestId, { request, answer, end, isLater, }) {
        const { ledger, limits } = this.#at;
        this.#learnSession(request, answer);
        // A page that goes nowhere stays: the browser's own words for an error are none of the site's.
        const fail = (reason) => this.#fail(requestId, isLater ? "Aborted" : reason);
        const leave = (why, detail, reason) => {
            ledger.leaveOpen(why, request.url, detail);
            end({ kind: "open", why });
            fail(reason);
        };
        if (answer.kind === "truncated")
            // A cut body must never look whole.
            return leave("truncated", `the response was not whole (${answer.id})`, "ConnectionClosed");
        if (answer.kind === "refused")
            return leave("refused", answer.why, "BlockedByClient");
        if (answer.kind === "failed") {
            end({ kind: "failed", code: answer.code });
            return fail(reasonOf(answer.code));
        }
        if (answer.body.length > limits.maxAnswerBytes)
            return leave("over-size", `${answer.body.length} bytes (${answer.id})`, "Failed");
        if (!isShowableStatus(answer.status))
            return leave("refused", `status ${answer.status} (${answer.id})`, "Failed");
        if (answer.isEndless)
            ledger.leaveOpen("endless-stream", request.url, `its beginning was shown (${answer.id})`);
        end({ kind: "answered", id: answer.id, status: answer.status }, answer.body.length);
        this.#fulfil(requestId, answer);
    }
    /** A session that was opened by a secret is one. */
    #learnSession({ carriesSecret, headers }, answer) {
        if (!carriesSecret || answer.kind !== "response")
            return;
        const fields = [...headers, ...answer.headers];
        for (const value of fields.flatMap(cookieValues))
            this.#at.secrets?.learn(value);
    }
    #fulfil(requestId, answer) {
        const { limits } = this.#at;
        // A page that is gone takes no answer, which is nobody's fault.
        const patience = { patienceMs: limits.maxBusyMs * REAL_TIME_FACTOR };
        this.#connection.send("Fetch.fulfillRequest", fulfilmentOf(requestId, answer), patience).catch(() => { });
    }
    #fail(requestId, errorReason) {
        this.#connection.send("Fetch.failRequest", { requestId, errorReason }).catch(() => { });
    }
    #quietly(method, requestId) {
        this.#connection.send(method, { requestId }).catch(() => { });
    }
}
/** The browser's own wish for a picture in its tab, once for many pages: no part of what a page shows. */
function isTabIcon({ resourceType, request: { headers } }) {
    const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === "accept")?.[1];
    return resourceType === "Other" && accept?.startsWith("image/") === true;
}
/** Values of cookies as they are set (RFC 6265 section 4.1) and sent (section 4.2). */
function cookieValues([name, value]) {
    if (!/^(set-)?cookie$/i.test(name))
        return [];
    const pairs = /^set/i.test(name) ? [value.split(";", 1)[0] ?? ""] : value.split(";");
    return pairs.map((pair) => pair.slice(pair.indexOf("=") + 1).trim());
}
/** Refuses whatever is asked for while no page is shown: nobody is there whose it could be. */
export function refuseRequests(connection) {
    connection.on("", "Fetch.requestPaused", ({ requestId }) => {
        connection.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }).catch(() => { });
    });
}
