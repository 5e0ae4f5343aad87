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

let traps = 0;

/**
 * An address of loopback that nobody else uses: on a busy machine a stranger that tries again where its own server was
 * comes upon whoever has that port of 127.0.0.1 now, and would be taken for an escape.
 */
function ownAddress(): string {
  const [high, low] = [process.pid >> 8, process.pid].map((part) => part & 0xff);
  return `127.${64 + (traps++ % 128)}.${high}.${low === 0 || low === 255 ? 1 : low}`;
}

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
  const address = ownAddress();
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  const datagrams = createSocket("udp4");
  datagrams.on("message", () => contacts.set("datagram", "UDP"));
  await new Promise<void>((resolve) => datagrams.bind(0, address, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    browserArgs: [
      `--host-resolver-rules=MAP *.live.example ${address}:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost`,
    ],
    contacts,
    stun: () => `stun:${address}:${datagrams.address().port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([
        new Promise<void>((resolve) => server.close(() => resolve())),
        new Promise<void>((resolve) => datagrams.close(() => resolve())),
      ]);
    },
  };
}
