// A page that asks for sixty parts while the capture is polite: the page's own clock stands still meanwhile.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ScriptSite, SiteAnswer, SiteRequest } from "#lab/script-built/sites/index.js";
import { instant } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { SHOWN_AT, testRenderer } from "../../support/render/rendering.js";
import { captureScriptSite } from "../../support/sites/captured-site.js";

const REQUESTS = 60;
const SHELL = `<!doctype html><html lang="en"><title>Long</title><div id="app"></div><script type="module" src="/long.js"></script></html>`;
const LONG = `const began = performance.now();
for (let n = 0; n < ${REQUESTS}; n++) await (await fetch("/part/" + n)).text();
document.getElementById("app").textContent = "page time " + Math.round(performance.now() - began) + " ms";`;

function answer({ url }: SiteRequest): SiteAnswer {
  const { pathname } = new URL(url);
  const said = (type: string, body: string, status = 200): SiteAnswer => ({
    status,
    headers: [["Content-Type", type]],
    body: Buffer.from(body),
  });
  if (pathname === "/") return said("text/html", SHELL);
  if (pathname === "/long.js") return said("text/javascript", LONG);
  return pathname.startsWith("/part/") ? said("text/plain", pathname) : said("text/plain", "no", 404);
}

const SITE: ScriptSite = {
  name: "long",
  framework: "none",
  noise: "none",
  origins: { own: "https://long.example", other: "https://api.long.example" },
  pages: [],
  changesAt: [],
  answer,
  socketMessage: () => null,
};

let renderer: Renderer;
beforeAll(async () => {
  renderer = await testRenderer();
});
afterAll(async () => {
  await renderer?.close();
});

it(
  "sixty requests at one a second take less than a second of the page's time",
  { timeout: 120_000 },
  async () => {
    const startAt = instant(SHOWN_AT + 60_000);
    const { documents, outcome } = await captureScriptSite(SITE, renderer, { startAt, delayMs: 1000 });
    const visitsMs = outcome.report.plannedAsOf - outcome.report.startedAt;
    expect(visitsMs).toBeGreaterThan(REQUESTS * 1000);
    const [, pageMs] = /page time (\d+) ms/.exec(documents[0]!.text) ?? [];
    expect(Number(pageMs)).toBeLessThan(1000);
  },
);
