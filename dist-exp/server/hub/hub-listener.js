// Where hubs (WebSub) reach a watch: a door of its own, apart from readers, that the whole world may knock at. It reads
// nothing from those who do not know a callback's name, and shows nothing but what it was told to answer.
import { once } from "node:events";
import { createServer } from "node:http";
import { IsochronError } from "#errors.js";
import { cannotListen } from "../listen-failure.js";
import { EVERYWHERE } from "../security-headers.js";
import { hubAnswer } from "./hub-answer.js";
/** For a whole request, and for a connection on which nothing happens. */
const LIMIT_MS = 30_000;
const CHECK_MS = 5_000;
const MOST_CONNECTIONS = 32;
/** Verifications come in the query. */
const MOST_HEAD_BYTES = 32 * 1024;
/** Listens for hubs. @throws PORT_TAKEN, UsageError where nobody can listen */
export async function listenForHubs(options) {
    const server = createServer({ maxHeaderSize: MOST_HEAD_BYTES, requestTimeout: LIMIT_MS, connectionsCheckingInterval: CHECK_MS }, (request, response) => void serve(request, response, options));
    server.headersTimeout = server.timeout = LIMIT_MS;
    server.maxConnections = MOST_CONNECTIONS;
    await listen(server, options);
    return { port: server.address().port, close: () => close(server) };
}
async function listen(server, { host, port }) {
    try {
        server.listen({ host, port });
        await once(server, "listening");
    }
    catch (error) {
        const failure = error;
        if (failure.code !== "EADDRINUSE")
            throw cannotListen(host, port, failure);
        throw new IsochronError("PORT_TAKEN", `port ${port} is in use: name another for hubs`, { cause: error });
    }
}
async function close(server) {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
}
async function serve(request, response, options) {
    try {
        send(response, await hubAnswer(request, options));
    }
    catch (error) {
        // Whoever went away in the middle is no fault of ours.
        if (request.destroyed && !request.complete)
            return;
        options.logger.log("error", `answering a hub failed: ${String(error)}`);
        send(response, { status: 500, body: "the watch failed to answer" });
    }
}
function send(response, { status, body }) {
    response.writeHead(status, {
        ...EVERYWHERE,
        "content-type": "text/plain; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
        connection: "close", // bodies that were not read end with it
        ...(status === 405 && { allow: "GET, POST" }),
    });
    response.end(body);
}
