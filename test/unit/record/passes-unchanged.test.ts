import { BlockList, createServer as createNetServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnswerTap } from "#record/proxy/index.js";
import { compareRun } from "../../support/record/compare-run.js";
import { startMixedServer, type MixedServer } from "../../support/record/mixed-server.js";
import { openedFront } from "../../support/record/opened-front.js";
import { converse } from "../../support/record/raw-client.js";
import { readAnswers } from "../../support/record/read-answers.js";

let server: MixedServer;

beforeAll(async () => {
  server = await startMixedServer();
});

afterAll(() => server.close());

const ask = (port: number, target: string, ...fields: string[]) =>
  converse(port, {
    name: "one",
    methods: ["GET"],
    pieces: [
      `GET ${target} HTTP/1.1\r\n${["Host: site.test", ...fields, "Connection: close"].join("\r\n")}\r\n\r\n`,
    ],
  }).then(String);

describe("a proxy before a server", () => {
  it("gives the same answers, whatever is asked and however", async () => {
    const front = await openedFront(server.port);
    const compared = await compareRun({ seed: 160, requests: 150, plainPort: server.port, passedPort: front.port, atOnce: 4 }); // prettier-ignore
    await front.close(0);
    expect(compared.differences).toEqual([]);
  }, 30_000);

  it("gives hints of an answer that waits for others before its own head", async () => {
    const front = await openedFront(server.port);
    const methods = ["GET", "GET", "GET"];
    const [slow, hinted, last] = ["/slow/1", "/hints/2", "/hints/3"].map(
      (target) => `GET ${target} HTTP/1.1\r\nHost: site.test\r\n`,
    );
    const pieces = [`${slow}\r\n${hinted}\r\n${last}Connection: close\r\n\r\n`];
    const told = async (port: number) =>
      readAnswers(await converse(port, { name: "pipelined", methods, pieces }), methods);
    const plain = await told(server.port);
    expect(plain.map(({ line }) => line.split(" ")[1])).toEqual(["200", "103", "200", "103", "200"]);
    expect(await told(front.port)).toEqual(plain);
    await front.close(0);
  });

  it("is not felt when whoever records fails at any moment", async () => {
    const failures: string[] = [];
    const ends: boolean[] = [];
    for (const at of ["begin", "head", "data", "end"]) {
      const fail = (now: string): void => {
        if (now === at) throw new Error(at);
      };
      const tap: AnswerTap = {
        head: () => fail("head"),
        data: () => fail("data"),
        end: (isWhole) => (ends.push(isWhole), fail("end")),
      };
      const tapOf = () => (fail("begin"), tap);
      const front = await openedFront(server.port, {
        tapOf,
        onTapFailure: (error) => failures.push(String(error)),
      });
      expect(await ask(front.port, "/length/9")).toContain("<p>9 ");
      await front.close(0);
    }
    expect(failures).toEqual(["Error: begin", "Error: head", "Error: data", "Error: end"]);
    // What failed in the middle was no whole answer.
    expect(ends).toEqual([false, false, true]);
  });

  it("says 502 when there is no server, and goes on", async () => {
    const none = createNetServer().listen(0, "127.0.0.1");
    await once(none, "listening");
    const { port } = none.address() as AddressInfo;
    none.close();
    const complaints: string[] = [];
    const front = await openedFront(port, { onUnreachable: ({ message }) => complaints.push(message) });
    expect(await ask(front.port, "/")).toMatch(/^HTTP\/1.1 502 Bad Gateway/);
    expect(await ask(front.port, "/")).toMatch(/^HTTP\/1.1 502 Bad Gateway/);
    await front.close(0);
    expect(complaints).toHaveLength(2);
  });

  it("asks again when a kept connection was closed under a request that may be sent twice", async () => {
    let connections = 0;
    // A second request on one connection finds it closed.
    const flaky = createNetServer((socket) => {
      const by = `by ${++connections}`;
      socket.once("data", () => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${by.length}\r\n\r\n${by}`);
        socket.once("data", () => socket.destroy());
      });
      socket.on("error", () => undefined);
    });
    flaky.listen(0, "127.0.0.1");
    await once(flaky, "listening");
    const front = await openedFront((flaky.address() as AddressInfo).port);
    expect(await ask(front.port, "/")).toContain("by 1");
    expect(await ask(front.port, "/")).toContain("by 2");
    await front.close(0);
    flaky.close();
  });
});

describe("what is said of the visitor", () => {
  const seen = async (trusted: BlockList, ...fields: string[]) => {
    const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
    echo.listen(0, "127.0.0.1");
    await once(echo, "listening");
    const front = await openedFront((echo.address() as AddressInfo).port, { trusted });
    const answer = await ask(front.port, "/", ...fields);
    await front.close(0);
    echo.close();
    echo.closeAllConnections();
    return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as Record<string, string>;
  };
  const CLAIMS = ["X-Forwarded-For: 192.0.2.1", "X-Forwarded-Proto: https", "X-Forwarded-Host: other.test"];

  it("is begun anew when a stranger says it", async () => {
    expect(await seen(new BlockList(), ...CLAIMS)).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "site.test",
    });
  });

  it("goes on when a trusted proxy says it", async () => {
    const trusted = new BlockList();
    trusted.addAddress("127.0.0.1");
    expect(await seen(trusted, ...CLAIMS)).toMatchObject({
      "x-forwarded-for": "192.0.2.1, 127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "other.test",
    });
  });
});
