// A way to a server that fails when it is told to: refused, cut, silent or slow, for tests of what survives that.
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** What is wrong with the way now. */
export type Fault =
  | { readonly kind: "none" }
  /** Nobody listens, and what was connected is cut. */
  | { readonly kind: "refuse" }
  /** Bytes go nowhere, both ways or one of them; nobody is told. */
  | { readonly kind: "stall"; readonly way?: Way }
  /** After so many more bytes that way, each connection is cut; when that was so often, nothing is wrong any more. */
  | { readonly kind: "cut"; readonly way: Way; readonly afterBytes: number; readonly times?: number }
  /** That way, the byte behind every so many bytes of a connection becomes another. */
  | { readonly kind: "garble"; readonly way: Way; readonly afterBytes: number; readonly times?: number }
  /** Both ways, each connection by itself. */
  | { readonly kind: "slow"; readonly bytesPerMs: number };

/** To the server, or back from it. */
export type Way = "there" | "back";

/** A proxy before a server on loopback. */
export class FaultyProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  readonly #toPort: number;
  #fault: Fault = { kind: "none" };
  #connections = 0;
  #faults = 0;

  private constructor(server: Server, toPort: number) {
    this.#server = server;
    this.#toPort = toPort;
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (socket) => this.#accept(socket));
  }

  /** Listens at a port of its own before that one. */
  static async before(toPort: number): Promise<FaultyProxy> {
    const server = createServer({ allowHalfOpen: true });
    await listening(server, 0);
    return new FaultyProxy(server, toPort);
  }

  /** Connections that were made through it so far. */
  get connections(): number {
    return this.#connections;
  }

  /** From now on, for what is connected too. */
  async set(fault: Fault): Promise<void> {
    this.#fault = fault;
    this.#faults = 0;
    for (const line of this.#lines) line.set(fault);
    if (fault.kind === "refuse") await this.#refuse();
    else if (!this.#server.listening) await listening(this.#server, this.port);
  }

  /** Cuts what is connected now, and nothing else. */
  cut(): void {
    for (const line of this.#lines) line.cut();
  }

  async close(): Promise<void> {
    await this.#refuse();
  }

  async #refuse(): Promise<void> {
    this.cut();
    if (this.#server.listening) await new Promise((done) => this.#server.close(done));
  }

  #accept(socket: Socket): void {
    this.#connections++;
    const server = connect({ port: this.#toPort, host: "127.0.0.1", allowHalfOpen: true });
    const line = new Line(socket, server, () => this.#happened());
    line.set(this.#fault);
    this.#lines.add(line);
    socket.once("close", () => this.#lines.delete(line));
  }

  #happened(): void {
    const { times } = this.#fault as { readonly times?: number };
    if (++this.#faults === times) void this.set({ kind: "none" });
  }
}

/** One connection, both ways. */
class Line {
  readonly #sockets: readonly [Socket, Socket];
  readonly #onFault: () => void;
  #fault: Fault = { kind: "none" };
  #left = Infinity;
  #changed = new AbortController();

  constructor(client: Socket, server: Socket, onFault: () => void) {
    this.#sockets = [client, server];
    this.#onFault = onFault;
    for (const socket of this.#sockets) {
      socket.setNoDelay(true);
      socket.on("error", () => this.cut()).on("close", () => this.cut());
    }
    void this.#carry(client, server, "there");
    void this.#carry(server, client, "back");
  }

  set(fault: Fault): void {
    this.#fault = fault;
    this.#left = "afterBytes" in fault ? fault.afterBytes : Infinity;
    this.#changed.abort();
    this.#changed = new AbortController();
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#changed.abort();
  }

  async #carry(from: Socket, to: Socket, way: Way): Promise<void> {
    try {
      for await (const piece of from) {
        const passing = await this.#allowed(piece as Buffer, way);
        if (passing.length > 0 && !to.write(passing)) await drained(to);
        if (passing.length === (piece as Buffer).length) continue;
        this.#onFault();
        return this.cut();
      }
      to.end();
    } catch {
      this.cut();
    }
  }

  /** As much of a piece as passes, when it may. */
  async #allowed(piece: Buffer, way: Way): Promise<Buffer> {
    while (this.#isStalled(way)) await this.#wait(null);
    const fault = this.#fault;
    if (fault.kind === "slow") await this.#wait(piece.length / fault.bytesPerMs);
    if ((fault.kind !== "cut" && fault.kind !== "garble") || fault.way !== way) return piece;
    const at = this.#left;
    this.#left -= Math.min(at, piece.length);
    if (at >= piece.length) return piece;
    return fault.kind === "cut" ? piece.subarray(0, at) : this.#garbled(piece, at);
  }

  #garbled(piece: Buffer, at: number): Buffer {
    const other = Buffer.from(piece);
    other[at]! ^= 1;
    this.#left = (this.#fault as { readonly afterBytes: number }).afterBytes;
    this.#onFault();
    return other;
  }

  #isStalled(way: Way): boolean {
    if (this.#sockets.some((socket) => socket.destroyed)) return false;
    return this.#fault.kind === "stall" && (this.#fault.way ?? way) === way;
  }

  /** So long, or until another fault is set. */
  #wait(forMs: number | null): Promise<void> {
    const { signal } = this.#changed;
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        done();
      };
      const timer = forMs === null ? undefined : setTimeout(end, forMs);
      signal.addEventListener("abort", end);
    });
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((done) => {
    if (socket.destroyed) return done();
    socket.once("drain", done).once("close", done);
  });
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => (server.off("error", failed), done()));
  });
}
