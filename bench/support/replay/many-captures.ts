// An archive of one site captured many times, made without a crawl: every page once in each capture, some of them
// changed since, each with a style sheet and a picture; and the same bytes as plain files.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseHttpResponse, sha256Digest } from "#formats/index.js";
import { instant, type Capture, type PageUrl, type Sighting } from "#model/index.js";
import type { Archive, WarcSink } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { completeStanding } from "#study/index.js";

const SITE = "http://bench.example";
const START = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const [STYLES, PICTURES] = [10, 200];

/** How much of it. */
export interface Extent {
  readonly pages: number;
  readonly captures: number;
}

/** Address of a page. */
export const pageAt = (i: number): PageUrl => `${SITE}/page-${i}.html` as PageUrl;

/** When a capture began. */
export const startOf = (capture: number): number => START + capture * DAY_MS;

const styleAt = (i: number): PageUrl => `${SITE}/s-${i % STYLES}.css` as PageUrl;
const pictureAt = (i: number): PageUrl => `${SITE}/i-${i % PICTURES}.png` as PageUrl;

/** A third of the pages never change, the others at every second to fifth capture. */
function bodyOf(i: number, capture: number): Buffer {
  const version = i % 3 === 0 ? 0 : Math.floor(capture / (2 + (i % 4)));
  const links = Array.from(
    { length: 10 },
    (_, n) => `<li><a href="page-${i + n}.html">page ${i + n}</a></li>`,
  );
  return Buffer.from(
    `<!doctype html><title>page ${i}, ${version}</title><link rel=stylesheet href=${styleAt(i)}>` +
      `<img src=${pictureAt(i)}><ul>${links.join("\n")}</ul><p>${"words ".repeat(150)}`,
  );
}

/** Fills an archive, and a directory with the pages' bodies. */
export async function fillMany(dir: string, files: string, extent: Extent): Promise<void> {
  const archive = await openArchive(dir, { software: "isochron-bench" });
  mkdirSync(files, { recursive: true });
  for (let i = 0; i < extent.pages; i++) writeFileSync(join(files, `page-${i}.html`), bodyOf(i, 0));
  for (let k = 0; k < extent.captures; k++) await fillOne(archive, k, extent);
  await completeStanding(archive);
  await archive.close();
}

async function fillOne(archive: Archive, capture: number, { pages }: Extent): Promise<void> {
  const id = `${new Date(startOf(capture)).toISOString().replace(/\D/g, "").slice(0, 14)}-bench`;
  await archive.catalog.captures.create(rowOf(id, capture));
  const sink = await archive.warcs.open(id);
  let seq = 0;
  const look = async (url: PageUrl, type: string, body: Buffer): Promise<Sighting> => {
    const at = startOf(capture) + 10 * seq;
    return { ...(await stored(sink, { url, type, body, at })), captureId: id, seq: seq++ };
  };
  for (let i = 0; i < STYLES; i++)
    await archive.catalog.sightings.add(await look(styleAt(i), "text/css", Buffer.from(`p{order:${i}}`)));
  for (let i = 0; i < PICTURES; i++)
    await archive.catalog.sightings.add(await look(pictureAt(i), "image/png", Buffer.alloc(600, i)));
  for (let from = 0; from < pages; from += 500) {
    const looks: Sighting[] = [];
    for (let i = from; i < Math.min(pages, from + 500); i++)
      looks.push(await look(pageAt(i), "text/html", bodyOf(i, capture)));
    await Promise.all(looks.map((one) => archive.catalog.sightings.add(one)));
    await Promise.all(
      looks.map(({ url }, n) =>
        archive.catalog.requisites.setRequisites(id, url, [styleAt(from + n), pictureAt(from + n)]),
      ),
    );
  }
  await archive.catalog.frontier.add(id, frontierOf(pages));
  await sink.close();
  await archive.warcs.index(id);
  const end = instant(startOf(capture) + 10 * seq);
  const asOf = instant(startOf(capture));
  await archive.catalog.captures.update(id, { phase: "finished", plannedAsOf: asOf, asOf, finishedAt: end });
}

function frontierOf(pages: number): Parameters<Archive["catalog"]["frontier"]["add"]>[1] {
  const state = { depth: 0, via: null, state: "visited", reason: null, late: false } as const;
  return Array.from({ length: pages }, (_, i) => ({ ...state, url: pageAt(i), kind: "document" as const }));
}

interface Response {
  readonly url: PageUrl;
  readonly type: string;
  readonly body: Buffer;
  readonly at: number;
}

async function stored(
  sink: WarcSink,
  { url, type, body, at }: Response,
): Promise<Omit<Sighting, "captureId" | "seq">> {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const responseBytes = Buffer.concat([Buffer.from(head), body]);
  const parsed = parseHttpResponse(responseBytes);
  if (!parsed.ok) throw new Error("not HTTP");
  const digest = sha256Digest(parsed.body);
  const times = { sentAt: instant(at), firstByteAt: instant(at + 1), lastByteAt: instant(at + 2) };
  const requestBytes = Buffer.from("GET / HTTP/1.1\r\nHost: bench.example\r\n\r\n");
  const exchange = { times, requestBytes, responseBytes, truncated: null, remoteAddress: "127.0.0.1" };
  const payload = { digest, offset: parsed.headerEnd };
  const records = await sink.writeExchange({ url, exchange, payload, refersTo: null, note: {} });
  const validators = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };
  const identity = { status: 200, location: null, contentType: type, contentDigest: digest };
  const outcome = {
    kind: "captured",
    identity,
    payloadDigest: digest,
    payloadBytes: body.length,
    validators,
  } as const;
  return { url, pass: "visit", times, outcome, records };
}

function rowOf(id: string, capture: number): Capture {
  return {
    id,
    site: "bench.example",
    seeds: [pageAt(0)],
    phase: "visiting",
    startedAt: instant(startOf(capture)),
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    settings: {},
    expectedSharp: null,
    upperBound: null,
  };
}
