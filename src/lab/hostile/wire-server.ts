// A server that speaks exactly the bytes a test gives it, over TCP or TLS.
import { once } from "node:events";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import type { PageUrl } from "#model/index.js";

/** What to do with one request, given its bytes and how many came before it on the same connection. */
export type Behaviour = (socket: Socket, request: Buffer, nth: number) => void;

/** A running wire server. */
export interface WireServer {
  readonly port: number;
  url(path?: string): PageUrl;
  /** Every request received, in order. */
  readonly requests: readonly Buffer[];
  readonly connections: () => number;
  close(): Promise<void>;
}

/** Starts a server on loopback; `onConnect` acts before any request, returning false to stop there. */
export async function startWireServer(
  behaviour: Behaviour,
  options: { tls?: { key: string; cert: string }; onConnect?: (socket: Socket) => boolean } = {},
): Promise<WireServer> {
  const requests: Buffer[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const onSocket = (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    if (options.onConnect && !options.onConnect(socket)) return;
    let pending = Buffer.alloc(0);
    let nth = 0;
    socket.on("data", (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      for (let end = pending.indexOf("\r\n\r\n"); end !== -1; end = pending.indexOf("\r\n\r\n")) {
        const request = Buffer.from(pending.subarray(0, end + 4));
        pending = pending.subarray(end + 4);
        requests.push(request);
        behaviour(socket, request, nth++);
      }
    });
  };
  const server: Server = options.tls ? createTlsServer(options.tls, onSocket) : createServer(onSocket);
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (path = "/") => `${options.tls ? "https" : "http"}://127.0.0.1:${port}${path}` as PageUrl,
    requests,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
