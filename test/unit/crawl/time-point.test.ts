// Where t* lies among the looks, which clocks a capture is resumed by, and which pages vary by themselves.
import { describe, expect, it } from "vitest";
import { captureSite, makeWorld, resumeCapture } from "#crawl/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { Archive, FetchRequest, FetchResult } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { captureWeb, linksTo, ScriptedWeb, verdicts } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const URLS = ["a", "b", "c"].map((name) => HOME + name);
const SETTINGS = { delayMs: 10, strategy: "bfs-fifo", maxPages: 100, threshold: 0.3 };

function makeWeb(): ScriptedWeb {
  return new ScriptedWeb({ [HOME]: linksTo(...URLS), ...Object.fromEntries(URLS.map((url) => [url, url])) });
}

function inArchive(act: (archive: Archive) => Promise<void>): Promise<void> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "test" });
    await act(archive);
    await archive.close();
  });
}

it("lies after every visit's last byte, and no revisit is sent before it", () =>
  inArchive(async (archive) => {
    const { certificate, report } = await captureWeb(makeWeb(), archive, { seeds: [HOME] });
    const looks = certificate.pages.flatMap((page) => page.records);
    const at = new Date(report.plannedAsOf).toISOString();
    const of = (pass: string) => looks.filter((look) => look.pass === pass);
    expect([of("visit").length, of("revisit").length]).toEqual([4, 4]);
    expect(of("visit").filter(({ lastByteAt }) => lastByteAt > at)).toEqual([]);
    expect(of("revisit").filter(({ sentAt }) => sentAt < at)).toEqual([]);
  }));

describe("a capture is not resumed", () => {
  /** Interrupts a capture in its visits, and goes on by a clock that shows so many milliseconds after the start. */
  async function resumedAt(archive: Archive, afterMs: number): Promise<void> {
    const web = makeWeb();
    const [stop, startedAt] = [new AbortController(), web.clock.now()];
    const world = makeWorld({ archive, fetcher: web, clock: web.clock, software: "test" });
    const watcher = { signal: stop.signal, onProgress: () => stop.abort() };
    const begun = captureSite({ site: siteFromSeeds([HOME]), settings: SETTINGS }, world, watcher);
    await expect(begun).rejects.toThrow();
    const clock = new VirtualClock({ startAt: instant(startedAt + afterMs) });
    await resumeCapture(null, makeWorld({ archive, fetcher: web, clock, software: "test" }));
  }

  it.each([
    ["the capture's start", -1, /starts in the future/],
    ["its last sighting", 1, /behind the last sighting/],
  ])("while the clock stands before %s", (_what, afterMs, message) =>
    inArchive((archive) => expect(resumedAt(archive, afterMs)).rejects.toThrow(message)),
  );
});

it("tells a page that differs at every request from one that changed once", () =>
  inArchive(async (archive) => {
    const [restless, changed] = [URLS[0]!, URLS[1]!];
    class RestlessWeb extends ScriptedWeb {
      override fetch(request: FetchRequest): Promise<FetchResult> {
        const times = this.asked.filter(({ url }) => url === request.url).length;
        if (request.url === restless) this.pages[restless] = `answer ${times}`;
        if (request.url === changed && times > 0) this.pages[changed] = "another";
        return super.fetch(request);
      }
    }
    const web = new RestlessWeb(makeWeb().pages);
    expect(verdicts(await captureWeb(web, archive, { seeds: [HOME] }))).toMatchObject({
      [restless]: "self-varying",
      [changed]: "changed",
    });
  }));
