// Answers that come before their question: what the kernel holds when a request is to be sent is no answer to it.
import type { Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { SystemClock } from "#adapters/index.js";
import { HttpFetcher } from "#fetch/index.js";
import type { FetchResult } from "#ports/index.js";
import { startRawServer } from "../../support/sites/raw-server.js";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const closing of open.splice(0)) await closing.close();
});

const answer = (body: string): string => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

function makeFetcher(): HttpFetcher {
  const fetcher = new HttpFetcher({
    clock: new SystemClock(),
    userAgent: "isochron/test",
    allowPrivate: true,
  });
  open.push(fetcher);
  return fetcher;
}

function bodyOf(result: FetchResult): string {
  const bytes = result.kind === "response" ? result.exchange.responseBytes : new Uint8Array();
  return Buffer.from(bytes).toString().split("\r\n\r\n")[1] ?? "";
}

it("bytes that wait on a kept connection close it, and the request goes over another", async () => {
  const sockets: Socket[] = [];
  const server = await startRawServer((socket, request) => {
    sockets.push(socket.setNoDelay());
    socket.write(answer(request.toString().split(" ")[1]!));
  });
  open.push(server);
  for (let nth = 0; nth < 20; nth++) {
    const fetcher = makeFetcher();
    await fetcher.fetch({ url: server.url("/before") });
    // Into the kernel at once, and asked for in the same turn of the event loop: no event can have told of them.
    sockets.at(-1)!.write(answer("early"));
    expect(bodyOf(await fetcher.fetch({ url: server.url("/asked") }))).toBe("/asked");
  }
  expect(server.connections()).toBe(40);
});

it("a server that speaks before it is asked, on a new connection, has not answered", async () => {
  const server = await startRawServer(() => undefined, {
    onConnect: (socket) => socket.write(answer("early")),
  });
  open.push(server);
  // The connection is made, and the greeting on it, before the request has its turn.
  const admit = async (): Promise<() => void> => {
    await new Promise((resolve) => setImmediate(resolve));
    return () => undefined;
  };
  const result = await makeFetcher().fetch({ url: server.url(), admit });
  expect(result).toMatchObject({ kind: "failed", code: "bad-response" });
  expect(server.requests).toEqual([]);
});

it("asks whether it may send in the moment of sending, each time that it sends", async () => {
  let asked = 0;
  const server = await startRawServer((socket, request) => {
    // The second request finds its connection closed, and goes over another.
    if (++asked === 2) return void socket.destroy();
    socket.write(answer(request.toString().split(" ")[1]!));
  });
  open.push(server);
  const fetcher = makeFetcher();
  const told: number[] = [];
  const requireTurn = (): void => void told.push(server.requests.length);
  await fetcher.fetch({ url: server.url("/one"), requireTurn });
  await fetcher.fetch({ url: server.url("/two"), requireTurn });
  expect(told).toEqual([0, 1, 2]);
});

it("sends nothing where it may not any more, and says why", async () => {
  const server = await startRawServer(() => undefined);
  open.push(server);
  const lost = new Error("the turn was lost");
  const requireTurn = (): void => {
    throw lost;
  };
  await expect(makeFetcher().fetch({ url: server.url(), requireTurn })).rejects.toBe(lost);
  expect(server.requests).toEqual([]);
});
