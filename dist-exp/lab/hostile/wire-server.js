// A server that speaks exactly the bytes a test gives it, over TCP or TLS.
import { once } from "node:events";
import { createServer } from "node:net";
import { createServer as createTlsServer } from "node:tls";
/** Starts a server on loopback; `onConnect` acts before any request, returning false to stop there. */
export async function startWireServer(behaviour, options = {}) {
    const requests = [];
    const sockets = new Set();
    let connections = 0;
    const onSocket = (socket) => {
        connections++;
        sockets.add(socket);
        socket.on("close", () => sockets.delete(socket));
        socket.on("error", () => undefined);
        if (options.onConnect && !options.onConnect(socket))
            return;
        let pending = Buffer.alloc(0);
        let nth = 0;
        socket.on("data", (chunk) => {
            pending = Buffer.concat([pending, chunk]);
            for (let end = pending.indexOf("\r\n\r\n"); end !== -1; end = pending.indexOf("\r\n\r\n")) {
                const request = Buffer.from(pending.subarray(0, end + 4));
                pending = pending.subarray(end + 4);
                requests.push(request);
                behaviour(socket, request, nth++);
            }
        });
    };
    const server = options.tls ? createTlsServer(options.tls, onSocket) : createServer(onSocket);
    server.on("tlsClientError", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address();
    return {
        port,
        url: (path = "/") => `${options.tls ? "https" : "http"}://127.0.0.1:${port}${path}`,
        requests,
        connections: () => connections,
        close: async () => {
            for (const socket of sockets)
                socket.destroy();
            server.close();
            await once(server, "close");
        },
    };
}
