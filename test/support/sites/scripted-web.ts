// A small web given as a table, in virtual time: several hosts, exact answers, and a log of what was asked for.
import { requestMessage, VirtualClock } from "#lab/index.js";
import { captureSite, makeWorld, type CaptureOutcome, type Watcher, type World } from "#crawl/index.js";
import { type CaptureSettings, instant, type Instant, type PageUrl } from "#model/index.js";
import type { Archive, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";

/** One answer; a string is an HTML page. */
export type ScriptedPage =
  | string
  | {
      readonly status?: number;
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array;
      /** Sends everything again, whatever the validators say. */
      readonly ignoresConditions?: true;
    };

const START = instant(Date.UTC(2026, 5, 1));
const LATENCY_MS = 5;

/** Answers by its table, 404 for everything else. */
export class ScriptedWeb implements Fetcher {
  readonly profile = { "User-Agent": "isochron-test" };
  readonly clock = new VirtualClock({ startAt: START });
  readonly asked: { readonly url: string; readonly at: Instant; readonly isConditional: boolean }[] = [];
  readonly pages: Record<string, ScriptedPage>;

  constructor(pages: Record<string, ScriptedPage>) {
    this.pages = pages;
  }

  async fetch({ url, conditional }: FetchRequest): Promise<FetchResult> {
    const sentAt = this.clock.now();
    this.asked.push({ url, at: sentAt, isConditional: conditional !== undefined });
    await this.clock.sleepUntil(instant(sentAt + LATENCY_MS));
    const now = this.clock.now();
    const responseBytes = bytesOf(this.pages[url], conditional !== undefined);
    return {
      kind: "response",
      exchange: {
        times: { sentAt, firstByteAt: now, lastByteAt: now },
        requestBytes: requestMessage({ url, ...(conditional && { conditional }) }, this.profile),
        responseBytes,
        truncated: null,
        remoteAddress: "192.0.2.1",
      },
    };
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }

  /** What was asked for, each address once, robots.txt left out. */
  get addresses(): string[] {
    return [...new Set(this.asked.map(({ url }) => url))].filter((url) => !url.endsWith("/robots.txt"));
  }
}

function bytesOf(page: ScriptedPage | undefined, isConditional: boolean): Buffer {
  if (page === undefined) return message(404, { "Content-Type": "text/html" }, Buffer.from("no such page"));
  const {
    status = 200,
    type = "text/html",
    headers = {},
    body = "",
    ignoresConditions = false,
  } = typeof page === "string" ? { body: page } : page;
  if (isConditional && !ignoresConditions && (headers["ETag"] || headers["Last-Modified"]))
    return message(304, headers, Buffer.alloc(0));
  return message(status, { "Content-Type": type, ...headers }, Buffer.from(body));
}

function message(status: number, headers: Readonly<Record<string, string>>, body: Buffer): Buffer {
  const lines = Object.entries({ ...headers, "Content-Length": String(body.length) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${lines.join("")}\r\n`), body]);
}

/** Links to these addresses, one after the other. */
export function linksTo(...urls: string[]): string {
  return urls.map((url) => `<a href="${url}">x</a>`).join("\n");
}

/** What a scripted capture may differ in. */
export interface ScriptedCapture {
  readonly seeds: readonly string[];
  readonly settings?: Partial<CaptureSettings>;
  readonly world?: Partial<World>;
  readonly watcher?: Watcher;
}

/** Captures a scripted web into an archive. */
export function captureWeb(
  web: ScriptedWeb,
  archive: Archive,
  request: ScriptedCapture,
): Promise<CaptureOutcome> {
  const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test", ...request.world });
  const settings = { delayMs: 10, strategy: "bfs-fifo", maxPages: 1000, threshold: 0.3, ...request.settings };
  return captureSite({ site: siteFromSeeds(request.seeds), settings }, world, request.watcher);
}

/** The report's pages as `url → verdict`. */
export function verdicts({ report }: CaptureOutcome): Record<string, string> {
  return Object.fromEntries(report.pages.map(({ url, verdict }) => [url, verdict]));
}

/** A page of the report by its address. */
export function reportPage({ report }: CaptureOutcome, url: string) {
  return report.pages.find((page) => page.url === (url as PageUrl));
}
