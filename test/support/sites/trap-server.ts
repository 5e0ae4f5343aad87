// Stands in for the whole outside world: a browser told to resolve every other name here betrays each request.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The trap, with the reserved names that were asked for. */
export interface TrapServer {
  /** Chromium arguments that lead every name but loopback into the trap. */
  readonly browserArgs: readonly string[];
  readonly hosts: string[];
  close(): Promise<void>;
}

/** Reserved names only (RFC 2606): the browser itself sometimes looks for its maker's updates. */
const RESERVED = /\.(example|invalid|test)(:\d+)?$/;

/** Starts the trap on loopback; it notes the names that are watched. */
export async function startTrapServer(watched = RESERVED): Promise<TrapServer> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    const host = request.headers.host ?? "";
    if (watched.test(host)) hosts.push(host);
    response.end("trapped");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    browserArgs: [`--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE *.localhost`],
    hosts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
