// A host that answers for half of its pages only: what its silence costs, and what is said of it.
import { expect, it } from "vitest";
import { HostPatience } from "#crawl/ask/host-patience.js";
import { memoryArchive } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { FetchRequest, FetchResult } from "#ports/index.js";
import { captureWeb, linksTo, ScriptedWeb } from "../../support/sites/scripted-web.js";

const FULL_MS = 30_000;
const PAGES = Array.from({ length: 40 }, (_, i) => `http://half.test/${i}`);

/** Keeps silent for every second page, for as long as it is waited for. */
class HalfSilentWeb extends ScriptedWeb {
  override async fetch(request: FetchRequest): Promise<FetchResult> {
    if (!/\/\d*[13579]$/.test(request.url)) return super.fetch(request);
    const sentAt = this.clock.now();
    await this.clock.sleepUntil(instant(sentAt + (request.patienceMs ?? FULL_MS)));
    const times = { sentAt, firstByteAt: this.clock.now(), lastByteAt: this.clock.now() };
    return {
      kind: "failed",
      code: "first-byte-timeout",
      message: "the server did not answer in time",
      times,
    };
  }
}

it("is waited for less after its third silence, and the report says so", async () => {
  const web = new HalfSilentWeb({ "http://half.test/": linksTo(...PAGES) });
  for (const url of PAGES) web.pages[url] = `page ${url}`;
  const startedAt = web.clock.now();
  // Back-off after failures is the pace's affair, and bounded by itself.
  const { report } = await captureWeb(web, memoryArchive(), {
    seeds: ["http://half.test/"],
    settings: { delayMs: 0, passes: 1, manners: { maxHostFailures: 1000 } },
  });
  const silentMs = web.clock.now() - startedAt;
  expect(report.notes.join("\n")).toContain(
    "half.test: silent 3 times; from then on its answers were waited for 3 s",
  );
  expect(report.notes.join("\n")).toContain("half.test: 15 pages that kept silent were not tried again");
  // Three in full, 22 of three seconds, and the pauses after them; before, forty in full and longer pauses.
  expect(silentMs).toBeLessThan(8 * FULL_MS);
  expect(report.pages.filter(({ verdict }) => verdict === "failed").length).toBe(20);
});

it("waits several times as long as the slowest answer took", () => {
  const patience = new HostPatience();
  const times = { sentAt: instant(0), firstByteAt: instant(5000), lastByteAt: instant(5000) };
  const exchange = { times, requestBytes: new Uint8Array(), responseBytes: new Uint8Array() };
  patience.note("slow.test", {
    kind: "response",
    exchange: { ...exchange, truncated: null, remoteAddress: null },
  });
  for (let nth = 0; nth < 3; nth++) {
    expect(patience.of("slow.test")).toBeNull();
    patience.note("slow.test", { kind: "failed", code: "first-byte-timeout", message: "", times });
  }
  expect(patience.of("slow.test")).toBe(20_000);
  expect(patience.of("other.test")).toBeNull();
});
