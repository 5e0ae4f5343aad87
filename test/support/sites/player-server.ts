// A loopback server with an unmodified service-worker player and the packages that it plays.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { within } from "../within.js";

// Served as the file it is; the player's code is never imported.
const PLAYER = "node_modules/@webrecorder/wabac/dist/sw.js";

/** The running server. */
export interface PlayerServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the player, an empty page for it, and the packages and WARC files of a directory. */
export async function startPlayerServer(dir: string): Promise<PlayerServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname === "/")
      response.setHeader("content-type", "text/html").end("<!doctype html><title>player</title>");
    else if (pathname === "/sw.js") {
      response.setHeader("content-type", "text/javascript");
      createReadStream(PLAYER).pipe(response);
    } else if (/^\/[a-z-]+\.(?:wacz|warc)$/.test(pathname))
      void sendRange(join(dir, pathname), request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function sendRange(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { size } = await stat(path);
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const start = first === "" ? (last === "" ? 0 : Math.max(0, size - Number(last))) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  response.setHeader("accept-ranges", "bytes").setHeader("content-length", end - start + 1);
  if (request.headers.range) response.writeHead(206, { "content-range": `bytes ${start}-${end}/${size}` });
  if (request.method === "HEAD") response.end();
  else createReadStream(path, { start, end }).pipe(response);
}

/** A package or WARC file to be played, and the look at a page in it. */
export interface Played {
  readonly wacz: string;
  readonly url: string;
  readonly timestamp: string;
}

/** Gives the player a package and opens one of its pages; returns the frame that shows it. */
export async function playPage(page: Page, origin: string, played: Played): Promise<Frame> {
  await givePackage(page, origin, played.wacz);
  return showPlayed(page, origin, played);
}

const PATIENCE_MS = 60_000;

/** Starts the player with a package. */
export async function givePackage(
  page: Page,
  origin: string,
  wacz: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  await page.goto(`${origin}/`);
  const file = { sourceUrl: `${origin}/${wacz}` };
  const given = page.evaluate(`new Promise((resolve, reject) => {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data.msg_type === "collAdded") resolve("added");
      if (data.msg_type === "collProgress" && data.error) resolve(data.error);
    });
    navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(reject);
    navigator.serviceWorker.ready.then(({ active }) =>
      active.postMessage({ msg_type: "addColl", name: "ours", file: ${JSON.stringify(file)} }));
    navigator.serviceWorker.startMessages();
  })`);
  const answer = await within(patienceMs, `the player is given ${wacz}`, given);
  if (answer !== "added") throw new Error(`the player refused ${wacz}: ${String(answer)}`);
}

/** Opens a page of the package that the player was given, in place of the last one. */
export async function showPlayed(
  page: Page,
  origin: string,
  { url, timestamp }: Omit<Played, "wacz">,
  patienceMs = PATIENCE_MS,
): Promise<Frame> {
  const shown = page.evaluate(`new Promise((resolve) => {
    document.querySelector("iframe")?.remove();
    const frame = document.createElement("iframe");
    frame.name = "replay";
    frame.width = 1200;
    frame.height = 700;
    frame.src = ${JSON.stringify(`${origin}/w/ours/${timestamp}mp_/${url}`)};
    frame.onload = resolve;
    document.body.append(frame);
  })`);
  await within(patienceMs, `the player shows ${url}`, shown);
  return page.frame("replay")!;
}
