// The three times of a fetch, on a clock that moves at every step: docs/evidence.md, a fetch is a span.
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { expect, it } from "vitest";
import { Deadlines } from "#fetch/deadlines.js";
import { runExchange, type ExchangeEnd } from "#fetch/exchange-run.js";
import { FETCH_LIMITS } from "#fetch/limits.js";
import { StopSignal } from "#fetch/stop-signal.js";
import { instant } from "#model/index.js";

/** A connection on which writing takes 7 ms, and each piece of the answer 10 ms. */
class SlowSocket extends Duplex {
  nowMs = 1000;
  readonly #pieces: string[];

  constructor(...pieces: string[]) {
    super();
    this.#pieces = pieces;
  }

  override _write(_request: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.nowMs += 7;
    done();
    this.#answer();
  }

  override _read(): void {
    // Pieces are pushed as they come.
  }

  #answer(): void {
    setImmediate(() => {
      const piece = this.#pieces.shift();
      if (piece === undefined) return;
      this.nowMs += 10;
      this.push(piece);
      this.#answer();
    });
  }
}

function exchangeOn(socket: SlowSocket): Promise<ExchangeEnd> {
  return runExchange(socket as unknown as Socket, Buffer.from("GET / HTTP/1.1\r\n\r\n"), {
    clock: { now: () => instant(socket.nowMs), sleepUntil: async () => undefined },
    limits: FETCH_LIMITS,
    spool: null,
    leftMs: 10_000,
    stop: new StopSignal(),
    deadlines: new Deadlines(),
  });
}

const HEAD = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n";

it("is sent at the last reading before the request leaves, and came just after the reading at its last byte", async () => {
  const { times } = await exchangeOn(new SlowSocket(HEAD, "ab", "cd"));
  expect(times).toEqual({ sentAt: 1000, firstByteAt: 1018, lastByteAt: 1038 });
});

it("counts the first byte of the answer itself, not of an interim response", async () => {
  const { times } = await exchangeOn(new SlowSocket("HTTP/1.1 103 Early Hints\r\n\r\n", HEAD, "abcd"));
  expect(times).toEqual({ sentAt: 1000, firstByteAt: 1028, lastByteAt: 1038 });
});

it("fails when bytes wait before it has asked: an answer cannot precede its question", async () => {
  const socket = new SlowSocket();
  socket.push(`${HEAD}abcd`);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await exchangeOn(socket)).toMatchObject({ kind: "failed", code: "bad-response" });
});
