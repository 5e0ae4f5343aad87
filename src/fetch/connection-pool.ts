// Connections kept open between requests to one origin, as long as the server behaves.
import type { Socket } from "node:net";
import { Deadline, type Deadlines } from "./deadlines.js";

const MAX_IDLE_SOCKETS = 64;

interface IdleSocket {
  readonly origin: string;
  readonly socket: Socket;
  readonly drop: () => void;
  readonly deadline: Deadline;
}

/** Idle sockets by origin; one that speaks, ends, fails or waits too long is dropped. */
export class ConnectionPool {
  readonly #keepAliveMs: number;
  readonly #deadlines: Deadlines;
  readonly #idle = new Set<IdleSocket>();

  constructor(keepAliveMs: number, deadlines: Deadlines) {
    this.#keepAliveMs = keepAliveMs;
    this.#deadlines = deadlines;
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
    const entry: IdleSocket = { origin, socket, drop, deadline: new Deadline(this.#deadlines, drop) };
    entry.deadline.set(performance.now() + this.#keepAliveMs);
    // Bytes that nobody asked for could be taken for the answer to the next request.
    socket.on("data", drop).on("end", drop).on("close", drop);
    this.#idle.add(entry);
    socket.resume();
  }

  close(): void {
    for (const entry of this.#idle) entry.drop();
  }

  #forget(entry: IdleSocket): void {
    entry.deadline.clear();
    entry.socket.off("data", entry.drop).off("end", entry.drop).off("close", entry.drop);
    this.#idle.delete(entry);
  }
}
