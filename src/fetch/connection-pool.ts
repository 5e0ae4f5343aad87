// Connections kept open between requests to one origin, as long as the server behaves.
import type { Socket } from "node:net";

const MAX_IDLE_SOCKETS = 64;

interface IdleSocket {
  readonly origin: string;
  readonly socket: Socket;
  readonly drop: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
export class ConnectionPool {
  readonly #keepAliveMs: number;
  readonly #idle = new Set<IdleSocket>();

  constructor(keepAliveMs: number) {
    this.#keepAliveMs = keepAliveMs;
  }

  /** The most recently used connection to the origin, or `null`. */
  take(origin: string): Socket | null {
    const entry = [...this.#idle].reverse().find((idle) => idle.origin === origin && idle.socket.writable);
    if (!entry) return null;
    this.#forget(entry);
    entry.socket.pause();
    return entry.socket;
  }

  /** Keeps a connection for the next request. */
  put(origin: string, socket: Socket): void {
    const [oldest] = this.#idle;
    if (oldest && this.#idle.size >= MAX_IDLE_SOCKETS) oldest.drop();
    const drop = () => {
      this.#forget(entry);
      socket.destroy();
    };
    const entry: IdleSocket = { origin, socket, drop, timer: setTimeout(drop, this.#keepAliveMs) };
    // Bytes that nobody asked for could be taken for the answer to the next request.
    socket.on("data", drop).on("end", drop).on("close", drop);
    this.#idle.add(entry);
    socket.resume();
  }

  close(): void {
    for (const entry of this.#idle) entry.drop();
  }

  #forget(entry: IdleSocket): void {
    clearTimeout(entry.timer);
    entry.socket.off("data", entry.drop).off("end", entry.drop).off("close", entry.drop);
    this.#idle.delete(entry);
  }
}
