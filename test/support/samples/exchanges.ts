// Captures, exchanges and sightings to put into archives; free of the test runner, so child processes can use it.
import { parseHttpResponse, sha256Digest } from "#formats/index.js";
import { instant, parsePageUrl, type Capture, type PageUrl, type Sighting } from "#model/index.js";
import type { ExchangeRecord } from "#ports/index.js";

/** A capture that has just begun. */
export function someCapture(id: string, changes: Partial<Capture> = {}): Capture {
  return {
    id,
    site: "example.org",
    seeds: [pageUrl("/")],
    phase: "visiting",
    startedAt: instant(1_700_000_000_000),
    plannedAsOf: null,
    asOf: null,
    finishedAt: null,
    settings: { delayMs: 250, strategy: "optimal", attested: true },
    expectedSharp: null,
    upperBound: null,
    ...changes,
  };
}

/** A page of the site all these tests use. */
export function pageUrl(path: string): PageUrl {
  return parsePageUrl(path, "http://example.org/")!;
}

/** A response's bytes as they could come over the wire. */
export function httpBytes(
  body: Uint8Array | string,
  head = "HTTP/1.1 200 OK\r\nContent-Type: text/html",
): Buffer {
  const bytes = Buffer.from(body);
  return Buffer.concat([Buffer.from(`${head}\r\nContent-Length: ${bytes.length}\r\n\r\n`, "latin1"), bytes]);
}

/** An exchange for a page, sent at a time. */
export function someExchange(
  url: PageUrl,
  sentAtMs: number,
  responseBytes: Uint8Array,
  changes: Partial<ExchangeRecord> = {},
): ExchangeRecord {
  const parsed = parseHttpResponse(responseBytes);
  return {
    url,
    exchange: {
      times: {
        sentAt: instant(sentAtMs),
        firstByteAt: instant(sentAtMs + 3),
        lastByteAt: instant(sentAtMs + 7),
      },
      requestBytes: Buffer.from(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: example.org\r\n\r\n`),
      responseBytes,
      truncated: null,
      remoteAddress: "127.0.0.1",
    },
    payload: parsed.ok ? { digest: sha256Digest(parsed.body), offset: parsed.headerEnd } : null,
    refersTo: null,
    note: { pass: "visit" },
    ...changes,
  };
}

/** A sighting with everything filled in. */
export function someSighting(captureId: string, seq: number, changes: Partial<Sighting> = {}): Sighting {
  const sentAt = instant(1_700_000_000_000 + seq * 1000);
  return {
    url: pageUrl(`/page-${seq}`),
    captureId,
    seq,
    pass: "visit",
    times: { sentAt, firstByteAt: instant(sentAt + 3), lastByteAt: instant(sentAt + 7) },
    outcome: {
      kind: "captured",
      identity: {
        status: 200,
        location: null,
        contentType: "text/html",
        contentDigest: sha256Digest(Buffer.from(`body ${seq}`)),
      },
      payloadDigest: sha256Digest(Buffer.from(`body ${seq}`)),
      payloadBytes: 6,
      validators: { etag: '"x"', lastModified: null, date: sentAt, ageSeconds: null, cacheSigns: false },
    },
    records: [],
    ...changes,
  };
}
