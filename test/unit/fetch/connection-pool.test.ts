// Kept connections: only one that stays silent may serve the next request.
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { expect, it } from "vitest";
import { ConnectionPool } from "#fetch/connection-pool.js";
import { Deadlines } from "#fetch/deadlines.js";

const ORIGIN = "http://site.test";
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function keptSocket(): { pool: ConnectionPool; socket: Socket } {
  const pool = new ConnectionPool(4000, new Deadlines());
  const socket = silentSocket();
  pool.put(ORIGIN, socket);
  return { pool, socket };
}

function silentSocket(): Socket {
  const duplex = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  return duplex as unknown as Socket;
}

it("a silent one is handed out again, to its own origin and once", () => {
  const { pool, socket } = keptSocket();
  expect(pool.take("http://other.test")).toBeNull();
  expect(pool.take(ORIGIN)).toBe(socket);
  expect(pool.take(ORIGIN)).toBeNull();
});

it("one that speaks unasked is dropped, since its bytes could be taken for the next answer", async () => {
  const { pool, socket } = keptSocket();
  socket.push("HTTP/1.1 200 OK\r\n\r\n");
  await turn();
  expect(pool.take(ORIGIN)).toBeNull();
  expect(socket.destroyed).toBe(true);
});

it("of an origin that spoke unasked none is kept any more; of others they are", async () => {
  const { pool, socket } = keptSocket();
  socket.push("HTTP/1.1 200 OK\r\n\r\n");
  await turn();
  const next = silentSocket();
  pool.put(ORIGIN, next);
  expect(pool.take(ORIGIN)).toBeNull();
  expect(next.destroyed).toBe(true);
  const other = silentSocket();
  pool.put("http://other.test", other);
  expect(pool.take("http://other.test")).toBe(other);
});

it("one that the server ended is dropped", async () => {
  const { pool, socket } = keptSocket();
  socket.push(null);
  await turn();
  expect(pool.take(ORIGIN)).toBeNull();
});
