// The door for hubs, on loopback: what strangers and hostile hubs get, and that it closes.
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { listenForHubs, type HubListener } from "#server/index.js";
import type { HubAnswering, HubCall } from "../../../../src/server/hub/hub-answer.js";

const NAME = "0123456789abcdef0123456789abcdef";
const MOST_BYTES = 1000;

interface Open {
  readonly listener: HubListener;
  readonly calls: HubCall[];
  readonly told: string[];
}

async function withListener(
  test: (open: Open) => Promise<void>,
  patch: Partial<HubAnswering> = {},
): Promise<void> {
  const [calls, told]: [HubCall[], string[]] = [[], []];
  const listener = await listenForHubs({
    host: "127.0.0.1",
    port: 0,
    callbackHost: "archive.example",
    path: "/a/hub/",
    mostBytes: MOST_BYTES,
    knows: (name) => name === NAME,
    answer: (call) => (calls.push(call), { status: 200, body: "<b>challenge</b>" }),
    logger: { log: (_level, message) => void told.push(message) },
    ...patch,
  });
  try {
    await test({ listener, calls, told });
  } finally {
    await listener.close();
  }
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

function send({ port }: HubListener, sent: Sent = {}): Promise<Answer> {
  const { method = "GET", path = `/a/hub/${NAME}`, headers = {}, body } = sent;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode!, text, headers: response.headers }));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

describe("the door for hubs", () => {
  it("hands on what comes to a callback, and shows its answer as text that no browser takes for anything else", async () => {
    await withListener(async ({ listener, calls }) => {
      const got = await send(listener, {
        path: `/a/hub/${NAME}?hub.mode=subscribe&x=a?b`,
        headers: { host: "archive.example" },
      });
      expect([got.status, got.text]).toEqual([200, "<b>challenge</b>"]);
      expect(got.headers).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      });
      const headers = { "x-hub-signature": "sha256=ab" };
      await send(listener, { method: "POST", headers, body: Buffer.alloc(MOST_BYTES, 1) });
      expect(calls).toEqual([
        {
          method: "GET",
          name: NAME,
          query: "hub.mode=subscribe&x=a?b",
          signature: null,
          body: Buffer.alloc(0),
        },
        { method: "POST", name: NAME, query: "", signature: "sha256=ab", body: Buffer.alloc(MOST_BYTES, 1) },
      ]);
    });
  });

  it("refuses everything else before it reads it", async () => {
    await withListener(async ({ listener, calls }) => {
      const status = async (sent: Sent): Promise<number> => (await send(listener, sent)).status;
      for (const path of [
        "/",
        "/a/hub/",
        `/hub/${NAME}`,
        `/a/hub/${NAME}/`,
        `/a/hub/../hub/${NAME}`,
        `/a/hub/${NAME.toUpperCase()}`,
        "/favicon.ico",
      ])
        expect([path, await status({ path })]).toEqual([path, 404]);
      expect(
        await status({ path: `/a/hub/${NAME.replace("0", "1")}`, method: "POST", body: Buffer.from("x") }),
      ).toBe(410);
      expect(await status({ headers: { host: "evil.example" } })).toBe(421);
      expect(await status({ path: `http://evil.example/a/hub/${NAME}` })).toBe(421);
      const wrong = await send(listener, { method: "DELETE" });
      expect([wrong.status, wrong.headers.allow]).toEqual([405, "GET, POST"]);
      expect(await status({ path: `/a/hub/${NAME}?${"x".repeat(40_000)}` })).toBe(431);
      expect(calls).toEqual([]);
    });
  });

  it("cuts off bodies that are too long, whether they say so or not", async () => {
    await withListener(async ({ listener, calls }) => {
      const declared = send(listener, {
        method: "POST",
        headers: { "content-length": MOST_BYTES + 1 },
        body: Buffer.alloc(MOST_BYTES + 1),
      });
      expect((await declared).status).toBe(413);
      const chunked = send(listener, {
        method: "POST",
        headers: { "transfer-encoding": "chunked" },
        body: Buffer.alloc(MOST_BYTES + 1),
      });
      expect((await chunked).status).toBe(413);
      expect(calls).toEqual([]);
    });
  });

  it("outlives nonsense, callers who leave in the middle, and faults of its own, which it tells of", async () => {
    const answer = (): never => {
      throw new Error("a fault");
    };
    await withListener(
      async ({ listener, told }) => {
        const nonsense = await socketTo(listener, "\u0000\u0001 nonsense\r\n\r\n");
        await once(nonsense.resume(), "close");
        const leaving = await socketTo(
          listener,
          `POST /a/hub/${NAME} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf`,
        );
        leaving.destroy();
        const { status, text } = await send(listener);
        expect([status, text]).toEqual([500, "the watch failed to answer"]);
        expect(told).toEqual(["answering a hub failed: Error: a fault"]);
      },
      { answer },
    );
  });

  it("holds thirty-two connections and no more, and ends them all when it closes", async () => {
    await withListener(async ({ listener }) => {
      const open = await Promise.all(Array.from({ length: 32 }, () => socketTo(listener, "GET")));
      const ends = open.map((socket) => once(socket, "close"));
      const beyond = connect(listener.port, "127.0.0.1").on("error", () => undefined);
      await once(beyond.resume(), "close");
      expect(open.filter(({ readyState }) => readyState !== "open")).toEqual([]);
      await listener.close();
      await Promise.all(ends);
    });
  });

  it("says in one line where it cannot listen", async () => {
    await withListener(async ({ listener }) => {
      const at = (host: string, port: number) =>
        withListener(async () => undefined, { host, port } as Partial<HubAnswering>);
      await expect(at("127.0.0.1", listener.port)).rejects.toMatchObject({ code: "PORT_TAKEN" });
      await expect(at("192.0.2.1", 0)).rejects.toThrow(
        "cannot listen on 192.0.2.1, port 0: this machine has no such address",
      );
    });
  });
});

/** A connection that has sent something, and whose faults are the test's own. */
async function socketTo({ port }: HubListener, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  socket.write(text);
  return socket;
}
