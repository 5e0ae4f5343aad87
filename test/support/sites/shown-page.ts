// Pages of the lab's script-built sites as the renderer is given them, at one instant.
import { withoutNoise, type ScriptPage, type ScriptSite } from "#lab/script-built/sites/index.js";
import type { Instant } from "#model/index.js";
import type { PageToRender, RenderAnswer, Renderer, Rendering, RenderRequest } from "#ports/index.js";
import { renderingOf } from "../render/rendering.js";

/** Clients whose text `innerText` does not read, as it stands in shadow roots or frames. */
export const UNREAD_BY_INNER_TEXT: ReadonlySet<string> = new Set(["lit", "closed-shadow", "frames"]);

type Request = Pick<RenderRequest, "method" | "url" | "headers" | "body">;

/** What the site answers at an instant, as the renderer takes it. */
export function siteAnswer(
  site: ScriptSite,
  at: Instant,
  request: Request,
): RenderAnswer & { kind: "response" } {
  const { method, url, body } = request;
  const headers = Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const answer = site.answer({ method, url, headers, body: body ?? new Uint8Array() }, at);
  return { kind: "response", id: `${method} ${url}`, ...answer };
}

/** A page with everything answered as of one instant. */
export function pageAt(site: ScriptSite, page: ScriptPage, at: Instant): PageToRender {
  const url = site.origins.own + page.path;
  const document = siteAnswer(site, at, { method: "GET", url, headers: [], body: null });
  return { url, document, at, answer: (request) => Promise.resolve(siteAnswer(site, at, request)) };
}

/** How a page came out beside its truth. */
export interface ShownPage {
  readonly name: string;
  readonly isTextTrue: boolean;
  readonly areAsksTrue: boolean;
  readonly rendering: Rendering;
  readonly declared: string;
}

/** Shows a page at an instant and holds it to what is declared. */
export async function shown(
  renderer: Renderer,
  site: ScriptSite,
  page: ScriptPage,
  at: Instant,
): Promise<ShownPage> {
  const rendering = renderingOf(await renderer.render(pageAt(site, page, at)));
  const declared = page.text(at);
  return {
    name: `${site.name} ${page.path}`,
    isTextTrue: asRead(rendering.tree.text) === asRead(declared),
    areAsksTrue: asksOf(rendering).join("\n") === [...page.asks].sort().join("\n"),
    rendering,
    declared,
  };
}

/** Every request but the document's own, each once. */
export function asksOf({ requests }: Rendering): string[] {
  const asks = requests
    .slice(1)
    .filter(({ url }) => !url.startsWith("ws"))
    .map(({ method, url }) => `${method} ${withoutNoise(url)}`);
  return [...new Set(asks)].sort();
}

/** White space is layout. */
export function asRead(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
