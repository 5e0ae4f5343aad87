// The front of a recorder: the only part that visitors feel. It listens, passes everything on to one server and every
// answer back, and shows answers to whoever records them.
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { HarmlessTap } from "./answer-tap.js";
import { isTrusted, plainAddress, withForwarded } from "./forwarded.js";
import { passRequest } from "./pass-request.js";
import { endToEnd } from "./passed-fields.js";
import { passUpgrade } from "./pass-upgrade.js";
import { Upstream } from "./upstream.js";
/**
 * Node's strict parser judges requests before they go on (RFC 9112 section 11.2: two readings of one request are how
 * requests are smuggled); what is too long or lacks a host, the server behind may judge for itself. Bodies may take as
 * long as the server allows; connections wait for longer than nginx keeps its own.
 */
const SERVER_OPTIONS = {
    maxHeaderSize: 256 * 1024,
    requireHostHeader: false,
    insecureHTTPParser: false,
    requestTimeout: 0,
    keepAliveTimeout: 75_000,
    noDelay: true,
};
/** Begins to listen. @throws the system's error when the place cannot be had */
export async function openFront(options) {
    const upstream = new Upstream(options.upstream);
    const server = options.tls
        ? createTlsServer({ ...SERVER_OPTIONS, ...options.tls })
        : createServer(SERVER_OPTIONS);
    server.maxHeadersCount = 0;
    const passages = new Passages(options, upstream);
    passages.listenOn(server);
    await new Promise((resolve, reject) => {
        server.once("error", reject).listen(options.port, options.host, resolve);
    });
    return {
        port: server.address().port,
        get underWay() {
            return passages.underWay;
        },
        close: (graceMs) => closeServer(server, graceMs).finally(() => upstream.close()),
    };
}
class Passages {
    #options;
    #upstream;
    #clients = new WeakMap();
    underWay = 0;
    constructor(options, upstream) {
        this.#options = options;
        this.#upstream = upstream;
    }
    listenOn(server) {
        const pass = (asked, answer) => {
            this.underWay++;
            answer.on("close", () => this.underWay--);
            try {
                passRequest({ ...this.#side(asked), answer });
            }
            catch (error) {
                // A request that Node reads and does not write: one visitor's, and no reason to end for all.
                this.#options.onUnreachable(error instanceof Error ? error : new Error(String(error)));
                answer.destroy();
            }
        };
        server.on("request", pass);
        // The server behind says whether to go on; so its 100 is passed, and none is made up.
        server.on("checkContinue", pass);
        server.on("checkExpectation", pass);
        server.on("upgrade", (asked, socket, head) => {
            try {
                passUpgrade(this.#side(asked), socket, head);
            }
            catch {
                socket.destroy();
            }
        });
    }
    /** Found once for a connection, which brings many requests. */
    #clientOf(socket) {
        const known = this.#clients.get(socket);
        if (known)
            return known;
        const address = plainAddress(socket.remoteAddress);
        const client = { address, isBelieved: isTrusted(address, this.#options.trusted) };
        this.#clients.set(socket, client);
        return client;
    }
    #side(asked) {
        const { tapOf, onTapFailure, onUnreachable, tls } = this.#options;
        const isTls = tls !== null;
        const { method = "GET", url: target = "/", rawHeaders: fields } = asked;
        const { address, isBelieved } = this.#clientOf(asked.socket);
        return {
            asked,
            upstream: this.#upstream,
            fields: withForwarded(endToEnd(fields), fields, { address, isTls }, isBelieved),
            tap: new HarmlessTap({ method, target, fields, isTls }, tapOf, onTapFailure),
            onUnreachable,
        };
    }
}
async function closeServer(server, graceMs) {
    const closed = new Promise((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed.finally(() => clearTimeout(timer));
}
