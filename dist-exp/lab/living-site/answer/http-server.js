// A living site on a loopback socket. Written on node:net so that every byte is ours.
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { SystemClock } from "#adapters/index.js";
import { IsochronError } from "#errors.js";
import { createHistorySite, createLivingSite } from "../create-living-site.js";
import { runExchange } from "./exchange.js";
import { parseRequestHead } from "./wire.js";
const MAX_HEAD_BYTES = 32_768;
const MAX_CONNECTIONS = 256;
const IDLE_MS = 30_000;
/** Makes a site, from chance or from a history, and serves it. */
export async function startLivingSite(options) {
    const clock = options.clock ?? new SystemClock();
    const { history } = options;
    const startAt = options.startAt ?? clock.now();
    const site = history
        ? await createHistorySite({ ...options, history, startAt })
        : createLivingSite({ ...options, startAt });
    return serve(site, { ...options, clock });
}
async function serve(site, options) {
    const { clock } = options;
    const host = options.host ?? "127.0.0.1";
    const stop = new AbortController();
    const sockets = new Set();
    const server = createServer({ noDelay: true }, (socket) => {
        sockets.add(socket);
        socket.once("close", () => sockets.delete(socket));
        void serveConnection(socket, { site, clock, signal: stop.signal });
    });
    server.maxConnections = MAX_CONNECTIONS;
    const port = await listen(server, options.port ?? 0, host);
    const truth = () => site.truth(clock.now());
    return {
        url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/`,
        port,
        clock,
        site,
        truth,
        writeTruth: (file) => writeFile(file, `${JSON.stringify(truth(), null, 1)}\n`),
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            stop.abort();
            for (const socket of sockets)
                socket.destroy();
        }),
    };
}
function listen(server, port, host) {
    return new Promise((resolve, reject) => {
        server.once("error", (error) => {
            const isTaken = error.code === "EADDRINUSE";
            reject(isTaken ? new IsochronError("PORT_TAKEN", `port ${port} is in use`, { cause: error }) : error);
        });
        server.listen(port, host, () => resolve(server.address().port));
    });
}
/** Answers the requests of one connection in turn. */
async function serveConnection(socket, options) {
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    try {
        let rest = Buffer.alloc(0);
        for await (const chunk of socket) {
            rest = Buffer.concat([rest, chunk]);
            for (let end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
                const request = parseRequestHead(rest.toString("latin1", 0, end));
                rest = rest.subarray(end + 4);
                if (!request || hasBody(request))
                    return refuse(socket);
                const ending = await runExchange({ ...options, request, send: (bytes) => write(socket, bytes) });
                if (ending === "cut")
                    return void socket.resetAndDestroy();
                if (ending === "close")
                    return void socket.end();
            }
            if (rest.length > MAX_HEAD_BYTES)
                return refuse(socket);
        }
        socket.end();
    }
    catch {
        // The client went away or the site is being closed; there is nobody left to tell.
        socket.destroy();
    }
}
function hasBody(request) {
    const length = request.headers.get("content-length") ?? "0";
    return length !== "0" || request.headers.has("transfer-encoding");
}
function refuse(socket) {
    socket.end("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}
function write(socket, bytes) {
    return new Promise((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
}
