// The verb with a hub on loopback: offered by a feed, asked, verified at the door, heard, and known after a restart.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openWatch } from "#store/index.js";
import { main } from "../../../src/cli/main.js";
import { withTempDir } from "../../support/temp-dir.js";
import { testIo } from "../../support/test-io.js";

const CALLBACK = "http://archive.example/hub/";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listening(handler: Handler): Promise<{ server: Server; url: string }> {
  const server = createServer(handler);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A site with a feed that names the hub. */
function siteOf(hub: string): Handler {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="hub" href="${hub}"/></feed>`;
  return ({ url }, response) => {
    if (url === "/")
      response.writeHead(200, { "content-type": "text/html" }).end("<title>Home</title><p>Home");
    else if (url === "/feed") response.writeHead(200, { "content-type": "application/atom+xml" }).end(feed);
    else response.writeHead(404).end();
  };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of message.setEncoding("utf8")) text += part as string;
  return text;
}

/** Calls what a proxy in front of the watch would: the public name, on this machine's port. */
async function call(port: number, path: string, sent: { body?: string; signature?: string } = {}) {
  const { body, signature } = sent;
  const headers = { host: "archive.example", ...(signature && { "x-hub-signature": signature }) };
  const method = body === undefined ? "GET" : "POST";
  const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  asked.end(body);
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode, text: await bodyOf(response) };
}

/** A hub that verifies before it answers, at the port that the watch has told of. */
class LoopbackHub {
  port = 0;
  readonly forms: URLSearchParams[] = [];
  readonly verified: unknown[] = [];

  readonly handler: Handler = (message, response) => void this.#take(message, response);

  get path(): string {
    return new URL(this.forms[0]!.get("hub.callback")!).pathname;
  }

  async #take(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(message));
    this.forms.push(form);
    const query = new URLSearchParams({
      "hub.mode": "subscribe",
      "hub.topic": form.get("hub.topic")!,
      "hub.challenge": "c h<a>llenge",
      "hub.lease_seconds": "864000",
    });
    this.verified.push(await call(this.port, `${this.path}?${query.toString()}`));
    response.writeHead(202).end();
  }

  signed(body: string): { body: string; signature: string } {
    const secret = this.forms[0]!.get("hub.secret")!;
    return { body, signature: `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` };
  }
}

/** Runs the verb; resolves the named events as they are printed. */
function startWatch(dir: string) {
  const stop = new AbortController();
  const printed = { out: "", err: "" };
  const waiting = new Map<string, (facts: Record<string, unknown>) => void>();
  const event = (name: string) =>
    new Promise<Record<string, unknown>>((resolve) => void waiting.set(name, resolve));
  const [hubs, turn] = [event("hubs"), event("turn")];
  const out = (text: string): void => {
    printed.out += text;
    const facts = JSON.parse(text) as Record<string, unknown>;
    waiting.get(String(facts["event"]))?.(facts);
  };
  const flags = ["--allow-private", "--json", "--hub-callback", CALLBACK, "--hub-listen", "127.0.0.1:0"];
  const argv = ["watch", join(dir, "sites.yaml"), "--archive", join(dir, "archive"), ...flags];
  const err = (text: string): void => void (printed.err += text);
  const ended = main(argv, testIo({ out, err, signal: stop.signal }));
  const failed = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${printed.err}`)));
  failed.catch(() => undefined);
  const orFailed = <T>(wanted: Promise<T>): Promise<T> => {
    const first = Promise.race([wanted, failed]);
    first.catch(() => undefined); // whoever waits for it hears of it
    return first;
  };
  return { hubs: orFailed(hubs), turn: orFailed(turn), printed, end: () => (stop.abort(), ended) };
}

it(
  "isochron watch subscribes at a hub, is verified and told, and remembers it",
  { timeout: 120_000 },
  async () => {
    await withTempDir(async (dir) => {
      const hub = new LoopbackHub();
      const atHub = await listening(hub.handler);
      const site = await listening(siteOf(atHub.url));
      const plan = `sites:
  - url: ${site.url}
    name: town
    wants: versions
    browser: never
    requests-per-day: 5000
    delay: 10ms
    hints: { sitemaps: false, feeds: ["${site.url}feed"], oai: [], discover: false }
`;
      writeFileSync(join(dir, "sites.yaml"), plan);
      try {
        const first = startWatch(dir);
        hub.port = Number((await first.hubs)["port"]);
        expect(await first.turn).toMatchObject({ site: "town", kind: "refresh" });
        expect(hub.verified).toEqual([{ status: 200, text: "c h<a>llenge" }]);
        expect(hub.forms[0]!.get("hub.topic")).toBe(`${site.url}feed`);
        expect(await call(hub.port, hub.path, hub.signed("<feed/>"))).toEqual({ status: 202, text: "" });
        expect((await call(hub.port, `${CALLBACK}${"0".repeat(32)}`, { body: "x" })).status).toBe(410);
        expect((await call(hub.port, "/", { body: "x" })).status).toBe(404);
        await first.end();
        await expect(call(hub.port, hub.path)).rejects.toMatchObject({ code: "ECONNREFUSED" });

        const stores = openWatch(join(dir, "archive"));
        const state = JSON.parse((await stores.memory.state("town"))!) as { subscriptions: unknown[] };
        stores.close();
        expect(state.subscriptions).toMatchObject([
          { hub: atHub.url, tries: 0, expiresAt: expect.any(Number) },
        ]);

        const second = startWatch(dir);
        hub.port = Number((await second.hubs)["port"]);
        expect((await call(hub.port, hub.path, hub.signed("<feed/>"))).status).toBe(202);
        await second.end();
        expect(hub.forms).toHaveLength(1);
        const secrets = [
          hub.forms[0]!.get("hub.secret")!,
          readFileSync(join(dir, "archive/keys/hub-key"), "utf8").trim(),
        ];
        for (const { printed } of [first, second])
          for (const secret of secrets) expect(printed.out + printed.err).not.toContain(secret);
      } finally {
        atHub.server.close();
        site.server.close();
      }
    });
  },
);
