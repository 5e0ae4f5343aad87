// `isochron record` as people call it: what it says, what wrong calls are told, and a day in one archive with captures.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { request as requestTls } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "#cli/main.js";
import { TestAuthority } from "../../support/openssl.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli, testIo } from "../../support/test-io.js";

const PAGES: Readonly<Record<string, string>> = {
  "/": `<title>Home</title><p>Words of the home.</p><a href="/a">a</a>`,
  "/a": "<title>A</title><p>Words of a page.</p>",
};

async function startSite(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((asked, answer) => {
    const body = PAGES[asked.url!];
    answer.writeHead(body === undefined ? 404 : 200, { "Content-Type": "text/html" });
    answer.end(body ?? "nothing here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function ask(port: number, path: string, host: string, ca?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, headers: { Host: host } };
    const by = ca === undefined ? request : requestTls;
    const asking = by({ ...options, ca, servername: "localhost" }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve(text));
    });
    asking.on("error", reject).end();
  });
}

/** Records while `visit` asks, and ends in order; gives the events. */
async function recorded(
  origin: string,
  archive: string,
  visit: (port: number) => Promise<void>,
  ...more: string[]
): Promise<Record<string, unknown>[]> {
  const stop = new AbortController();
  const events: Record<string, unknown>[] = [];
  const visits: Promise<void>[] = [];
  const hear = (line: string): void => {
    const event = JSON.parse(line) as Record<string, unknown>;
    events.push(event);
    if (event["event"] !== "open") return;
    visits.push(visit(Number(event["port"])).finally(() => stop.abort()));
  };
  const argv = ["record", "--upstream", origin, "--as", `${origin}/`, "--listen", "127.0.0.1:0"];
  argv.push(...more);
  const io = testIo({ signal: stop.signal, out: hear });
  const code = await main([...argv, "--archive", archive, "--json"], io);
  await Promise.all(visits);
  expect(code).toBe(0);
  return events;
}

describe("isochron record", () => {
  it("keeps a day beside captures of the same site, and both are compared", () =>
    withTempDir(async (dir) => {
      const { server, origin } = await startSite();
      const [apart, archive] = [join(dir, "recorded"), join(dir, "archive")];
      try {
        const host = new URL(origin).host;
        const events = await recorded(origin, apart, async (port) => {
          expect(await ask(port, "/", host)).toBe(PAGES["/"]);
          await ask(port, "/a", host);
          // The same site, looked at by us in the midst of its visitors.
          const argv = ["capture", `${origin}/`, "--allow-private", "--delay", "1ms", "--archive", archive];
          expect(await runCli([...argv, "--json"])).toMatchObject({ code: 0 });
          await ask(port, "/", host);
          await ask(port, "/a", host);
        });
        const day = events.find(({ event }) => event === "day")!;
        expect(day).toMatchObject({ pages: 2, versions: 2 });
        expect(events.at(-1)).toMatchObject({ event: "closed", recorded: 4, dropped: 0 });

        const wacz = join(dir, "day.wacz");
        const id = String(day["capture"]);
        const exported = ["export", "wacz", "--capture", id, "--archive", apart, "--output", wacz];
        expect(await runCli(exported)).toMatchObject({ code: 0 });
        expect(await runCli(["import", wacz, "--archive", archive])).toMatchObject({ code: 0 });
        const verified = await runCli(["verify", id, "--archive", archive]);
        expect(verified.code, verified.err).toBe(0);
        const compared = await runCli(["compare", `${origin}/`, "--archive", archive, "--json"]);
        expect(compared).toMatchObject({ code: 0 });
        // Home and page, seen before and after t*, each within what was served.
        expect(JSON.parse(compared.out)).toMatchObject({ agree: { served: 4 }, differ: { count: 0 } });
      } finally {
        server.close();
        server.closeAllConnections();
      }
    }));

  it("answers in TLS, and tells its figures to whoever watches the machine", () =>
    withTempDir(async (dir) => {
      const { server, origin } = await startSite();
      const { cert, key } = new TestAuthority(dir).issue("localhost", "ec", ["subjectAltName=DNS:localhost"]);
      const ca = readFileSync(join(dir, "ca.pem"), "utf8");
      const metrics = await freePort();
      let figures = "";
      try {
        const options = ["--tls-cert", cert, "--tls-key", key, "--metrics", `127.0.0.1:${metrics}`];
        const visit = async (port: number): Promise<void> => {
          expect(await ask(port, "/a", new URL(origin).host, ca)).toBe(PAGES["/a"]);
          figures = await ask(metrics, "/metrics", "localhost");
        };
        await recorded(origin, join(dir, "recorded"), visit, ...options);
      } finally {
        server.close();
        server.closeAllConnections();
      }
      expect(figures).toContain(
        "# TYPE isochron_record_requests_total counter\nisochron_record_requests_total 1\n",
      );
      expect(figures).toContain("isochron_record_answers_total 1\n");
      expect(figures).toContain("# TYPE isochron_record_writer_up gauge\n");
    }));

  it("refuses a certificate that is none, in one line", () =>
    withTempDir(async (dir) => {
      const file = join(dir, "odd.pem");
      writeFileSync(file, "no certificate\n");
      const argv = ["record", "--upstream", "http://127.0.0.1:1", "--as", "https://example.org/"];
      const tls = ["--tls-cert", file, "--tls-key", file, "--listen", "127.0.0.1:0"];
      const { code, out, err } = await runCli([...argv, ...tls, "--archive", join(dir, "x")]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(/^isochron: --tls-cert .*odd\.pem.*: .*\n$/);
    }));

  it.each([
    [["--upstream", "nowhere"], /^--upstream nowhere: not the address of a server/],
    [
      ["--upstream", "http://127.0.0.1:1/path"],
      /^--upstream http:\/\/127\.0\.0\.1:1\/path: .* without a path/,
    ],
    [["--as", "https://example.org/below/"], /^--as https:\/\/example\.org\/below\/: not the public address/],
    [["--listen", "8081"], /^--listen 8081: not a host and a port/],
    [["--listen", "127.0.0.1:99999"], /^--listen 127\.0\.0\.1:99999: not a host and a port/],
    [["--trust-proxy", "10.0.0.0/40"], /^--trust-proxy 10\.0\.0\.0\/40: not an address or a network/],
    [["--public-language", "English"], /^--public-language English: not a language such as en/],
    [["--max-answer", "much"], /^--max-answer much: not a size/],
    [["--queue", "0"], /^--queue 0: not a size/],
    [["--tls-cert", "none.pem"], /tls/],
    [["--max-pages", "1"], /--max-pages/],
  ])("%j is told in one line", (wrong, line) =>
    withTempDir(async (dir) => {
      const argv = ["record", "--upstream", "http://127.0.0.1:1", "--as", "https://example.org/"];
      const { code, out, err } = await runCli([...argv, "--archive", join(dir, "x"), ...wrong]);
      expect([code, out]).toEqual([2, ""]);
      expect(/^isochron: (.*)\n$/.exec(err)?.[1]).toMatch(line);
    }),
  );
});
