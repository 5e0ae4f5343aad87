// The way to the server behind a recorder: the one file outside `fetch` that opens outbound sockets. It leads to the
// one place that its owner named on the command line, so no page and no visitor can lead it anywhere else.
import { Agent, request as requestHttp } from "node:http";
import { Agent as TlsAgent, request as requestHttps } from "node:https";
/** Larger heads than any server of note sends. */
const MOST_HEAD_BYTES = 256 * 1024;
/** Connections to one server. */
export class Upstream {
    #base;
    #isTls;
    #kept;
    #fresh;
    constructor(url) {
        this.#isTls = url.protocol === "https:";
        const port = url.port === "" ? (this.#isTls ? 443 : 80) : Number(url.port);
        this.#base = { host: url.hostname.replace(/^\[|\]$/g, ""), port, maxHeaderSize: MOST_HEAD_BYTES };
        const Kind = this.#isTls ? TlsAgent : Agent;
        this.#kept = new Kind({ keepAlive: true, noDelay: true, maxFreeSockets: 256, scheduling: "lifo" });
        this.#fresh = new Kind({ keepAlive: false, noDelay: true });
    }
    /**
     * Begins a request. What may not be sent twice takes a connection of its own: a kept one may be closed by the server
     * at the very moment it is used (RFC 9112 section 9.3.1), and the visitor would be told of a failure that was ours.
     */
    ask({ method, target, fields, isRepeatable }, isAgain = false) {
        const request = (this.#isTls ? requestHttps : requestHttp)({
            ...this.#base,
            method,
            path: target,
            headers: fields,
            agent: isRepeatable && !isAgain ? this.#kept : this.#fresh,
        });
        request.maxHeadersCount = 0;
        return request;
    }
    close() {
        this.#kept.destroy();
        this.#fresh.destroy();
    }
}
