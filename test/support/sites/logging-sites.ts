// Web servers on several loopback addresses that keep their own log of who asked for what, and when.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as after } from "node:timers/promises";

/** One request as its server saw it; milliseconds on one clock for all servers. */
export interface ServedRequest {
  readonly address: string;
  readonly host: string;
  readonly path: string;
  readonly arrivedMs: number;
  endedMs: number | null;
}

/** What a server answers. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body: string;
  /** Sends nothing and drops the connection. */
  readonly reset?: boolean;
}

/** Running servers with one log. */
export interface LoggingSites {
  readonly log: readonly ServedRequest[];
  /** The port of the server at an address. */
  portOf(address: string): number;
  close(): Promise<void>;
}

/** Starts a server on each address; answers take a few milliseconds in two parts, so that overlaps would show. */
export async function startLoggingSites(
  addresses: readonly string[],
  answer: (host: string, path: string, nth: number, headers: IncomingHttpHeaders) => Answer,
): Promise<LoggingSites> {
  const log: ServedRequest[] = [];
  const servers = new Map<string, Server>();
  for (const address of addresses) {
    const server = createServer((request, response) => {
      const host = (request.headers.host ?? "").replace(/:\d+$/, "");
      const path = request.url ?? "/";
      const entry: ServedRequest = { address, host, path, arrivedMs: performance.now(), endedMs: null };
      log.push(entry);
      const nth = log.filter((other) => other.host === host && other.path === path).length;
      const { status = 200, headers = {}, body, reset } = answer(host, path, nth, request.headers);
      if (reset) {
        entry.endedMs = performance.now();
        return void request.socket.destroy();
      }
      const bytes = Buffer.from(body);
      response.writeHead(status, { "content-type": "text/html", ...headers, "content-length": bytes.length });
      response.write(bytes.subarray(0, bytes.length >> 1));
      void after(3).then(() => {
        entry.endedMs = performance.now();
        response.end(bytes.subarray(bytes.length >> 1));
      });
    });
    server.listen(0, address);
    await once(server, "listening");
    servers.set(address, server);
  }
  return {
    log,
    portOf: (address) => (servers.get(address)!.address() as AddressInfo).port,
    close: async () => {
      for (const server of servers.values()) {
        server.closeAllConnections();
        server.close();
        await once(server, "close");
      }
    },
  };
}

/** The log of one server or host, as what politeness is about. */
export function mannersOfLog(requests: readonly ServedRequest[]): {
  requests: number;
  mostInFlight: number;
  shortestPauseMs: number;
} {
  let [latestEndMs, shortestPauseMs, mostInFlight] = [-Infinity, Infinity, 0];
  for (const { arrivedMs, endedMs } of requests) {
    shortestPauseMs = Math.min(shortestPauseMs, arrivedMs - latestEndMs);
    latestEndMs = Math.max(latestEndMs, endedMs ?? Infinity);
    const inFlight = requests.filter((r) => r.arrivedMs <= arrivedMs && (r.endedMs ?? Infinity) > arrivedMs);
    mostInFlight = Math.max(mostInFlight, inFlight.length);
  }
  return { requests: requests.length, mostInFlight, shortestPauseMs };
}
