// The rendered tree out of DevTools' snapshot: text, links and boxes, closed shadow roots and frames included.
import { sha256Digest } from "#formats/index.js";
import type { RenderedLink, RenderedTree, Secrets } from "#ports/index.js";
import { parsedUrl } from "#model/index.js";
import type { Snapshot, SnapshotDocument } from "../cdp/protocol.js";
import type { RenderLimits } from "../limits.js";
import { readBoxes } from "./read-boxes.js";

const ELEMENT = 1;

/** How much of a tree is kept. */
export type TreeLimits = Pick<RenderLimits, "maxTextChars" | "maxLinks" | "maxBoxes">;

/** What the snapshot shows; links that were found otherwise come after its own. */
export function readTree(
  snapshot: Snapshot,
  found: readonly RenderedLink[],
  limits: TreeLimits,
  secrets: Secrets | null = null,
): RenderedTree {
  const whole = readText(snapshot, secrets);
  const links = distinct([...snapshot.documents.flatMap((one) => linksOf(one, snapshot.strings)), ...found]);
  const boxes = snapshot.documents.flatMap((one, at) => readBoxes(one, at, snapshot.strings));
  const text = whole.slice(0, limits.maxTextChars);
  return {
    text,
    // Over the whole, so that a change beyond what is kept is one.
    textDigest: sha256Digest(Buffer.from(whole, "utf8")),
    links: links.slice(0, limits.maxLinks),
    boxes: boxes.slice(0, limits.maxBoxes),
    isCut: whole.length > text.length || links.length > limits.maxLinks || boxes.length > limits.maxBoxes,
  };
}

/** The text alone, of all documents; a digest of it must not tell a secret. */
export function readText({ documents, strings }: Snapshot, secrets: Secrets | null): string {
  const whole = documents
    .map((one) => textOf(one, strings))
    .join("\n")
    .trim();
  return secrets?.maskedText(whole) ?? whole;
}

/** Title, address and language of the page's own document. */
export function readHead({ documents, strings }: Snapshot): {
  readonly title: string;
  readonly finalUrl: string;
  readonly language: string;
} {
  const [page] = documents;
  // The document's type is called "html" too.
  const at = page?.nodes.nodeType?.indexOf(ELEMENT) ?? -1;
  const html = attributesOf(page?.nodes.attributes?.[at] ?? [], strings);
  return {
    title: strings[page?.title ?? -1] ?? "",
    finalUrl: strings[page?.documentURL ?? -1] ?? "",
    language: html.get("lang") ?? "",
  };
}

/** Text in the order of the tree; what stands on another line than the text before it begins one. */
function textOf({ layout }: SnapshotDocument, strings: readonly string[]): string {
  const lines: string[] = [];
  let lastY = Number.NaN;
  for (const [at, place] of layout.text.entries()) {
    const text = strings[place];
    if (text === undefined) continue;
    const y = Math.round(layout.bounds[at]?.[1] ?? 0);
    if (y === lastY && lines.length > 0) lines[lines.length - 1] += text;
    else lines.push(text);
    lastY = y;
  }
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function linksOf(document: SnapshotDocument, strings: readonly string[]): RenderedLink[] {
  const base = strings[document.baseURL] ?? "";
  return (document.nodes.attributes ?? []).flatMap((places, at) => {
    if (places.length === 0) return [];
    const name = strings[document.nodes.nodeName?.[at] ?? -1] ?? "";
    const attributes = attributesOf(places, strings);
    const element = /^(a|area)$/i.test(name)
      ? (attributes.get("href") ?? attributes.get("xlink:href"))
      : undefined;
    const handlers = handlerAddresses(attributes.get("onclick") ?? "");
    return [
      ...(element === undefined ? [] : resolved(element, base, "element")),
      ...handlers.flatMap((address) => resolved(address, base, "handler")),
    ];
  });
}

/** Where a handler sends the page, as far as it is written out in it. */
const HANDLER =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\b(?:window\.)?open\()\s*(["'])((?:(?!\1).){1,2000})\1/g;

/** Addresses in the text of an onclick attribute. */
export function handlerAddresses(text: string): string[] {
  return [...text.slice(0, 10_000).matchAll(HANDLER)].map(([, , address = ""]) => address);
}

function resolved(address: string, base: string, found: RenderedLink["found"]): RenderedLink[] {
  const written = address.trim();
  const url = parsedUrl(written, base || undefined);
  return url !== null && /^https?:$/.test(url.protocol) ? [{ url: url.href, found }] : [];
}

/** Each address as it was found first. */
function distinct(links: readonly RenderedLink[]): RenderedLink[] {
  const byUrl = new Map<string, RenderedLink>();
  for (const link of links) if (!byUrl.has(link.url)) byUrl.set(link.url, link);
  return [...byUrl.values()];
}

function attributesOf(places: readonly number[], strings: readonly string[]): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let at = 0; at + 1 < places.length; at += 2)
    attributes.set((strings[places[at] ?? -1] ?? "").toLowerCase(), strings[places[at + 1] ?? -1] ?? "");
  return attributes;
}
