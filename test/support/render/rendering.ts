// Renderers for tests, and pages for them.
import { instant } from "#model/index.js";
import type { Answerer, PageToRender, Renderer, Rendering, RenderOutcome } from "#ports/index.js";
import { startRenderer, type ChromiumOptions } from "#render/index.js";
import { findBrowser } from "../browser.js";
import { fetchPlainly } from "./loopback-answerer.js";

/** The second at which test pages are shown. */
export const SHOWN_AT = instant(Date.UTC(2026, 10, 15, 12, 31, 7));

/** The machine's Chromium; where it is missing the test fails with one line. */
export async function testRenderer(
  options: Partial<ChromiumOptions> = {},
): Promise<Renderer & { readonly pid: number }> {
  const started = await startRenderer({ browserPath: findBrowser(), ...options });
  if (started.kind === "none") throw new Error(started.message);
  return started.renderer;
}

/** A page of a loopback server, its document fetched. */
export async function loopbackPage(url: string, answer: Answerer): Promise<PageToRender> {
  const document = await fetchPlainly({ method: "GET", url, headers: [], body: null });
  return { url, document, at: SHOWN_AT, answer };
}

/** A page of given markup on a made-up host; what it asks for is answered by path, or is not there. */
export function markupPage(
  markup: string,
  files: Readonly<Record<string, string>> = {},
  url = "http://site.example/",
): PageToRender {
  const answer: Answerer = ({ url: asked }) => {
    const { pathname, search } = new URL(asked);
    const body = files[pathname + search] ?? files[pathname];
    const type = typeOf(pathname);
    return Promise.resolve(
      body === undefined
        ? { kind: "response", id: asked, status: 404, headers: [], body: new Uint8Array() }
        : {
            kind: "response",
            id: asked,
            status: 200,
            headers: [["Content-Type", type]],
            body: Buffer.from(body),
          },
    );
  };
  const body = Buffer.from(`<!doctype html><html lang=en>${markup}`);
  const headers = [["Content-Type", "text/html; charset=utf-8"]] as const;
  return { url, document: { kind: "response", id: url, status: 200, headers, body }, at: SHOWN_AT, answer };
}

function typeOf(path: string): string {
  if (path.endsWith(".js")) return "text/javascript";
  return path.endsWith(".html") ? "text/html" : "text/plain";
}

/** What was rendered; fails with the reason where nothing was. */
export function renderingOf(outcome: RenderOutcome): Rendering {
  if (outcome.kind === "rendered") return outcome.rendering;
  throw new Error(`${outcome.code}: ${outcome.message}`);
}
