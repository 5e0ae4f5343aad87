// A loopback site that scripts build, for benchmarks: shells, a script, data and a picture, and one page of sixty requests.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A running site. */
export interface BuiltSite {
  readonly origin: string;
  close(): void;
}

/** How many requests the long page makes beside its document and script. */
export const LONG_REQUESTS = 60;

const APP = `const view = await (await fetch("/data" + location.pathname)).json();
const place = document.getElementById("app");
const made = (name, text) => place.appendChild(Object.assign(document.createElement(name), { textContent: text }));
made("h1", view.heading);
for (const text of view.paragraphs) made("p", text);
place.append(Object.assign(new Image(), { src: "/picture.svg" }));
for (const href of view.links) made("p", "").append(Object.assign(document.createElement("a"), { href, textContent: href }));
document.body.dataset.done = "yes";`;
/** Says in the end how much of its own time went by. */
const LONG = `const began = performance.now();
for (let n = 0; n < ${LONG_REQUESTS}; n++) await (await fetch("/part/" + n)).text();
document.getElementById("app").textContent = "page time " + Math.round(performance.now() - began) + " ms";`;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="teal"/></svg>`;

/** Serves so many pages, each linking to the next ten. */
export async function startBuiltSite(pages: number): Promise<BuiltSite> {
  const server = createServer((request, response) => {
    const [type, text] = answerTo(request.url ?? "/", pages);
    response.writeHead(type === null ? 404 : 200, { "content-type": type ?? "text/plain" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function answerTo(path: string, pages: number): [type: string | null, text: string] {
  if (path === "/app.js") return ["text/javascript", APP];
  if (path === "/long.js") return ["text/javascript", LONG];
  if (path === "/picture.svg") return ["image/svg+xml", PICTURE];
  if (path === "/long") return ["text/html", shell("/long.js")];
  if (path.startsWith("/part/")) return ["text/plain", path];
  const number = /^(?:\/data)?\/page\/(\d{1,5})$/.exec(path)?.[1];
  if (number === undefined || Number(number) >= pages) return [null, "not here"];
  return path.startsWith("/data")
    ? ["application/json", dataOf(Number(number), pages)]
    : ["text/html", shell("/app.js")];
}

function shell(script: string): string {
  return `<!doctype html><html lang="en"><title>Built</title><div id="app"></div><script type="module" src="${script}"></script></html>`;
}

function dataOf(number: number, pages: number): string {
  const links = Array.from({ length: 10 }, (_, i) => number * 10 + i + 1).filter((to) => to < pages);
  const paragraphs = Array.from(
    { length: 20 },
    (_, i) => `Paragraph ${i} of page ${number}, with some words in it.`,
  );
  return JSON.stringify({ heading: `Page ${number}`, paragraphs, links: links.map((to) => `/page/${to}`) });
}
