// Documents shown in a browser as part of a capture: what they ask for is asked once in a pass and sent again after t*,
// and a document is claimed whole only when nothing about it is open.
import { describe, expect, it } from "vitest";
import { resumeCapture, makeWorld } from "#crawl/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { BUILT_SITE } from "../../support/captures/rendered-capture.js";
import { fixedRenderer } from "../../support/render/fixed-renderer.js";
import { captureWeb, reportPage, ScriptedWeb, type ScriptedPage } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";
import { unwrapped } from "../../support/test-io.js";

const SITE = "http://built.test/";
const QUERY = Object.keys(BUILT_SITE.pages).find((url) => url.includes("#POST"))!;
const LIST = Object.keys(BUILT_SITE.pages).find((url) => url.includes("#GET"))!;
const BROWSER = { browser: { mode: "auto" } } as const;
const openRenderer = fixedRenderer(BUILT_SITE.documents);

/** A web whose answer to one request is another at the first time. */
class ChangingWeb extends ScriptedWeb {
  readonly #url: string;
  readonly #first: ScriptedPage;

  constructor(url: string, first: ScriptedPage) {
    super({ ...BUILT_SITE.pages });
    this.#url = url;
    this.#first = first;
  }

  override async fetch(request: FetchRequest): Promise<FetchResult> {
    const known = this.pages[request.url];
    const isFirst = request.url === this.#url && !this.asked.some(({ url }) => url === this.#url);
    if (isFirst) this.pages[request.url] = this.#first;
    const result = await super.fetch(request);
    if (isFirst && known !== undefined) this.pages[request.url] = known;
    return result;
  }
}

const captured = (web: ScriptedWeb, settings: object = BROWSER) =>
  withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "test" });
    try {
      return await captureWeb(web, archive, { seeds: [SITE], settings, world: { openRenderer } });
    } finally {
      await archive.close();
    }
  });

describe("a document that scripts build", () => {
  it("is claimed with all that it asked for, each message sent once before t* and once after it", async () => {
    const web = new ScriptedWeb({ ...BUILT_SITE.pages });
    const { report, certificate } = await captured(web);
    expect(report.rendered).toMatchObject({ pages: 2, closed: 2, open: 1, failed: 0 });
    expect([report.rendered?.openKinds, report.rendered?.failures]).toEqual([{ websocket: 1 }, undefined]);
    expect(renderTerminal(report, { width: 100, colour: false })).toMatch(
      /1 open \(went on\s+without what a socket would bring: 1\)/,
    );
    expect(report.rendered?.composites).toMatchObject({ pages: 2, sharp: 1 });
    expect(certificate.counts.rendered).toEqual({ documents: 2, sharp: 1 });
    const words = "Of a shown document the responses that it was given are proved as all responses are";
    expect(certificate.cannotProve.join("\n")).toContain(words);
    expect(unwrapped(renderTerminal(report, { width: 100, colour: false }))).toContain(words);
    expect(renderHtml(report)).toContain(words);
    const live = certificate.pages.find(({ url }) => url === `${SITE}live`);
    expect(live?.rendering?.requests).toEqual([LIST]); // asked for before, by another document
    for (const url of Object.keys(BUILT_SITE.pages)) {
      const times = web.asked.filter((one) => one.url === url).map(({ at }) => at > report.plannedAsOf);
      expect(times, url).toEqual([false, true]);
    }
  });

  it("is not claimed where a part showed no state when it was asked for, whatever it shows later", async () => {
    const outcome = await captured(new ChangingWeb(QUERY, { status: 500 }));
    expect(reportPage(outcome, QUERY)?.verdict).toBe("sharp");
    expect(reportPage(outcome, SITE)?.rendering?.open).toMatchObject([{ kind: "failed", url: QUERY }]);
    expect(outcome.report.rendered?.composites.sharp).toBe(0);
  });

  it("is not claimed where a part changed, nor shown where nobody asked for it", async () => {
    const changed = await captured(new ChangingWeb(QUERY, { type: "application/json", body: "{}" }));
    expect(reportPage(changed, QUERY)?.verdict).toBe("changed");
    expect(changed.report.rendered?.composites.sharp).toBe(0);
    const never = await captured(new ScriptedWeb({ ...BUILT_SITE.pages }), { browser: { mode: "never" } });
    expect(never.report.rendered).toBeUndefined();
    expect(never.report.scriptBuilt?.pages).toBe(1);
  });

  it("is shown when the capture goes on, where a process ended in the middle of it", async () => {
    await withTempDir(async (dir) => {
      const web = new ScriptedWeb({ ...BUILT_SITE.pages });
      const broken: typeof openRenderer = async (settings) => {
        const opened = await openRenderer(settings);
        if (opened.kind === "none") return opened;
        const { renderer } = opened;
        const render: typeof renderer.render = async (page, signal) => {
          await renderer.render(page, signal);
          throw new Error("the process ends here");
        };
        return {
          kind: "started",
          renderer: { facts: renderer.facts, render, close: () => renderer.close() },
        };
      };
      const first = await openArchive(dir, { software: "test" });
      const request = { seeds: [SITE], settings: BROWSER, world: { openRenderer: broken } };
      await expect(captureWeb(web, first, request)).rejects.toThrow("the process ends here");
      await first.close();
      const archive = await openArchive(dir, { software: "test" });
      const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test", openRenderer });
      const { report } = await resumeCapture(null, world);
      await archive.close();
      expect(report.rendered).toMatchObject({ pages: 2, composites: { sharp: 1 } });
      for (const url of Object.keys(BUILT_SITE.pages))
        expect(web.asked.filter((one) => one.url === url).length, url).toBe(2);
    });
  });
});
