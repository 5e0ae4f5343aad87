// An archive of many sites, each captured ten times, filled through the store's ports without waiting for the disk: what
// lists, a site's view and the search box read of an archive that has grown for years.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseHttpResponse, sha256Digest } from "#formats/index.js";
import { instant, parsePageUrl, StepTally, type CaptureReport, type PageUrl } from "#model/index.js";
import type { Archive, KeptLook } from "#ports/index.js";
import { nodeFileSystem } from "#store/file-system.js";
import { openArchive } from "#store/index.js";

/** Captures of each site. */
export const CAPTURES = 10;
const WRITTEN_PAGES = 3;
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** How much of it. */
export interface Extent {
  readonly sites: number;
  /** Of each capture. */
  readonly pages: number;
}

/** Name of a site. */
export const siteAt = (i: number): string => `site-${String(i).padStart(4, "0")}.example`;
/** Address of a page of it. */
export const pageAt = (site: number, i: number): PageUrl =>
  parsePageUrl(`http://${siteAt(site)}/${i === 0 ? "" : `part-${i % 10}/page-${i}.html`}`)!;
const captureAt = (site: number, i: number): string => `c${i}-${siteAt(site)}`;
/** When a capture speaks of. */
const asOfAt = (site: number, i: number): number => FIRST + i * WEEK_MS + site * 60_000;

/** Names in directories do not have to survive power loss here. */
const unsynced = {
  ...nodeFileSystem,
  syncDirectory: async () => undefined,
  open: async (...args: Parameters<typeof nodeFileSystem.open>) => {
    const file = await nodeFileSystem.open(...args);
    return {
      write: (bytes: Uint8Array) => file.write(bytes),
      truncate: (sizeBytes: number) => file.truncate(sizeBytes),
      close: () => file.close(),
      sync: async () => undefined,
    };
  },
};

/** Fills a new archive with so many sites. */
export async function fillSites(dir: string, { sites, pages }: Extent): Promise<void> {
  const archive = await openArchive(dir, { fileSystem: unsynced });
  try {
    for (let site = 0; site < sites; site++) {
      for (let i = 0; i < CAPTURES; i++) await fillCapture(archive, { site, i, pages });
      await fillIndex(archive, dir, { site, pages });
      await fillWords(archive, site);
    }
  } finally {
    await archive.close();
  }
}

/** One capture of a site, with so many pages. */
interface Filled {
  readonly site: number;
  readonly i: number;
  readonly pages: number;
}

async function fillCapture(archive: Archive, { site, i, pages: count }: Filled): Promise<void> {
  const [id, asOf] = [captureAt(site, i), asOfAt(site, i)];
  await archive.catalog.captures.create({
    id,
    site: siteAt(site),
    seeds: [pageAt(site, 0)],
    phase: "finished",
    startedAt: instant(asOf - 60_000),
    plannedAsOf: instant(asOf),
    asOf: instant(asOf),
    finishedAt: instant(asOf + 60_000),
    settings: { delayMs: 1000, strategy: "optimal-online", maxPages: 10_000 },
    expectedSharp: count - 2,
    upperBound: count,
  });
  const pages = Array.from({ length: count }, (_, k) => pageAt(site, k));
  await archive.catalog.frontier.add(
    id,
    pages.map((url, k) => ({
      url,
      kind: "document" as const,
      depth: k === 0 ? 0 : 1,
      via: k === 0 ? null : pages[0]!,
      state: "visited" as const,
      reason: null,
      late: false,
    })),
  );
  await Promise.all(pages.map((url, seq) => archive.catalog.keepLook(lookAt(id, url, seq, asOf))));
  const tally = new StepTally();
  tally.add(pages.map((_, k) => ({ from: instant(asOf - k * 500), to: instant(asOf + k * 500) })));
  await archive.catalog.standing.put(id, { pages: i === 0 ? count : 0, changes: tally.changes, hosts: [] });
  await archive.results.putReport(id, { report: reportOf({ site, i, pages: count }), html: "" });
}

function lookAt(captureId: string, url: PageUrl, seq: number, asOf: number): KeptLook {
  const sentAt = asOf - (seq + 1) * 500;
  const digest = sha256Digest(Buffer.from(`${captureId.slice(0, 2)} ${url}`));
  return {
    sighting: {
      url,
      captureId,
      seq,
      pass: "visit",
      times: { sentAt: instant(sentAt), firstByteAt: instant(sentAt + 40), lastByteAt: instant(sentAt + 60) },
      outcome: {
        kind: "captured",
        identity: { status: 200, location: null, contentType: "text/html", contentDigest: digest },
        payloadDigest: digest,
        payloadBytes: 9_500,
        validators: { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false },
      },
      records: [],
    },
    requisites: [],
    state: null,
  };
}

/** Lists read its head alone: of the pages behind it few are written. */
function reportOf({ site, i, pages: count }: Filled): CaptureReport {
  const asOf = asOfAt(site, i);
  const sharp = count - ((site + i) % 7);
  const all = { pages: count, sharp, attested: 0, possible: count };
  const pages = Array.from({ length: WRITTEN_PAGES }, (_, k) => ({
    url: pageAt(site, k),
    kind: "document",
    verdict: "sharp",
    reason: null,
    status: 200,
    contentType: "text/html",
    interval: { from: asOf - k * 500, to: asOf + k * 500 },
    visitAt: asOf - k * 500,
    revisitAt: asOf + k * 500,
    sightings: 2,
  }));
  const none = { failed: 0, gone: 0, late: 0, excluded: 0, skipped: 0, attested: 0 };
  return {
    format: "isochron-report/1",
    capture: captureAt(site, i),
    site: siteAt(site),
    seeds: [pageAt(site, 0)],
    asOf,
    all,
    verdicts: { ...none, sharp, changed: count - sharp },
    pages,
  } as unknown as CaptureReport;
}

/** The front page's record, and a line for every look of the site that leads to it. */
async function fillIndex(archive: Archive, dir: string, { site, pages }: Omit<Filled, "i">): Promise<void> {
  const id = captureAt(site, CAPTURES - 1);
  const at = asOfAt(site, CAPTURES - 1) - 500;
  const body = Buffer.from(`<!doctype html><title>The ${site}th town</title><p>${"words ".repeat(1500)}`);
  const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n`;
  const responseBytes = Buffer.concat([Buffer.from(head), body]);
  const parsed = parseHttpResponse(responseBytes);
  if (!parsed.ok) throw new Error("not HTTP");
  const sink = await archive.warcs.open(id);
  await sink.writeExchange({
    url: pageAt(site, 0),
    payload: { digest: sha256Digest(parsed.body), offset: parsed.headerEnd },
    note: {},
    refersTo: null,
    exchange: {
      times: { sentAt: instant(at), firstByteAt: instant(at + 1), lastByteAt: instant(at + 2) },
      requestBytes: Buffer.from(`GET / HTTP/1.1\r\nHost: ${siteAt(site)}\r\n\r\n`),
      responseBytes,
      truncated: null,
      remoteAddress: "127.0.0.1",
    },
  });
  await sink.close();
  await archive.warcs.index(id);
  growIndex(join(dir, "indexes", `${siteAt(site)}.cdxj`), { site, pages });
}

function growIndex(path: string, { site, pages }: Omit<Filled, "i">): void {
  const [own] = readFileSync(path, "latin1").split("\n");
  const json = own!.slice(own!.indexOf("{"));
  const host = own!.slice(0, own!.indexOf(")") + 1);
  const lines = [own!];
  for (let i = 0; i < CAPTURES; i++)
    for (let k = i === CAPTURES - 1 ? 1 : 0; k < pages; k++) {
      const stamp = new Date(asOfAt(site, i) - (k + 1) * 500).toISOString().replace(/\D/g, "");
      const url = pageAt(site, k);
      const told = json.replace(/"url":"[^"]*"/, `"url":"${url}"`);
      lines.push(`${host}${new URL(url).pathname} ${stamp} ${told}`);
    }
  writeFileSync(path, `${lines.sort((a, b) => (a < b ? -1 : 1)).join("\n")}\n`, "latin1");
}

/** The front page's words: one text a site. */
async function fillWords(archive: Archive, site: number): Promise<void> {
  const look = { at: instant(asOfAt(site, 0)), captureId: captureAt(site, 0), site: siteAt(site), text: "k" };
  const text = `words of the ${site}th town ${site % 2 === 0 ? "river" : "hill"}`;
  await archive.search.put([
    {
      url: pageAt(site, 0),
      looks: [look],
      texts: [{ key: "k", title: `The ${site}th town`, text, language: "en", form: "html", isCut: false }],
    },
  ]);
  for (let i = 0; i < CAPTURES; i++) await archive.search.finish(captureAt(site, i));
}
