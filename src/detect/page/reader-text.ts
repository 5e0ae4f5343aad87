// The words of a page as its reader would see them: title and visible text, without scripts, styles and what is hidden.
// Nothing is scrubbed or cut into blocks here: this is what people search for, not what versions are compared by.
import { decodeText, mediaType } from "#formats/index.js";
import type { TextForm } from "#model/index.js";
import { parseBounded } from "./bounded-parser.js";
import { chain, type LinkedNode } from "./linked-tree.js";
import { looksLikeHtml, MOST_READ_CHARS } from "./read-page.js";
import { TextLines } from "./text-lines.js";

/** What a reader would see of a page. */
export interface ReaderText {
  readonly form: TextForm;
  readonly title: string;
  /** What the page says it is written in, up to the first hyphen, in lower case. */
  readonly language: string | null;
  readonly text: string;
  /** Whether there was more of it. */
  readonly isCut: boolean;
}

/** What a content is read as; `null` for what has no text to be searched. */
export function textFormOf(contentType: string | null): TextForm | null {
  const type = mediaType(contentType) ?? "";
  if (type === "text/html" || type === "application/xhtml+xml" || type === "") return "html";
  if (type === "application/pdf" || type === "application/x-pdf") return "pdf";
  if (/^text\/(?:plain|markdown|csv|x-markdown|tab-separated-values)$/.test(type)) return "text";
  return /^(?:text|application)\/(?:xml|(?:rss|atom|rdf)\+xml)$/.test(type) ? "xml" : null;
}

/** Reads HTML, XML or plain text up to so many characters; never fails. */
export function readerText(content: Uint8Array, contentType: string | null, mostChars: number): ReaderText {
  const decoded = decodeText(content, contentType).text;
  const source = decoded.slice(0, MOST_READ_CHARS);
  const form = formOf(source, contentType);
  const read =
    form === "text" ? plainText(source, mostChars) : treeText(source, form, contentType, mostChars);
  return { ...read, form, isCut: read.isCut || decoded.length > source.length };
}

/** The primary part of a language tag (RFC 5646 section 2.2.1); `null` of what is none. */
export function primaryLanguage(tag: string | null | undefined): string | null {
  return /^\s*([A-Za-z]{2,8})(?:[-_,;\s]|$)/.exec(tag ?? "")?.[1]?.toLowerCase() ?? null;
}

/** A server that does not say what it sends is asked by its content. */
function formOf(source: string, contentType: string | null): "html" | "xml" | "text" {
  const form = textFormOf(contentType);
  if (form === "xml" || form === "text") return form;
  return mediaType(contentType) === null && !looksLikeHtml(source) ? "text" : "html";
}

type Read = Omit<ReaderText, "form">;

function plainText(source: string, mostChars: number): Read {
  // Bytes that are no text at all, whatever was said of them.
  const text = source.slice(0, 8192).includes("\0") ? "" : source.trim();
  return { title: "", language: null, text: text.slice(0, mostChars), isCut: text.length > mostChars };
}

function treeText(source: string, form: "html" | "xml", contentType: string | null, mostChars: number): Read {
  const isXml = form === "xml" || mediaType(contentType) === "application/xhtml+xml";
  const root = parseBounded(source, isXml);
  const lines = new TextLines({ isXml: form === "xml", mostChars });
  lines.addTree(root);
  const top = elementsNearTop(root);
  return {
    title: titleOf(top),
    language: languageOf(root, top),
    text: lines.text,
    isCut: lines.isCut,
  };
}

/** Title and language stand near the top: further nodes are not looked at. */
const MOST_NODES = 2000;

function titleOf(top: readonly LinkedNode[]): string {
  const title = top.find((node) => node.tag === "title");
  const text = [...chain(title?.first ?? null)].map((child) => child.text ?? "").join("");
  return text.slice(0, 2000).replace(/\s+/g, " ").trim().slice(0, 500);
}

function languageOf(root: LinkedNode, top: readonly LinkedNode[]): string | null {
  const named = top.find((node) => attributeOf(node, "lang", "xml:lang") !== null);
  const isWhole =
    named !== undefined && (named.tag === "html" || named.tag === "body" || named.parent === root);
  if (isWhole) return primaryLanguage(attributeOf(named, "lang", "xml:lang"));
  const meta = top.find((node) => /^content-language$/i.test(attributeOf(node, "http-equiv") ?? ""));
  if (meta) return primaryLanguage(attributeOf(meta, "content"));
  return primaryLanguage(top.find(({ tag }) => tag === "language")?.first?.text);
}

function attributeOf({ attributes }: LinkedNode, first: string, second = first): string | null {
  for (const { name, prefix, value } of attributes) {
    const whole = prefix ? `${prefix}:${name}` : name;
    if (whole === first || whole === second) return value;
  }
  return null;
}

/** Breadth first, made once for all that is looked for. */
function elementsNearTop(root: LinkedNode): LinkedNode[] {
  const queue: LinkedNode[] = [root];
  for (let i = 0; i < queue.length; i++)
    for (let child = queue[i]!.first; child !== null && queue.length < MOST_NODES; child = child.next)
      queue.push(child);
  return queue.filter(({ text }) => text === null);
}
