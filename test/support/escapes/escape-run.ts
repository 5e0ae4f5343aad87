// Runs escapes in one Chromium against a replay, in batches, and says what each reached.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { siteLabel } from "#server/replay/site-origins.js";
import { startServers, type RunningServers } from "#server/index.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";
import { launchBrowser, withoutShim } from "../browser.js";
import { AS_OF, makeReport } from "../samples/reports.js";
import { INWARD, OUTWARD } from "./escapes.js";
import { liveName, startTrap, type Trap } from "./trap.js";

const TS = "20261115123107412";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";
const AT_ONCE = 6;
/** How long a page is given to reach somebody after it has loaded. */
const PATIENCE_MS = 900;

/** What the page around an archived one says: our notices in their heading, banners as a whole. */
const SAID = "(document.querySelector('main h1') ?? document.querySelector('header, h1'))?.textContent ?? ''";

/** What an escape did. */
export interface Attempt {
  readonly id: string;
  /** What it got hold of, in its own words. */
  readonly got: string;
  /** Where its window ended up. */
  readonly address: string;
  /** What the page around it said. */
  readonly banner: string;
  readonly windows: number;
}

/** Everything that escapes are tried against. */
export interface EscapeGround {
  readonly trap: Trap;
  readonly servers: RunningServers;
  readonly browser: Browser;
  /** Tries the escapes in the replay, without our script in the pages, as hostile ones undo it. */
  attempt(ids: readonly string[]): Promise<Attempt[]>;
  /** The same with our script, as pages are shown that leave it alone. */
  attemptAsShown(ids: readonly string[]): Promise<Attempt[]>;
  /** Tries the same pages on an origin without any walls. */
  attemptBare(ids: readonly string[]): Promise<void>;
  /** Tries pages on the very origin of the other site, in the context that knows it, and says what each got hold of. */
  attemptShared(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

const report = makeReport({ pages: 3, verdictOf: () => "sharp" });

/** What no escape may ever get hold of. */
export function secretsIn(got: string, token: string | null): string[] {
  const secrets = [
    "SECRET-OTHER",
    "INTERFACE",
    "PLANTED",
    report.capture,
    ...(token === null ? [] : [token]),
  ];
  return secrets.filter((secret) => got.includes(secret));
}

/** Sets everything up. */
export async function openGround(token: string | null = null): Promise<EscapeGround> {
  const trap = await startTrap();
  const index = new MemoryIndex();
  const archive = memoryArchive(index, { reports: [report] });
  const servers = await startServers({ archive, port: 0, replayPort: 0, ...(token !== null && { token }) });
  const browser = await launchBrowser(trap.browserArgs);
  const ids = [...Object.keys(OUTWARD), ...Object.keys(INWARD)];
  for (const id of ids) index.add(`http://attacker.example/${id}`, AS_OF, HTML, pageOf(id, servers, trap));
  addOthers(index);
  const opened = async (context: BrowserContext, id: string): Promise<Page> => {
    if (id in INWARD) await plantSecrets(context, servers);
    const page = await context.newPage();
    await page.goto(`${servers.replayUrl}/${TS}/http://attacker.example/${id}`);
    return page;
  };
  return {
    trap,
    servers,
    browser,
    attempt: (chosen) =>
      inBatches(chosen, browser, async (context, id) => {
        await withoutShim(context);
        return opened(context, id);
      }),
    attemptAsShown: (chosen) => inBatches(chosen, browser, opened),
    attemptShared: (chosen) => attemptShared(chosen, browser, (id) => pageOf(id, servers, trap)),
    attemptBare: (chosen) => attemptBare(chosen, browser, (id) => pageOf(id, servers, trap)),
    close: async () => {
      await browser.close();
      await servers.close();
      await trap.close();
    },
  };
}

function pageOf(id: string, { uiUrl, replayUrl }: RunningServers, trap: Trap): string {
  const { origin: access, port } = new URL(replayUrl);
  const other = `/${TS}/http://other.example/`;
  const names = {
    OUT: `http://${liveName(id)}`,
    SAFE: `https://${liveName(id)}`,
    STUN: trap.stun(id),
    UI: new URL(uiUrl).origin,
    ACCESS: access,
    OTHER: `http://${siteLabel("http://other.example/")}.localhost:${port}${other}`,
    OTHER_ACCESS: `${access}${other}`,
  };
  const body = (OUTWARD[id] ?? INWARD[id]!).replaceAll("@OUT@", names.OUT).replaceAll("@SAFE@", names.SAFE);
  const words = Object.entries(names).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return (
    `<!doctype html><meta charset=utf-8><title>${id}</title><script>const ${words.join(", ")};` +
    `const OTHER_HERE = location.pathname.split("/${TS}")[0] + ${JSON.stringify(other)};` +
    `const got = (value) => { window.result = (window.result ?? "") + " " + String(value); };</script>${body}`
  );
}

/** What the other site keeps in the reader's browser. */
const PLANT = `<body>SECRET-OTHER<script>localStorage.setItem("k", "SECRET-OTHER");
    sessionStorage.setItem("k", "SECRET-OTHER");
    document.cookie = "k=SECRET-OTHER"; caches.open("SECRET-OTHER"); indexedDB.open("SECRET-OTHER");
    new BroadcastChannel("secrets").postMessage("SECRET-OTHER"); window.name = "SECRET-OTHER";
    navigator.locks.request("SECRET-OTHER", () => new Promise(() => {}));
    window.result = localStorage.getItem("planted") + document.cookie.replaceAll("SECRET-OTHER", "");</script>`;

function addOthers(index: MemoryIndex): void {
  const add = (url: string, type: string, body: string): unknown =>
    index.add(url, AS_OF, `HTTP/1.1 200 OK\nContent-Type: ${type}`, body);
  add("http://other.example/", "text/html", PLANT);
  add("http://other.example/secret.css", "text/css", "p{--x:'SECRET-OTHER'}");
  add("http://other.example/secret.js", "text/javascript", "export default 'SECRET-OTHER'");
  add("http://other.example/secret.json", "application/json", `{"k":"SECRET-OTHER"}`);
  add(
    "http://other.example/dot.svg",
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="2" height="2"/></svg>`,
  );
  add(
    "http://attacker.example/worker.js",
    "text/javascript",
    `fetch("http://${liveName("worker-archived")}", { mode: "no-cors" })`,
  );
  index.add(
    "http://attacker.example/elsewhere",
    AS_OF,
    "HTTP/1.1 302 Found\nLocation: http://other.example/",
  );
}

/** The reader has seen the other site before, and it keeps things. */
async function plantSecrets(context: BrowserContext, { replayUrl }: RunningServers): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${replayUrl}/${TS}/http://other.example/`);
  await page.frameLocator("iframe").getByText("SECRET-OTHER").waitFor();
}

async function inBatches(
  ids: readonly string[],
  browser: Browser,
  open: (context: BrowserContext, id: string) => Promise<Page>,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const batch = ids.slice(i, i + AT_ONCE);
    const done = await Promise.all(batch.map((id) => attemptOne(id, browser, open)));
    attempts.push(...done.filter((one) => one !== null));
  }
  return attempts;
}

async function attemptOne(
  id: string,
  browser: Browser,
  open: (context: BrowserContext, id: string) => Promise<Page>,
): Promise<Attempt | null> {
  const context = await browser.newContext();
  try {
    const page = await open(context, id);
    await page.waitForTimeout(PATIENCE_MS);
    const results = await Promise.all(
      page.frames().map((frame) => frame.evaluate("window.result ?? ''").catch(() => "")),
    );
    return {
      id,
      got: results.join(" "),
      address: page.url(),
      banner: await page.evaluate<string>(SAID),
      windows: context.pages().length - (id in INWARD ? 1 : 0),
    };
  } catch (error) {
    // A page that the browser itself ends for what it tries has reached nothing.
    if ((error as Error).message.includes("Page crashed")) return null;
    throw error;
  } finally {
    await context.close();
  }
}

async function attemptBare(
  ids: readonly string[],
  browser: Browser,
  bodyOf: (id: string) => string,
): Promise<void> {
  await withOrigin(
    (id) => (id in OUTWARD ? bodyOf(id) : null),
    async (origin) => {
      for (let i = 0; i < ids.length; i += AT_ONCE)
        await Promise.all(ids.slice(i, i + AT_ONCE).map((id) => openBare(browser, `${origin}/${id}`)));
    },
  );
}

async function attemptShared(
  ids: readonly string[],
  browser: Browser,
  bodyOf: (id: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const got = new Map<string, string>();
  await withOrigin(
    (id) => (id === "other" ? PLANT : id in INWARD ? bodyOf(id) : null),
    async (origin) => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.goto(`${origin}/other`);
      await other.getByText("SECRET-OTHER").waitFor();
      for (const id of ids) {
        const page = await context.newPage();
        await page.goto(`${origin}/${id}`);
        await page.waitForFunction("window.result !== undefined");
        got.set(id, await page.evaluate("window.result"));
        await page.close();
      }
      await context.close();
    },
  );
  return got;
}

/** An origin on which nothing holds a page in; what it has no page for is an empty script. */
async function withOrigin(
  pageAt: (id: string) => string | null,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const page = pageAt(request.url!.slice(1));
    response.setHeader("content-type", page === null ? "text/javascript" : "text/html");
    response.end(page ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function openBare(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "commit" }).catch(() => undefined);
    await page.waitForTimeout(PATIENCE_MS);
  } finally {
    await context.close();
  }
}
