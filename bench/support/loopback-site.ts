// A static site on loopback that answers from memory as fast as a socket allows: the crawlers are measured, not it.
import { createServer, type Socket } from "node:net";

/** What the site looks like. */
export interface SiteShape {
  /** All of them can be reached from page 0. */
  readonly pages: number;
  /** Links from each page to pages of its own. */
  readonly children: number;
  /** Bytes of text around the links. */
  readonly textBytes: number;
  /** One page in so many changes once, text and links, after it was asked for the first time; none without it. */
  readonly oneChangesIn?: number;
}

/** How long a crawler takes from one request to the next, in milliseconds. */
export interface Intervals {
  readonly median: number;
  /** Of the fastest tenth the slowest: what it takes when other work on the machine does not disturb. */
  readonly tenth: number;
}

/** From the times at which requests came; the first third is left out, while a crawler warms up. */
export function intervalsOf(arrivalsMs: readonly number[]): Intervals {
  const all = arrivalsMs.slice(1).map((at, i) => at - arrivalsMs[i]!);
  const sorted = all.slice(Math.floor(all.length / 3)).sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * sorted.length)] ?? NaN).toFixed(2));
  return { median: at(0.5), tenth: at(0.1) };
}

/** Starts the site and returns its address. @param at an address of loopback */
export async function startSite(shape: SiteShape, onRequest?: () => void, at = "127.0.0.1"): Promise<string> {
  const text = paragraph(shape.textBytes);
  const changed = new Set<number>();
  const answerTo = (path: string) => {
    onRequest?.();
    return answer(path, shape, text, changed);
  };
  const server = createServer((socket) => serve(socket, answerTo));
  await new Promise<void>((resolve) => server.listen(0, at, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://${at}:${address.port}/p/0.html`;
}

function serve(socket: Socket, answerTo: (path: string) => string): void {
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  let waiting = "";
  socket.on("data", (chunk) => {
    waiting += chunk.toString("latin1");
    for (let end = waiting.indexOf("\r\n\r\n"); end !== -1; end = waiting.indexOf("\r\n\r\n")) {
      const path = /^[A-Z]+ (\S+)/.exec(waiting)?.[1] ?? "";
      waiting = waiting.slice(end + 4);
      socket.write(answerTo(path), "latin1");
    }
  });
}

function answer(path: string, shape: SiteShape, text: string, changed: Set<number>): string {
  const name = /^\/p\/(\d+)\.html$/.exec(path)?.[1];
  if (name === undefined) return response("404 Not Found", "text/plain", "none\n");
  const page = Number(name);
  const news = changed.has(page) ? `news <a href="/p/${(page * 31) % shape.pages}.html">here</a> ` : "";
  if (shape.oneChangesIn !== undefined && page % shape.oneChangesIn === 7) changed.add(page);
  return response("200 OK", "text/html; charset=utf-8", html(page, shape, news + text));
}

function response(status: string, type: string, body: string): string {
  return `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: keep-alive\r\n\r\n${body}`;
}

function html(page: number, { pages, children }: SiteShape, text: string): string {
  const links: string[] = [`<a href="/p/0.html">home</a>`];
  if (page > 0) links.push(`<a href="/p/${Math.floor((page - 1) / children)}.html">up</a>`);
  // Around again at the end, so that a crawler that goes deep finds new pages as well as one that goes wide.
  const before = (page * children) % pages;
  for (let child = before + 1; child <= before + children; child++)
    links.push(`<a href="/p/${child % pages}.html">page ${child}</a>`);
  for (let other = 1; other <= 10; other++)
    links.push(
      `<a href="/p/${(page * 7919 + other * 104_729) % Math.max(1, page)}.html">see also ${other}</a>`,
    );
  return `<!doctype html><html><head><title>Page ${page}</title></head><body><h1>Page ${page}</h1><p>${page} ${text}</p><ul><li>${links.join("</li><li>")}</li></ul></body></html>`;
}

/** Text that compresses about as well as a web page does. */
function paragraph(bytes: number): string {
  const words: string[] = [];
  let state = 1;
  for (let length = 0; length < bytes;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const word = state % 5 === 0 ? `<em class="c${state % 97}">` : (state >>> 12).toString(36);
    words.push(word);
    length += word.length + 1;
  }
  return words.join(" ");
}
