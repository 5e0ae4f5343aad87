// A script-built site on loopback answers as the site itself does, by the clock that it was given.
import { request as ask } from "node:http";
import { afterEach, expect, it } from "vitest";
import { scriptSites, startScriptSite, type RunningScriptSite } from "#lab/script-built/sites/index.js";
import { VirtualClock } from "#lab/clock/virtual-clock.js";
import { instant } from "#model/index.js";

const START = instant(Date.UTC(2026, 0, 5));
let running: RunningScriptSite;

afterEach(() => running.close());

function start(name: string, clock: VirtualClock): Promise<RunningScriptSite> {
  return startScriptSite((origins) => {
    const sites = scriptSites({ seed: 3, startAt: START, files: new Map(), originsOf: () => origins });
    return sites.find((site) => site.name === name)!;
  }, clock);
}

/** The first bytes after the switch to a socket. */
function socketBytes(url: string): Promise<Buffer> {
  const headers = {
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
  };
  return new Promise((resolve, reject) => {
    const sent = ask(url, { headers });
    sent.on("error", reject);
    sent.on("upgrade", (response, socket, head) => {
      // RFC 6455 section 1.3 has this very key and its answer.
      if (response.headers["sec-websocket-accept"] !== "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        reject(new Error("another accept"));
      if (head.length > 0) resolve(head);
      else socket.once("data", resolve);
    });
    sent.end();
  });
}

it("serves documents, data and posts as of the clock's now", async () => {
  const clock = new VirtualClock({ startAt: START });
  running = await start("graphql", clock);
  const { site } = running;
  const post = { method: "POST", body: JSON.stringify({ variables: { path: "/front" } }) };
  const before = await (await fetch(`${site.origins.other}/graphql`, post)).text();
  expect(before).toContain(site.pages[0]!.text(START).split("\n")[0]);
  const changed = site.changesAt.find((at) => site.pages[0]!.text(at) !== site.pages[0]!.text(START))!;
  await clock.sleepUntil(changed);
  const after = await (await fetch(`${site.origins.own}/api/front`)).text();
  expect(after).toContain(site.pages[0]!.text(changed).split("\n")[1]);
  expect((await fetch(`${site.origins.own}/nowhere`)).status).toBe(404);
});

it("says over a socket what the site says, and refuses sockets that are not there", async () => {
  running = await start("websocket", new VirtualClock({ startAt: START }));
  const { site } = running;
  const frame = await socketBytes(`${site.origins.own}/socket/front`);
  const message = site.socketMessage("/socket/front", START)!;
  expect([frame[0], frame[1], frame.readUInt16BE(2)]).toEqual([0x81, 126, message.length]);
  expect(frame.subarray(4).toString()).toBe(message);
  expect(site.socketMessage("/other", START)).toBeNull();
});
