// A renderer without a browser: every document asks for a fixed list of requests, and shows their answers as its text.
import type { World } from "#crawl/index.js";
import { sha256Digest } from "#formats/index.js";
import type { OpenRequest, PageToRender, Renderer, Rendering, RenderRequest } from "#ports/index.js";
import { requestIdentity } from "#render/index.js";
import { plainBoxes } from "../detect/plain-layout.js";

/** One request of a document; the address may be relative to it. */
export interface FixedRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string;
  /** `Fetch` unless told. */
  readonly resourceType?: string;
  readonly carriesSecret?: true;
  readonly isSentOnce?: true;
}

/** What a document does when it is shown. */
export interface FixedDocument {
  readonly requests?: readonly FixedRequest[];
  readonly links?: readonly string[];
  readonly open?: readonly OpenRequest[];
  /** Whether it has boxes: everything below each other. */
  readonly isLaidOut?: true;
}

/** Opens renderers that know documents by their address; others ask for nothing. */
export function fixedRenderer(
  documents: Readonly<Record<string, FixedDocument>>,
): NonNullable<World["openRenderer"]> {
  return () => Promise.resolve({ kind: "started", renderer: new FixedRenderer(documents) });
}

class FixedRenderer implements Renderer {
  readonly facts = { version: "Fixed 1", isolation: "namespace", isSandboxed: true, words: [] } as const;
  readonly #documents: Readonly<Record<string, FixedDocument>>;

  constructor(documents: Readonly<Record<string, FixedDocument>>) {
    this.#documents = documents;
  }

  async render(page: PageToRender, signal = new AbortController().signal) {
    const { requests = [], links = [], open = [], isLaidOut } = this.#documents[page.url] ?? {};
    const made: Rendering["requests"][number][] = [];
    let text = "";
    for (const one of requests) {
      const request = requestOf(one, page.url);
      const answer = await page.answer(request, signal);
      const { identity, method, url, resourceType, asker } = request;
      const isAnswered = answer.kind === "response";
      if (isAnswered) text += `${Buffer.from(answer.body).toString("latin1")}\n`;
      const end = isAnswered
        ? ({ kind: "answered", id: answer.id, status: answer.status } as const)
        : ({ kind: "failed", code: answer.kind } as const);
      made.push({ identity, method, url, resourceType, asker, end });
    }
    const masked = page.steps?.secrets.maskedText(text) ?? text;
    return {
      kind: "rendered",
      rendering: shown(page, { text: masked, made, links, open, isLaidOut }),
    } as const;
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }
}

function requestOf(fixed: FixedRequest, pageUrl: string) {
  const { url, method = "GET", headers = [], body, resourceType } = fixed;
  const message = { method, url: new URL(url, pageUrl).href, headers, body: body ? Buffer.from(body) : null };
  const { carriesSecret, isSentOnce } = fixed;
  const marks = { ...(carriesSecret && { carriesSecret }), ...(isSentOnce && { isSentOnce }) };
  const about = { resourceType: resourceType ?? "Fetch", asker: "page", pageUrl, ...marks } as const;
  return { ...message, ...about, identity: requestIdentity(message) } satisfies RenderRequest;
}

interface Made extends Pick<FixedDocument, "links" | "open"> {
  readonly isLaidOut: true | undefined;
  readonly text: string;
  readonly made: Rendering["requests"];
}

function shown(
  { url, at, document }: PageToRender,
  { text, made, links = [], open = [], isLaidOut }: Made,
): Rendering {
  const boxes = isLaidOut ? plainBoxes(Buffer.from(document.body).toString("utf8")) : [];
  const found = links.map((link) => ({ url: new URL(link, url).href, found: "element" as const }));
  const textDigest = sha256Digest(Buffer.from(text));
  return {
    renderedBy: `Fixed 1, clock and chance fixed at ${new Date(at).toISOString()}`,
    finalUrl: url,
    title: "Shown",
    language: "en",
    requests: made,
    open,
    tree: { text, textDigest, links: found, boxes, isCut: false },
    screenshots: [],
    acts: [],
    steps: [],
    consoleErrors: 0,
    notes: [],
    virtualMs: 0,
  };
}
