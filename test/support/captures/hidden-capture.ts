// Captures of the hidden site in virtual time, its documents shown in a real browser, its steps done.
import { requestMessage, VirtualClock } from "#lab/index.js";
import { hiddenSite, type HiddenSite } from "#lab/script-built/index.js";
import { ScriptSiteFetcher, type SentMessage } from "#lab/script-built/sites/index.js";
import { captureSite, makeWorld, type CaptureOutcome } from "#crawl/index.js";
import { SecretValues } from "#formats/index.js";
import { instant, type SiteSteps } from "#model/index.js";
import type { FetchRequest, FetchResult, Renderer } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";

/** Where the site is. */
export const HIDDEN = "http://hidden.test";
/** With signs that are written otherwise in forms, in JSON and in HTML. */
export const PASSWORD = 'pä$$ "w0rd" & more+';
const START = instant(Date.UTC(2026, 10, 16, 9));

/** Logs in, and looks for what a list behind the door shows. */
export const LOGIN_STEPS: SiteSteps = {
  for: [`${HIDDEN}/login`],
  steps: [
    { fill: { selector: "#user", value: "reader" } },
    { fill: { selector: "#password", secret: "DOOR" } },
    { screenshot: { name: "filled" } },
    { click: { selector: "form button", submits: true } },
    { wait: { selector: "#done" } },
    { screenshot: { name: "orders" } },
  ],
};

/** Asks a form that no link leads past. */
export function searchSteps(repeatable: boolean): SiteSteps {
  return {
    for: [`${HIDDEN}/search`],
    steps: [
      { fill: { selector: "#q", value: "a" } },
      { click: { selector: "form button", submits: true, ...(repeatable && { repeatable }) } },
      { wait: { selector: "#results" } },
    ],
  };
}

/** Writes messages as the real fetcher does, so that verifiers can be asked. */
class WrittenFetcher extends ScriptSiteFetcher {
  override async fetch(request: FetchRequest): Promise<FetchResult> {
    const result = await super.fetch(request);
    if (result.kind !== "response") return result;
    const requestBytes = requestMessage({ url: request.url }, this.profile);
    return { ...result, exchange: { ...result.exchange, requestBytes } };
  }
}

/** What came of a capture. */
export interface HiddenOutcome extends CaptureOutcome {
  readonly site: HiddenSite;
  readonly sent: readonly SentMessage[];
}

/** Captures it into an archive at `dir`. */
export async function captureHidden(
  dir: string,
  renderer: Renderer,
  steps: readonly SiteSteps[],
): Promise<HiddenOutcome> {
  const clock = new VirtualClock({ startAt: START });
  const origins = { own: HIDDEN, other: "http://other.test" };
  const site = hiddenSite({ origins, user: "reader", password: PASSWORD });
  const fetcher = new WrittenFetcher(site, clock);
  const archive = await openArchive(dir, { software: "isochron-test" });
  const { facts } = renderer;
  const openRenderer = () =>
    Promise.resolve({
      kind: "started" as const,
      renderer: {
        facts,
        render: (...given: Parameters<Renderer["render"]>) => renderer.render(...given),
        close: () => Promise.resolve(),
      },
    });
  try {
    const secrets = new SecretValues(new Map([["DOOR", PASSWORD]]));
    const world = makeWorld({ archive, fetcher, clock, software: "isochron-test", openRenderer, secrets });
    const settings = {
      delayMs: 100,
      strategy: "bfs-fifo",
      maxPages: 1_000,
      threshold: 0.3,
      browser: { mode: "auto" as const, steps },
    };
    const outcome = await captureSite({ site: siteFromSeeds([`${HIDDEN}/`]), settings }, world);
    return { ...outcome, site, sent: fetcher.sent };
  } finally {
    await archive.close();
  }
}
