// An archive of many small pages and one long one, with its report, for the server to be asked for.
import { parseHttpResponse, sha256Digest } from "#formats/index.js";
import { instant, type CaptureReport, type Certificate, type PageUrl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { openArchive } from "#store/index.js";

/** When all of it was captured. */
export const AT = Date.UTC(2026, 10, 15, 12);
const CAPTURE = "20261115120000-bench";
/** Where the long page is. */
export const LONG_URL = "http://bench.example/long.html";

/** Where a page of 20 MB is that was captured twice, an hour apart, and rewritten in between. */
export const REWRITTEN_URL = "http://bench.example/rewritten.html";
const HOUR_MS = 3_600_000;

/** Address of a small page. */
export const pageAt = (i: number): string => `http://bench.example/page-${i}.html`;

/** A page of about 9 kB with forty links. */
function smallPage(i: number): string {
  const links = Array.from(
    { length: 40 },
    (_, n) => `<li><a href="page-${i + n}.html">page ${i + n}</a> text text</li>`,
  );
  return `<!doctype html><title>page ${i}</title><link rel=stylesheet href=/s.css><ul>${links.join("\n")}</ul><p>${"words ".repeat(1000)}`;
}

function rewritten(word: string): Buffer {
  const lines = Array.from(
    { length: 200_000 },
    (_, i) => `<p>${word} ${i} ${"words of a page ".repeat(5)}</p>`,
  );
  return Buffer.from(`<!doctype html><title>${word}</title>${lines.join("\n")}`);
}

/** Fills a new archive and gives the id of its capture. */
export async function fill(dir: string, pages: number, longBytes: number): Promise<string> {
  const archive = await openArchive(dir);
  await archive.catalog.captures.create(captureRow());
  const sink = await archive.warcs.open(CAPTURE);
  const write = async (url: string, body: Buffer, at = AT): Promise<void> => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n`;
    const responseBytes = Buffer.concat([Buffer.from(head), body]);
    const parsed = parseHttpResponse(responseBytes);
    if (!parsed.ok) throw new Error("not HTTP");
    const times = { sentAt: instant(at), firstByteAt: instant(at + 1), lastByteAt: instant(at + 2) };
    await sink.writeExchange({
      url: url as PageUrl,
      payload: { digest: sha256Digest(parsed.body), offset: parsed.headerEnd },
      note: {},
      refersTo: null,
      exchange: {
        times,
        requestBytes: Buffer.from(`GET / HTTP/1.1\r\nHost: bench.example\r\n\r\n`),
        responseBytes,
        truncated: null,
        remoteAddress: "127.0.0.1",
      },
    });
  };
  for (let i = 0; i < pages; i++) await write(pageAt(i), Buffer.from(smallPage(i)));
  const line = `<p>${"long text ".repeat(40)}<a href="page-1.html">one</a></p>\n`;
  await write(
    LONG_URL,
    Buffer.from(`<!doctype html><title>long</title>${line.repeat(longBytes / line.length)}`),
  );
  for (const [word, at] of [
    ["old", AT],
    ["new", AT + HOUR_MS],
  ] as const)
    await write(REWRITTEN_URL, rewritten(word), at);
  await sink.close();
  await finish(archive, pages);
  await archive.close();
  return CAPTURE;
}

async function finish(archive: Archive, pages: number): Promise<void> {
  await archive.warcs.index(CAPTURE);
  const report = reportOf(pages);
  await archive.results.put(CAPTURE, {
    report,
    certificate: { pages: [] } as unknown as Certificate,
    html: "",
  });
  await archive.catalog.captures.update(CAPTURE, {
    phase: "finished",
    plannedAsOf: instant(AT),
    asOf: instant(AT),
    finishedAt: instant(AT + 60_000),
  });
}

function captureRow(): Parameters<Archive["catalog"]["captures"]["create"]>[0] {
  return {
    id: CAPTURE,
    site: "bench.example",
    seeds: [pageAt(0) as PageUrl],
    phase: "visiting",
    startedAt: instant(AT - 60_000),
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    settings: {},
    expectedSharp: null,
    upperBound: null,
  };
}

/** As large as that of a capture of so many pages. */
function reportOf(pages: number): CaptureReport {
  const all = { pages, sharp: pages, attested: 0, possible: pages };
  const page = (i: number): object => ({
    url: pageAt(i),
    kind: "document",
    verdict: "sharp",
    reason: null,
    status: 200,
    contentType: "text/html",
    interval: { from: AT - 30_000, to: AT + 30_000 },
    visitAt: AT - 30_000,
    revisitAt: AT + 30_000,
    sightings: 2,
  });
  return {
    format: "isochron-report/1",
    capture: CAPTURE,
    site: "bench.example",
    all,
    pages: Array.from({ length: pages }, (_, i) => page(i)),
  } as unknown as CaptureReport;
}
