// kill -9 while a document is being shown, then --resume: what comes out is compared with an undisturbed capture, and
// nothing of the killed browser is left.
import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Certificate } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { findBrowser } from "../browser.js";
import { secondOpinion } from "../second-verifier.js";
import { withTempDir } from "../temp-dir.js";

const BIN = fileURLToPath(new URL("../../../dist/cli/bin.js", import.meta.url));
const SHELL = `<!doctype html><html lang=en><title>shell</title><div id="app"></div><script src="/app.js"></script>`;
const APP = `(async () => {
  const asked = (path, body) => fetch(path, body && { method: "POST", body }).then((answer) => answer.json());
  const list = await asked("/api/list");
  const more = await asked("/api/query", JSON.stringify({ at: location.pathname }));
  document.getElementById("app").innerHTML = [...list, ...more].map((one) => '<a href="/' + one + '">' + one + "</a>").join(" ");
})();`;

const PAGES = new Set(["/", "/one", "/two", "/three", "/app.js", "/api/list", "/api/query"]);

/** What was asked for, as `METHOD /path body`, and how often. */
type Asked = Map<string, number>;

interface ShellSite {
  readonly url: string;
  readonly asked: Asked;
  /** Hears of every request before it is answered. */
  onRequest: ((message: string) => void) | null;
  close(): Promise<void>;
}

async function startShellSite(): Promise<ShellSite> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const message = `${request.method} ${request.url} ${body}`.trim();
      // Rules, lists and trials are no pages; some are asked for again until a page was seen.
      if (!PAGES.has(request.url ?? "")) return response.writeHead(404).end();
      site.asked.set(message, (site.asked.get(message) ?? 0) + 1);
      site.onRequest?.(message);
      const [type, text] = answerTo(request.url ?? "/", body);
      return response.writeHead(200, { "content-type": type }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site: ShellSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: new Map(),
    onRequest: null,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request as AsyncIterable<Buffer>) text += part.toString("latin1");
  return text;
}

function answerTo(path: string, body: string): [type: string, text: string] {
  if (path === "/app.js") return ["text/javascript", APP];
  if (path === "/api/list") return ["application/json", '["one","two"]'];
  if (path === "/api/query")
    return ["application/json", JSON.stringify(body.includes("one") ? ["three"] : [])];
  return ["text/html", SHELL];
}

/** Where a process and its browser put things, and how they are found again. */
interface Place {
  readonly archive: string;
  readonly temporary: string;
}

function begin(args: readonly string[], { archive, temporary }: Place): ChildProcess {
  const all = [
    BIN,
    ...args,
    "--allow-private",
    "--archive",
    archive,
    "--json",
    "--browser-path",
    findBrowser(),
  ];
  return spawn(process.execPath, all, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TMPDIR: temporary },
  });
}

async function ended(
  child: ChildProcess,
): Promise<{ out: string; code: number | null; signal: string | null }> {
  let out = "";
  child.stdout!.on("data", (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code, signal) => resolve({ out, code, signal })));
}

/** Browsers of a place that run, and folders of theirs that lie there. */
function leftBy({ temporary }: Place): { folders: string[]; processes: string[] } {
  const folders = readdirSync(temporary).filter((name) => name.startsWith("isochron-browser-"));
  const processes = readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(temporary);
    } catch {
      return false;
    }
  });
  return { folders, processes };
}

interface Came {
  readonly verdicts: ReadonlyMap<string, string>;
  readonly asked: Asked;
}

async function captured(out: string, place: Place, site: ShellSite): Promise<Came> {
  const { certificate: path } = JSON.parse(out) as { certificate: string };
  expect((await verifyCertificate(path, { root: place.archive })).findings).toEqual([]);
  expect(secondOpinion(path, "--archive", place.archive).line).toMatch(/^TRUE/);
  const { pages, counts } = JSON.parse(readFileSync(path, "utf8")) as Certificate;
  expect(counts.rendered).toEqual({ documents: 4, sharp: 4 });
  expect(leftBy(place)).toEqual({ folders: [], processes: [] });
  const { host } = new URL(site.url);
  const name = (url: string): string => url.replaceAll(host, "");
  return { verdicts: new Map(pages.map(({ url, verdict }) => [name(url), verdict])), asked: site.asked };
}

async function withSite<T>(work: (site: ShellSite, place: Place) => Promise<T>): Promise<T> {
  const site = await startShellSite();
  try {
    return await withTempDir(async (dir) => {
      const place = { archive: join(dir, "archive"), temporary: join(dir, "tmp") };
      mkdirSync(place.temporary);
      chmodSync(dir, 0o755); // the browser runs as somebody else where we are root
      chmodSync(place.temporary, 0o755);
      return await work(site, place);
    });
  } finally {
    await site.close();
  }
}

const argsFor = (site: ShellSite): string[] => ["capture", site.url, "--delay", "0ms"];

/** A capture that nobody disturbs. */
export function undisturbedShells(): Promise<Came> {
  return withSite(async (site, place) => {
    const { out, code } = await ended(begin(argsFor(site), place));
    expect(code).toBe(0);
    return captured(out, place, site);
  });
}

/** One that dies when a message is asked for the nth time, and goes on. */
export function killedShells(message: string, nth: number, undisturbed: Came): Promise<void> {
  return withSite(async (site, place) => {
    const child = begin(argsFor(site), place);
    let wasShown = false;
    site.onRequest = (asked) => {
      if (!asked.startsWith(message) || --nth > 0) return;
      wasShown = leftBy(place).folders.length > 0;
      child.kill("SIGKILL");
      site.onRequest = null;
    };
    expect((await ended(child)).signal).toBe("SIGKILL");
    expect(wasShown).toBe(true);
    const { out, code } = await ended(begin(["capture", "--resume"], place));
    expect(code).toBe(0);
    const { verdicts } = await captured(out, place, site);
    expect(verdicts).toEqual(undisturbed.verdicts);
    // What was under way is asked for again, and nothing else.
    const extra = [...site.asked].filter(([one, count]) => count !== undisturbed.asked.get(one));
    expect(extra.length).toBeLessThanOrEqual(1);
    for (const [one, count] of extra) expect(count - (undisturbed.asked.get(one) ?? 0)).toBe(1);
    expect(site.asked.size).toBe(undisturbed.asked.size);
  });
}
