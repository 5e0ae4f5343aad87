// An archive for the page around an archived page: one page in three versions, its parts, one of them missing.
import { createHash } from "node:crypto";
import type { PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { memoryArchive, MemoryIndex } from "../archives/memory-archive.js";
import { AS_OF, makeReport } from "../samples/reports.js";
import { captured } from "../samples/sightings.js";

const HOUR_MS = 3_600_000;
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";

/** The address of the page. */
export const SCENE_URL = "http://demo.example/";
/** A title that would be markup, and would turn the text beside it around. */
export const HOSTILE_TITLE =
  "</title><script>document.title='hit'</script>\u202egnp.exe\u2066 \u05d0\u05d1\u05d2";
/** Its captures: three versions, the last four times. */
export const SCENE_TIMES = [-70 * 24, -20 * 24, -3, -0.2, 0.25, 26].map((hours) => AS_OF + hours * HOUR_MS);

const digestOf = (body: string): string => `sha-256:${createHash("sha256").update(body).digest("hex")}`;

/** Stores a response as a crawl's index tells of it. */
export function store(
  index: MemoryIndex,
  url: string,
  at: number,
  [type, body]: readonly [string, string],
): void {
  const head = `HTTP/1.1 200 OK\nContent-Type: ${type}`;
  const entry = index.add(url, at, type === "text/html" ? HTML : head, body);
  Object.assign(entry, { mime: type, digest: digestOf(body) });
}

function pageOf(version: number): string {
  return `<!doctype html><html lang=en><head><meta charset=utf-8><title>${HOSTILE_TITLE.replaceAll("<", "&lt;")}</title>
<link rel=stylesheet href=/site.css></head><body><main><h1>Harbour news, ${version}</h1>
<p>The ferry leaves at ${6 + version}.${version}0 from the eastern quay. Tickets are sold on board.</p>
<p><img src=/ferry.svg alt="A ferry" width=320 height=160> <img src=/lost.png alt="A lost picture" width=160 height=160>
<img src=http://elsewhere.example/badge.svg alt="A badge" width=160 height=160></p>
<p><a href=/other.html>Other news</a></p></main><script src=/site.js></script></body></html>`;
}

const picture = (colour: string): readonly [string, string] => [
  "image/svg+xml",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="${colour}"/><path d="M40 100h240l-30 36H70z" fill="#fff"/></svg>`,
];

/** The archive. */
export async function bannerArchive(): Promise<Archive> {
  const index = new MemoryIndex();
  const versions = [1, 1, 2, 3, 3, 3];
  for (const [i, at] of SCENE_TIMES.entries()) {
    store(index, SCENE_URL, at, ["text/html", pageOf(versions[i]!)]);
    store(index, "http://demo.example/site.css", at + 900, [
      "text/css",
      "body{font:18px/1.6 Georgia,serif;margin:2rem auto;max-width:44rem;color:#222}main{background:url(/paper.svg)}",
    ]);
  }
  store(index, "http://demo.example/paper.svg", SCENE_TIMES[0]!, picture("#f4efe4"));
  store(index, "http://demo.example/ferry.svg", SCENE_TIMES[3]! + 1500, picture("#2c6e8a"));
  store(index, "http://demo.example/made.svg", SCENE_TIMES[4]!, picture("#444"));
  store(index, "http://elsewhere.example/badge.svg", SCENE_TIMES[1]!, picture("#a05a2c"));
  store(index, "http://demo.example/site.js", SCENE_TIMES[4]!, [
    "text/javascript",
    `fetch(document.images[0].src.replace("ferry", "made"))`,
  ]);
  store(index, "http://demo.example/other.html", SCENE_TIMES[4]!, [
    "text/html",
    "<title>Other</title><h1>Other news</h1>",
  ]);
  const made = makeReport({ pages: 4 });
  const pages = made.pages.map((page, i) => (i === 0 ? { ...page, url: SCENE_URL } : page));
  const report = { ...made, startedAt: AS_OF - HOUR_MS, finishedAt: AS_OF + HOUR_MS, pages };
  const archive = memoryArchive(index, { reports: [report] });
  await addLooks(archive, index, report.capture);
  return archive;
}

/** What the capture saw around its time point: document and style twice, a picture and a script once. */
async function addLooks(archive: Archive, index: MemoryIndex, captureId: string): Promise<void> {
  let seq = 0;
  for (const url of ["", "site.css", "ferry.svg", "site.js"].map((name) => SCENE_URL + name))
    for (const { at, digest, file, offset, length } of await index.lookup(url)) {
      // A record is told of by its own look alone, which names its place.
      const records = [{ type: "response", id: "<urn:x>", file, offset, length }] as const;
      const seen = { ...captured(digest!, at, at + 40), records };
      const look = { ...seen, url: url as PageUrl, captureId, seq: seq++ };
      if (Math.abs(at - AS_OF) < HOUR_MS) await archive.catalog.sightings.add(look);
    }
}
