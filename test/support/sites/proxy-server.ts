// Proxies on loopback that make tunnels and keep a log of where to: CONNECT, plain or under TLS, and SOCKS 5.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** What a proxy does out of the ordinary. */
export interface ProxyHabits {
  readonly kind?: "http" | "https" | "socks5";
  readonly tls?: { readonly key: string; readonly cert: string };
  /** `user:password` that it asks for. */
  readonly login?: string;
  /** Addresses by name; it is the proxy who looks names up. */
  readonly names?: Readonly<Record<string, string>>;
  /** Answers this to CONNECT (or this reply of SOCKS) for a host, and makes no tunnel. */
  readonly refuses?: (host: string) => number | null;
}

/** A running proxy. */
export interface ProxyServer {
  readonly port: number;
  readonly address: string;
  /** `host:port` of every tunnel asked for. */
  readonly log: readonly string[];
  /** Everything that clients said before their tunnels stood. */
  readonly heads: readonly string[];
  close(): Promise<void>;
}

/** Starts one. */
export async function startProxy(habits: ProxyHabits = {}): Promise<ProxyServer> {
  const [log, heads, sockets] = [new Array<string>(), new Array<string>(), new Set<Socket>()];
  const kind = habits.kind ?? "http";
  const onSocket = (socket: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    const dial = (host: string, port: number): Socket => {
      const onward = connect(port, habits.names?.[host] ?? host);
      sockets.add(onward);
      onward.on("close", () => socket.destroy()).on("error", () => undefined);
      socket.on("close", () => onward.destroy());
      onward.pipe(socket);
      socket.pipe(onward);
      return onward;
    };
    const serve = kind === "socks5" ? serveSocks : serveConnect;
    void serve(socket, { habits, log, heads, dial });
  };
  const server: Server = habits.tls ? createTlsServer(habits.tls, onSocket) : createServer(onSocket);
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `${kind}://127.0.0.1:${port}`,
    log,
    heads,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

interface Serving {
  readonly habits: ProxyHabits;
  readonly log: string[];
  readonly heads: string[];
  readonly dial: (host: string, port: number) => Socket;
}

async function serveConnect(socket: Socket, { habits, log, heads, dial }: Serving): Promise<void> {
  const head = (await next(socket)).toString("latin1");
  heads.push(head);
  const [, host = "", port = "0"] = /^CONNECT (\S+):(\d+) HTTP\/1\.1\r\n/.exec(head) ?? [];
  log.push(`${host}:${port}`);
  const wanted = habits.login && `Basic ${Buffer.from(habits.login).toString("base64")}`;
  if (wanted && !head.includes(`\r\nProxy-Authorization: ${wanted}\r\n`))
    return void socket.end("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n\r\n");
  const refusal = habits.refuses?.(host) ?? null;
  if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal} No\r\nContent-Length: 2\r\n\r\nno`);
  await once(dial(host, Number(port)), "connect");
  socket.write("HTTP/1.1 200 Connection established\r\nVia: 1.1 loopback\r\n\r\n");
}

async function serveSocks(socket: Socket, { habits, log, heads, dial }: Serving): Promise<void> {
  const methods = [...(await next(socket)).subarray(2)];
  const method = habits.login ? 2 : 0;
  if (!methods.includes(method)) return void socket.end(Buffer.from([5, 255]));
  socket.write(Buffer.from([5, method]));
  if (habits.login) {
    const said = await next(socket);
    const user = said.subarray(2, 2 + said[1]!);
    const password = said.subarray(3 + said[1]!);
    const isRight = `${user.toString()}:${password.toString()}` === habits.login;
    socket.write(Buffer.from([1, isRight ? 0 : 1]));
    if (!isRight) return void socket.end();
  }
  const asked = await next(socket);
  heads.push(asked.toString("hex"));
  const isName = asked[3] === 3;
  const host = isName ? asked.subarray(5, 5 + asked[4]!).toString() : [...asked.subarray(4, 8)].join(".");
  const port = asked.readUInt16BE(asked.length - 2);
  log.push(`${host}:${port}`);
  const refusal = habits.refuses?.(host) ?? null;
  const reply = (code: number): Buffer => Buffer.from([5, code, 0, 1, 127, 0, 0, 1, 0, 80]);
  if (refusal !== null) return void socket.end(reply(refusal));
  await once(dial(host, port), "connect");
  socket.write(reply(0));
}

async function next(socket: Socket): Promise<Buffer> {
  const [bytes] = (await once(socket, "data")) as [Buffer];
  return bytes;
}
