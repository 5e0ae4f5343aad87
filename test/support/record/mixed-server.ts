// A server that does whatever servers do, by the path that it is asked for: the same answer to the same request.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A running server. */
export interface MixedServer {
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

/** Text of a length, the same for the same seed. */
export function textOf(seed: string, length: number): string {
  const line = createHash("sha256").update(seed).digest("hex");
  return line.repeat(Math.ceil(length / line.length)).slice(0, length);
}

type Answer = (request: IncomingMessage, response: ServerResponse, n: number) => void;

const html = (n: number, length = 2_000): string => `<p>${n} ${textOf(`page ${n}`, length)}</p>`;

const ANSWERS: Readonly<Record<string, Answer>> = {
  length: (_request, response, n) => {
    const text = html(n, n * 37);
    response.writeHead(200, [
      "Content-Type",
      "text/html",
      "content-LENGTH",
      String(text.length),
      "ETag",
      `"${n}"`,
    ]);
    response.end(text);
  },
  chunked: (_request, response, n) => {
    response.writeHead(200, { "Content-Type": "text/plain", "X-Odd": "caf\u00e9" });
    // As bytes: Node writes a head together with a text in the coding of the text.
    for (let part = 0; part < 5; part++) response.write(Buffer.from(textOf(`${n} ${part}`, 500 + n)));
    response.end();
  },
  trailers: (request, response, n) => {
    if (request.method === "HEAD") return void response.end();
    response.writeHead(200, { "Content-Type": "text/plain", Trailer: "X-Sum, X-More" });
    response.write(textOf(String(n), 100));
    response.addTrailers({ "X-Sum": String(n), "X-More": "yes" });
    response.end();
  },
  twice: (_request, response) => {
    response.writeHead(200, [
      "Set-Cookie",
      "a=1",
      "Set-Cookie",
      "b=2",
      "X-Case",
      "One",
      "x-case",
      "two",
      "Vary",
      "Accept",
    ]);
    response.end("twice");
  },
  coded: (request, response, n) => {
    const isBrotli = String(request.headers["accept-encoding"]).includes("br");
    const bytes = (isBrotli ? brotliCompressSync : gzipSync)(html(n));
    const fields = ["Content-Encoding", isBrotli ? "br" : "gzip", "Content-Length", String(bytes.length)];
    response.writeHead(200, ["Content-Type", "text/html", "Vary", "Accept-Encoding", ...fields]);
    response.end(bytes);
  },
  condition: (request, response, n) => {
    const isKnown = request.headers["if-none-match"] === `"${n}"`;
    response.writeHead(isKnown ? 304 : 200, { ETag: `"${n}"` });
    response.end(isKnown ? undefined : html(n));
  },
  range: (request, response, n) => {
    const text = html(n);
    const [, from] = /^bytes=(\d+)-$/.exec(String(request.headers.range)) ?? [];
    if (from === undefined) return void response.end(text);
    const part = text.slice(Number(from));
    response.writeHead(206, { "Content-Range": `bytes ${from}-${text.length - 1}/${text.length}` });
    response.end(part);
  },
  empty: (_request, response) => void response.writeHead(204, "Nothing Here").end(),
  moved: (_request, response, n) => void response.writeHead(302, { Location: `/length/${n}` }).end(),
  gone: (_request, response) => void response.writeHead(410, { "Content-Type": "text/plain" }).end("gone"),
  broken: (_request, response) => void response.writeHead(500, "Oh No").end("broken"),
  slow: (_request, response, n) => {
    response.writeHead(200, { "Content-Type": "text/plain" });
    const step = (left: number): void => {
      if (left === 0) return void response.end("end");
      response.write(textOf(`${n} ${left}`, 100));
      setImmediate(() => step(left - 1));
    };
    step(20);
  },
  huge: (_request, response, n) => {
    response.writeHead(200, { "Content-Type": "application/octet-stream" });
    response.end(Buffer.alloc(1_500_000 + n, textOf(String(n), 64)));
  },
  hints: (_request, response, n) => {
    response.writeEarlyHints({ link: `</${n}.css>; rel=preload; as=style` });
    response.end(html(n));
  },
  half: (_request, response) => {
    response.writeHead(200, { "Content-Length": "1000" });
    response.write("half of it", () => response.destroy());
  },
  hangup: (_request, response) => void response.destroy(),
  echo: (request, response) => {
    const hash = createHash("sha256");
    request.on("data", (piece: Buffer) => hash.update(piece));
    request.on("end", () => {
      const trailers = JSON.stringify(request.trailers);
      response.writeHead(200, { "Content-Type": "text/plain" });
      response.end(`${request.method} ${hash.digest("hex")} ${trailers}`);
    });
  },
  fields: (request, response) => {
    // What came, as it came; what a proxy must add is left out here, and judged elsewhere.
    const fields = request.rawHeaders.filter((_, at, all) => !/^(x-forwarded-|connection$|host$|keep-alive$|te$|transfer-encoding$|content-length$)/i.test(all[at - (at % 2)]!)); // prettier-ignore
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify([request.method, request.url, request.httpVersion, fields]));
  },
};

/** The names of all kinds of answers that leave their connection as it is. */
export const KINDS: readonly string[] = Object.keys(ANSWERS).filter((kind) => !/half|hangup/.test(kind));

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, kind = "", digits] = /^(?:http:\/\/[^/]*)?\/([a-z]+)\/?(\d*)/.exec(request.url!) ?? [];
  response.sendDate = false;
  const known = ANSWERS[kind];
  if (known) return known(request, response, Number(digits ?? 0));
  response.writeHead(404, { "Content-Type": "text/plain" }).end(`no ${kind}`);
}

function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
  socket.on("error", () => undefined);
  if (request.url !== "/socket")
    return void socket.end("HTTP/1.1 426 No\r\nConnection: close\r\nContent-Length: 2\r\n\r\nno");
  socket.write(
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\nX-Deal: yes\r\n\r\n",
  );
  if (head.length > 0) socket.write(head);
  socket.pipe(socket);
}

/** Starts one on a free port. */
export async function startMixedServer(): Promise<MixedServer> {
  const server = createServer({ keepAliveTimeout: 30_000 }, answer);
  server.on("upgrade", (request, socket, head) => upgrade(request, socket as Socket, head));
  server.on("checkContinue", (request, response) => {
    if (request.url!.startsWith("/echo")) response.writeContinue();
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
