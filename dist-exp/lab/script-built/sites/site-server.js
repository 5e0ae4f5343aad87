// A script-built site on loopback, under two names, by a clock that is handed in.
import { createHash } from "node:crypto";
import { createServer } from "node:http";
const MOST_BODY_BYTES = 1024 * 1024;
/** RFC 6455 section 1.3. */
const SOCKET_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
/** Serves the site that is made for the addresses it gets; answers are those of the clock's now. */
export async function startScriptSite(make, clock) {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address();
    const site = make({ own: `http://127.0.0.1:${port}`, other: `http://localhost:${port}` });
    server.on("request", (request, response) => {
        // A reader that goes away while it sends is no fault of the server's.
        serve(site, clock, request, response).catch(() => response.destroy());
    });
    const sockets = new Set();
    server.on("upgrade", (request, socket) => {
        sockets.add(socket.once("close", () => sockets.delete(socket)));
        greet(site, clock, request, socket);
    });
    return { site, close: () => closed(server, sockets) };
}
async function serve(site, clock, request, response) {
    const body = await bodyOf(request);
    const headers = request.headers;
    const url = `http://${request.headers.host}${request.url}`;
    write(response, site.answer({ method: request.method ?? "GET", url, headers, body }, clock.now()));
}
async function bodyOf(request) {
    const parts = [];
    let bytes = 0;
    for await (const part of request) {
        bytes += part.length;
        if (bytes > MOST_BODY_BYTES)
            break;
        parts.push(part);
    }
    return Buffer.concat(parts);
}
function write(response, { status, headers, body }) {
    const fields = status === 204 ? headers : [...headers, ["Content-Length", String(body.length)]];
    response.sendDate = false;
    response.writeHead(status, [["Cache-Control", "no-store"], ...fields].flat());
    response.end(status === 204 ? undefined : body);
}
/** Opens a socket, says its one message and leaves it open. */
function greet(site, clock, request, socket) {
    const key = request.headers["sec-websocket-key"];
    const message = site.socketMessage(request.url ?? "/", clock.now());
    socket.on("error", () => socket.destroy());
    if (message === null || key === undefined)
        return void socket.end("HTTP/1.1 404 Not Found\r\n\r\n");
    const accept = createHash("sha1").update(`${key}${SOCKET_GUID}`).digest("base64");
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    socket.write(textFrame(Buffer.from(message)));
}
/** RFC 6455 section 5.2: a whole text message, unmasked, of up to 64 KiB. */
function textFrame(payload) {
    const isShort = payload.length < 126;
    const head = Buffer.from(isShort ? [0x81, payload.length] : [0x81, 126, payload.length >> 8, payload.length & 0xff]);
    return Buffer.concat([head, payload]);
}
/** Connections that became sockets are no longer the HTTP server's to close. */
function closed(server, sockets) {
    return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of sockets)
            socket.destroy();
    });
}
