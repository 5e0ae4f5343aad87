// A living site on a loopback socket. Written on node:net so that every byte is ours.
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { SystemClock } from "#adapters/index.js";
import { IsochronError } from "#errors.js";
import type { Clock } from "#ports/index.js";
import { createHistorySite, createLivingSite, type LivingSiteOptions } from "../create-living-site.js";
import type { HistoryOptions } from "../history/replay.js";
import { runExchange } from "./exchange.js";
import type { LivingSite } from "../living-site.js";
import type { Truth } from "../truth/truth.js";
import { parseRequestHead, type SiteRequest } from "./wire.js";

/** Where and on which clock a site is served. */
interface ServeOptions {
  /** The site's time; a crawler that shares it can be compared with the truth to the millisecond. */
  readonly clock?: Clock;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly host?: string;
}

/** Options of {@link startLivingSite}: those of the site, which starts now unless told otherwise. */
export type StartOptions = ServeOptions &
  Omit<LivingSiteOptions, "startAt"> &
  Partial<Pick<LivingSiteOptions, "startAt">> & {
    /** A real history to live again instead of a generated site. */
    readonly history?: HistoryOptions;
  };

/** A site that is being served. */
export interface RunningSite {
  /** Origin with a final slash. */
  readonly url: string;
  readonly port: number;
  readonly clock: Clock;
  readonly site: LivingSite;
  truth(): Truth;
  /** Writes the truth up to now as JSON. */
  writeTruth(file: string): Promise<void>;
  close(): Promise<void>;
}

const MAX_HEAD_BYTES = 32_768;
const MAX_CONNECTIONS = 256;
const IDLE_MS = 30_000;

/** Makes a site, from chance or from a history, and serves it. */
export async function startLivingSite(options: StartOptions): Promise<RunningSite> {
  const clock = options.clock ?? new SystemClock();
  const { history } = options;
  const startAt = options.startAt ?? clock.now();
  const site = history
    ? await createHistorySite({ ...options, history, startAt })
    : createLivingSite({ ...options, startAt });
  return serve(site, { ...options, clock });
}

async function serve(
  site: LivingSite,
  options: ServeOptions & { readonly clock: Clock },
): Promise<RunningSite> {
  const { clock } = options;
  const host = options.host ?? "127.0.0.1";
  const stop = new AbortController();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    void serveConnection(socket, { site, clock, signal: stop.signal });
  });
  server.maxConnections = MAX_CONNECTIONS;
  const port = await listen(server, options.port ?? 0, host);
  const truth = (): Truth => site.truth(clock.now());
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/`,
    port,
    clock,
    site,
    truth,
    writeTruth: (file) => writeFile(file, `${JSON.stringify(truth(), null, 1)}\n`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        stop.abort();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new IsochronError("PORT_TAKEN", `port ${port} is in use`, { cause: error }) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

interface ConnectionOptions {
  readonly site: LivingSite;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Answers the requests of one connection in turn. */
async function serveConnection(socket: Socket, options: ConnectionOptions): Promise<void> {
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  try {
    let rest = Buffer.alloc(0);
    for await (const chunk of socket) {
      rest = Buffer.concat([rest, chunk as Buffer]);
      for (let end = rest.indexOf("\r\n\r\n"); end >= 0; end = rest.indexOf("\r\n\r\n")) {
        const head = parseRequestHead(rest.toString("latin1", 0, end));
        const { remoteAddress: from } = socket;
        const request = head && from !== undefined ? { ...head, from } : head;
        rest = rest.subarray(end + 4);
        if (!request || hasBody(request)) return refuse(socket);
        const ending = await runExchange({ ...options, request, send: (bytes) => write(socket, bytes) });
        if (ending === "cut") return void socket.resetAndDestroy();
        if (ending === "close") return void socket.end();
      }
      if (rest.length > MAX_HEAD_BYTES) return refuse(socket);
    }
    socket.end();
  } catch {
    // The client went away or the site is being closed; there is nobody left to tell.
    socket.destroy();
  }
}

function hasBody(request: SiteRequest): boolean {
  const length = request.headers.get("content-length") ?? "0";
  return length !== "0" || request.headers.has("transfer-encoding");
}

function refuse(socket: Socket): void {
  socket.end("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
