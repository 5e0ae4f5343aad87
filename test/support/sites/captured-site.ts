// A whole capture of a script-built site: Chromium is real, time is virtual, and the site is asked in process.
import { VirtualClock } from "#lab/index.js";
import {
  judgeSite,
  ScriptSiteFetcher,
  type ScriptSite,
  type SentMessage,
  type SiteFraming,
  type ShownDocument,
  type SiteJudgement,
} from "#lab/script-built/sites/index.js";
import { captureSite, makeWorld, type CaptureOutcome } from "#crawl/index.js";
import {
  parsePageUrl,
  type BrowserSettings,
  type CaptureSettings,
  type Certificate,
  type CertificatePage,
  type Instant,
} from "#model/index.js";
import type { Archive, PageToRender, Renderer } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { withTempDir } from "../temp-dir.js";

const BROWSER: Partial<BrowserSettings> = { mode: "auto" };
const SETTINGS: CaptureSettings = {
  delayMs: 1000,
  strategy: "optimal-online",
  maxPages: 500,
  threshold: 0.3,
  browser: BROWSER,
};

/** What came of a capture, beside the site's truth. */
export interface CapturedSite {
  readonly outcome: CaptureOutcome;
  readonly judgement: SiteJudgement;
  readonly sent: readonly SentMessage[];
  readonly documents: readonly ShownDocument[];
}

/** How a site is captured, beside the settings of the capture. */
export interface CaptureWay {
  readonly startAt: Instant;
  readonly framing?: SiteFraming;
  /** Looks at the archive before it is gone. */
  readonly inspect?: (captured: CapturedSite, archive: Archive) => Promise<void>;
}

/** Captures a site from its first page on. */
export function captureScriptSite(
  site: ScriptSite,
  renderer: Renderer,
  { startAt, framing, inspect, ...settings }: CaptureWay & Partial<CaptureSettings>,
): Promise<CapturedSite> {
  return withTempDir(async (dir) => {
    const browser = new CountedRenderer(renderer);
    // While the browser works and waits for nothing of ours, no time passes.
    const clock = new VirtualClock({ startAt, isBusy: () => browser.isAtWork });
    const archive = await openArchive(dir, { software: "isochron-test" });
    const fetcher = new ScriptSiteFetcher(site, clock, framing);
    try {
      const world = makeWorld({
        archive,
        clock,
        fetcher,
        openRenderer: () => Promise.resolve({ kind: "started", renderer: browser }),
      });
      const seeds = siteFromSeeds([parsePageUrl(`${site.origins.own}/`)!]);
      const outcome = await captureSite({ site: seeds, settings: { ...SETTINGS, ...settings } }, world);
      const documents = await shownDocuments(archive, outcome.certificate);
      const judgement = judgeSite(site, outcome.certificate, documents);
      const captured = { outcome, documents, judgement, sent: fetcher.sent };
      await inspect?.(captured, archive);
      return captured;
    } finally {
      await archive.close();
    }
  });
}

/** Every document that was shown, with its text as it is stored. */
async function shownDocuments(archive: Archive, { pages }: Certificate): Promise<ShownDocument[]> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const shown = pages.filter(({ rendering }) => rendering !== undefined);
  return Promise.all(
    shown.map(async (page) => ({
      url: page.url,
      isSharp: isClaimedWhole(page, byUrl),
      text: await storedText(archive, page.url),
    })),
  );
}

/** By what the certificate lists alone. */
function isClaimedWhole(page: CertificatePage, pages: ReadonlyMap<string, CertificatePage>): boolean {
  const { failure, open, isClosed, requests } = page.rendering!;
  const parts = [page, ...requests.map((url) => pages.get(url))];
  const isProved = parts.every((part) => part?.verdict === "sharp" && part.records[0]?.restsOn);
  return failure === null && open.length === 0 && isClosed && isProved;
}

async function storedText(archive: Archive, url: string): Promise<string> {
  const entry = (await archive.index.lookup(`urn:text:${url}`)).at(-1);
  if (!entry) return "";
  const { httpBytes } = await archive.index.read(entry);
  const text = Buffer.from(httpBytes).toString();
  return text.slice(text.indexOf("\r\n\r\n") + 4);
}

/** A renderer that outlives captures, and knows whether it waits for answers. */
class CountedRenderer implements Renderer {
  readonly #renderer: Renderer;
  #pages = 0;
  #waits = 0;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  get facts(): Renderer["facts"] {
    return this.#renderer.facts;
  }

  get isAtWork(): boolean {
    return this.#pages > 0 && this.#waits === 0;
  }

  async render(page: PageToRender, signal?: AbortSignal): ReturnType<Renderer["render"]> {
    this.#pages++;
    const answer: PageToRender["answer"] = async (request, ended) => {
      this.#waits++;
      try {
        return await page.answer(request, ended);
      } finally {
        this.#waits--;
      }
    };
    try {
      return await this.#renderer.render({ ...page, answer }, signal);
    } finally {
      this.#pages--;
    }
  }

  async close(): Promise<void> {
    // The next capture needs it.
  }
}
