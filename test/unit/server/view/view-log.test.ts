// What was asked for in a view: told to whoever has the view's name, and to nobody else.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant, type PageUrl } from "#model/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { Capabilities } from "#server/replay/capabilities.js";
import { siteLabel } from "#server/replay/site-origins.js";
import { ViewLog } from "#server/replay/view/view-log.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";
import { AS_OF } from "../../../support/samples/reports.js";
import { ask, type Answer } from "../../../support/sites/ask.js";

const TOKEN = "a-token-of-some-length";
const TS = "20261115123107412";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html";
const index = new MemoryIndex();
index.add("http://a.example/", AS_OF, HTML, "<img src=/named.png>");
index.add("http://a.example/made.png", AS_OF, "HTTP/1.1 200 OK\nContent-Type: image/png", "x");
index.add("http://b.example/far.png", AS_OF, "HTTP/1.1 200 OK\nContent-Type: image/png", "x");

let open: RunningServers;
let guarded: RunningServers;
beforeAll(async () => {
  const places = { archive: memoryArchive(index), port: 0, replayPort: 0, webDir: "/nonexistent" };
  open = await startServers(places);
  guarded = await startServers({ ...places, token: TOKEN });
});
afterAll(() => Promise.all([open.close(), guarded.close()]));

interface View {
  readonly host: string;
  readonly prefix: string;
  readonly served: string;
}

async function view(at: RunningServers): Promise<View> {
  const { pathname, host } = new URL(at.replayUrl);
  const path = `${pathname === "/" ? "" : pathname}/${TS}/http://a.example/`;
  const window = { host, "sec-fetch-dest": "document", "sec-fetch-site": "none" };
  const { body } = await ask(at.replayUrl, path, window);
  const framed = new URL(/data-framed="([^"]*)"/.exec(body)![1]!);
  const served = /data-served="([^"]*)"/.exec(body)![1]!;
  return { host: framed.host, prefix: framed.pathname.split(`/${TS}`)[0]!, served };
}

/** Asks for something as an archived page does. */
function load(at: RunningServers, { host, prefix }: View, url: string, dest = "image"): Promise<Answer> {
  const headers = { host, "sec-fetch-dest": dest, "sec-fetch-site": "same-origin" };
  return ask(at.replayUrl, `${prefix}/${TS}/${url}`, headers);
}

describe.each([
  ["without a token", () => open],
  ["with a token", () => guarded],
])("%s", (_name, serversOf) => {
  it("what is asked for and named by no document is told to the reader of the view alone", async () => {
    const at = serversOf();
    const [mine, other] = [await view(at), await view(at)];
    expect((await load(at, mine, "http://a.example/made.png")).status).toBe(200);
    expect((await load(at, mine, "http://a.example/absent.js", "script")).status).toBe(404);
    const told = await ask(at.replayUrl, mine.served);
    expect(told.status).toBe(200);
    expect(told.body).toMatch(/made\.png<\/bdi><\/a><small>image, asked for by/);
    expect(told.body).toContain("absent.js");
    expect(told.body).toContain("4 parts, 2 missing");
    expect((await ask(at.replayUrl, other.served)).body).not.toContain("made.png");
  });

  it("what is embedded from other sites belongs to the view too", async () => {
    const at = serversOf();
    const mine = await view(at);
    const sent = await load(at, mine, "http://b.example/far.png");
    expect(sent.status).toBe(307);
    const { host, pathname } = new URL(String(sent.headers["location"]));
    expect(host).toContain(siteLabel("http://b.example/"));
    const headers = { host, "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" };
    expect((await ask(at.replayUrl, pathname, headers)).status).toBe(200);
    expect((await ask(at.replayUrl, mine.served)).body).toContain("http://b.example/far.png");
  });

  it("a view that is not kept, or was never there, is told as that, and its page is shown all the same", async () => {
    const at = serversOf();
    const mine = await view(at);
    const made = { ...mine, prefix: mine.prefix.replace(/![\w-]+$/, "!unknown") };
    expect((await load(at, made, "http://a.example/made.png")).status).toBe(200);
    expect((await ask(at.replayUrl, mine.served.replace(/[^/]+$/, "unknown"))).status).toBe(404);
  });
});

it("the name of a view opens nothing", () => {
  const capabilities = new Capabilities(TOKEN);
  const label = siteLabel("http://a.example/");
  expect(capabilities.openSite("/~!view/x", label)).toBeNull();
  expect(capabilities.openSite(`/~wrong!view/x`, label)).toBeNull();
  expect(capabilities.openSite(`${capabilities.prefixOf("other", "view")}/x`, label)).toBeNull();
  expect(capabilities.openSite(`${capabilities.prefixOf(label, "view")}/x`, label)).toEqual({
    path: "/x",
    view: "view",
    bearer: { kind: "own" },
  });
  expect(new Capabilities(null).openSite("/~/x", label)).toBeNull();
});

describe("the log", () => {
  const target = { url: "http://a.example/" as PageUrl, at: instant(0), wished: null };
  const nth = (i: number): PageUrl => `http://a.example/${i}` as PageUrl;

  it("keeps so many of a view and says when there were more", () => {
    const log = new ViewLog();
    const name = log.begin(target);
    for (let i = 0; i < 1000; i++) log.note(name, { url: nth(i % 300), at: instant(0) });
    expect(log.of(name)).toMatchObject({ isCut: true });
    expect(log.of(name)!.asked.size).toBe(250);
    const long = log.begin(target);
    for (let i = 0; i < 100; i++)
      log.note(long, { url: (nth(i) + "x".repeat(2000)) as PageUrl, at: instant(0) });
    expect(log.of(long)!.asked.size).toBeLessThan(50);
  });

  it("keeps the newest views, each under a name of its own", () => {
    const log = new ViewLog();
    const names = Array.from({ length: 201 }, () => log.begin(target));
    expect(new Set(names).size).toBe(201);
    expect([log.of(names[0]!), log.of(names[1]!)?.target]).toEqual([null, target]);
    log.note(names[0]!, target);
    log.note(null, target);
    expect(log.of(names[0]!)).toBeNull();
  });
});
