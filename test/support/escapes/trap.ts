// Stands in for the whole live web: every name but loopback leads here, and each contact is kept by the name asked for.
import { createSocket } from "node:dgram";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** The trap. */
export interface Trap {
  /** Chromium arguments that lead every name but loopback into the trap. */
  readonly browserArgs: readonly string[];
  /** Ids of escapes whose name was asked for, with how. */
  readonly contacts: Map<string, string>;
  /** A STUN address for an escape. */
  stun(id: string): string;
  close(): Promise<void>;
}

/** The name that belongs to an escape. */
export const liveName = (id: string): string => `${id}.live.example`;

/** Starts the trap: TCP (the name is in Host or in the TLS greeting) and UDP. */
export async function startTrap(): Promise<Trap> {
  const contacts = new Map<string, string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Some ask for nothing: a connection alone tells the name to whoever answers for it.
    contacts.set(`connection ${contacts.size}`, "TCP");
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.once("data", (bytes) => {
      const id = /([a-z-]+)\.live\.example/.exec(bytes.toString("latin1"))?.[1];
      if (id !== undefined) contacts.set(id, bytes[0] === 0x16 ? "TLS" : "HTTP");
      socket.end("HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\n\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const datagrams = createSocket("udp4");
  datagrams.on("message", () => contacts.set("datagram", "UDP"));
  await new Promise<void>((resolve) => datagrams.bind(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    browserArgs: [
      `--host-resolver-rules=MAP *.live.example 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
    ],
    contacts,
    stun: () => `stun:127.0.0.1:${datagrams.address().port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => server.close(() => resolve())),
        new Promise<void>((resolve) => datagrams.close(() => resolve())),
      ]);
    },
  };
}
