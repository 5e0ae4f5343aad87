// A process that is no server tells its figures to a Prometheus on the same machine, and nothing else to nobody else.
import { once } from "node:events";
import { createServer } from "node:http";
import { IsochronError } from "#errors.js";
import { cannotListen } from "../listen-failure.js";
import { formatMetrics } from "./metric-text.js";
const HOST = "127.0.0.1";
const LIMIT_MS = 10_000;
const MOST_CONNECTIONS = 16;
/** Serves figures at `/metrics`; 0 takes any port. @throws PORT_TAKEN @throws UsageError */
export async function listenForMetrics(port, metrics) {
    const server = createServer({ requestTimeout: LIMIT_MS }, (request, response) => {
        const isAsked = request.method === "GET" && request.url === "/metrics";
        response.writeHead(isAsked ? 200 : 404, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
        response.end(isAsked ? formatMetrics(metrics()) : "figures are at /metrics\n");
    });
    server.headersTimeout = server.timeout = LIMIT_MS;
    server.maxConnections = MOST_CONNECTIONS;
    await listen(server, port);
    return { port: server.address().port, close: () => close(server) };
}
async function listen(server, port) {
    try {
        server.listen({ host: HOST, port });
        await once(server, "listening");
    }
    catch (error) {
        const failure = error;
        if (failure.code !== "EADDRINUSE")
            throw cannotListen(HOST, port, failure);
        throw new IsochronError("PORT_TAKEN", `port ${port} is in use: name another for --metrics`, {
            cause: error,
        });
    }
}
async function close(server) {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
}
