// A small real archive on disk with one finished capture, written through the store as a crawl would.
import { parseHttpResponse, sha256Digest } from "#formats/index.js";
import { instant, type CaptureReport, type Certificate, type PageUrl } from "#model/index.js";
import type { Archive, Exchange } from "#ports/index.js";
import { renderHtml } from "#report/index.js";

/** A response to be stored; `head` is the status line and header lines, without the empty line. */
export interface StoredPage {
  readonly url: string;
  readonly head: string;
  readonly body: string | Uint8Array;
}

/** Writes every page twice, around the report's t*: a response before it and a revisit record after it. */
export async function fillArchive(
  archive: Archive,
  report: CaptureReport,
  pages: readonly StoredPage[],
): Promise<void> {
  await archive.catalog.captures.create({
    id: report.capture,
    site: report.site,
    seeds: report.seeds as PageUrl[],
    phase: "visiting",
    startedAt: instant(report.startedAt),
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    settings: {},
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
  });
  await writePages(archive, report, pages);
  await archive.warcs.index(report.capture);
  await archive.results.put(report.capture, {
    report,
    certificate: certificateOf(report),
    html: renderHtml(report),
  });
  await archive.catalog.captures.update(report.capture, {
    phase: "finished",
    plannedAsOf: instant(report.plannedAsOf),
    asOf: instant(report.asOf),
    finishedAt: instant(report.finishedAt),
  });
}

async function writePages(
  archive: Archive,
  report: CaptureReport,
  pages: readonly StoredPage[],
): Promise<void> {
  const sink = await archive.warcs.open(report.capture);
  for (const page of pages) {
    const before = exchangeOf(page, report.asOf - 1000);
    const visit = { url: page.url as PageUrl, payload: payloadOf(before), note: {} };
    const refs = await sink.writeExchange({ ...visit, exchange: before, refersTo: null });
    const original = { id: refs.find(({ type }) => type === "response")!.id, date: before.times.sentAt };
    await sink.writeExchange({ ...visit, exchange: exchangeOf(page, report.asOf + 900), refersTo: original });
  }
  await sink.close();
}

function exchangeOf({ url, head, body }: StoredPage, sentAt: number): Exchange {
  const bytes = Buffer.from(body);
  const lines = `${head.replaceAll("\n", "\r\n")}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  const { host, pathname } = new URL(url);
  return {
    times: { sentAt: instant(sentAt), firstByteAt: instant(sentAt + 3), lastByteAt: instant(sentAt + 5) },
    requestBytes: Buffer.from(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    responseBytes: Buffer.concat([Buffer.from(lines, "latin1"), bytes]),
    truncated: null,
    remoteAddress: "127.0.0.1",
  };
}

function payloadOf({ responseBytes }: Exchange): { digest: ReturnType<typeof sha256Digest>; offset: number } {
  const response = parseHttpResponse(responseBytes);
  if (!response.ok) throw new Error("not a response");
  return { digest: sha256Digest(response.body), offset: response.headerEnd };
}

function certificateOf(report: CaptureReport): Certificate {
  const iso = (ms: number): string => new Date(ms).toISOString();
  return {
    format: "isochron-certificate/1",
    site: report.site,
    capture: report.capture,
    asOf: iso(report.asOf),
    plannedAsOf: iso(report.plannedAsOf),
    startedAt: iso(report.startedAt),
    finishedAt: iso(report.finishedAt),
    statement: "",
    cannotProve: [],
    seeds: report.seeds,
    scope: "",
    settings: {},
    requestProfile: {},
    software: "test",
    vantage: {
      servers: [],
      connections: [],
      softwareSha256: null,
      operator: null,
      clockSynchronisation: "unknown",
      notRecorded: [],
    },
    timeStamps: null,
    planner: { strategy: report.strategy, expectedSharp: null, upperBound: null },
    hosts: [],
    counts: { pages: 0, verdicts: report.verdicts },
    notes: [],
    warcs: [],
    merkle: { algorithm: "rfc6962-sha256", leaves: 0, root: "" },
    signature: { algorithm: "Ed25519", canonicalisation: "RFC 8785", publicKey: "", value: "" },
    pages: [],
  };
}
