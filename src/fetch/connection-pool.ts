// Connections kept open between requests to one origin, as long as the server behaves.
import type { Socket } from "node:net";
import { Deadline, type Deadlines } from "./deadlines.js";

const MAX_IDLE_SOCKETS = 64;
/** So many origins are remembered for having spoken unasked. */
const MAX_DISTRUSTED = 10_000;

interface IdleSocket {
  readonly origin: string;
  readonly socket: Socket;
  readonly drop: () => void;
  readonly unasked: () => void;
  readonly deadline: Deadline;
}

/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
export class ConnectionPool {
  readonly #keepAliveMs: number;
  readonly #deadlines: Deadlines;
  readonly #idle = new Set<IdleSocket>();
  readonly #distrusted = new Set<string>();

  constructor(keepAliveMs: number, deadlines: Deadlines) {
    this.#keepAliveMs = keepAliveMs;
    this.#deadlines = deadlines;
  }

  /** Gives up the connection that was unused longest, when there is any. */
  dropOldest(): void {
    const [oldest] = this.#idle;
    oldest?.drop();
  }

  /** The most recently used connection to the origin, or `null`. */
  take(origin: string): Socket | null {
    const entry = [...this.#idle].reverse().find((idle) => idle.origin === origin && idle.socket.writable);
    if (!entry) return null;
    this.#forget(entry);
    entry.socket.pause();
    return entry.socket;
  }

  /** The origin spoke unasked: whose answer its next bytes are nobody can say, so none of its connections is kept. */
  distrust(origin: string): void {
    if (this.#distrusted.size < MAX_DISTRUSTED) this.#distrusted.add(origin);
    for (const entry of this.#idle) if (entry.origin === origin) entry.drop();
  }

  /** Keeps a connection for the next request, if its origin may be trusted with it. */
  put(origin: string, socket: Socket): void {
    if (this.#distrusted.has(origin)) return void socket.destroy();
    if (this.#idle.size >= MAX_IDLE_SOCKETS) this.dropOldest();
    const drop = () => {
      this.#forget(entry);
      socket.destroy();
    };
    const unasked = () => this.distrust(origin);
    const entry: IdleSocket = {
      origin,
      socket,
      drop,
      unasked,
      deadline: new Deadline(this.#deadlines, drop),
    };
    entry.deadline.set(performance.now() + this.#keepAliveMs);
    // Bytes that nobody asked for could be taken for the answer to the next request.
    socket.on("data", unasked).on("end", drop).on("close", drop);
    this.#idle.add(entry);
    socket.resume();
  }

  close(): void {
    for (const entry of this.#idle) entry.drop();
  }

  #forget(entry: IdleSocket): void {
    entry.deadline.clear();
    entry.socket.off("data", entry.unasked).off("end", entry.drop).off("close", entry.drop);
    this.#idle.delete(entry);
  }
}
