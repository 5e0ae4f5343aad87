// Bytes to text: byte order mark, header, what the document says itself, then UTF-8 or windows-1252.
import { asBuffer } from "./http-head.js";

/** Text and the WHATWG name of the encoding it was read with. */
export interface DecodedText {
  readonly text: string;
  readonly charset: string;
}

/** How far a document may announce its own encoding (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1024;

/** Decodes a document or style sheet; never fails, wrong bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, contentType: string | null): DecodedText {
  const declared = bomCharset(bytes) ?? known(headerCharset(contentType)) ?? prescanCharset(bytes);
  if (declared === "windows-1252") return decodeWindows1252(bytes);
  if (declared) return { text: new TextDecoder(declared).decode(bytes), charset: declared };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), charset: "utf-8" };
  } catch {
    return decodeWindows1252(bytes);
  }
}

// Node 20 reads windows-1252 as plain latin1, so its 27 characters between 0x80 and 0x9f are put in here.
const WINDOWS_1252 =
  "\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f" +
  "\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178";

function decodeWindows1252(bytes: Uint8Array): DecodedText {
  const text = asBuffer(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252.charAt(c.charCodeAt(0) - 0x80));
  return { text, charset: "windows-1252" };
}

/** The media type in lower case without its parameters; `null` when there is none. */
export function mediaType(contentType: string | null): string | null {
  const essence = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  return essence === undefined || essence === "" ? null : essence;
}

function headerCharset(contentType: string | null): string | null {
  const match = /;\s{0,8}charset\s{0,8}=\s{0,8}(?:"([^"]{1,64})"|([^\s;"]{1,64}))/i.exec(contentType ?? "");
  return match?.[1] ?? match?.[2] ?? null;
}

function bomCharset(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return null;
}

function prescanCharset(bytes: Uint8Array): string | null {
  const head = asBuffer(bytes)
    .toString("latin1", 0, PRESCAN_BYTES)
    .replace(/<!--.*?(?:-->|$)/gs, "");
  const css = /^@charset "([^"]{1,64})";/.exec(head)?.[1];
  const meta = /<meta\s[^>]*?charset\s*=\s*["']?\s*([^\s"'/>;]{1,64})/i.exec(head)?.[1];
  const name = known(css ?? meta ?? null);
  // Read as ASCII, so it cannot be UTF-16, whatever it says.
  return name?.startsWith("utf-16") ? "utf-8" : name;
}

function known(label: string | null): string | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return null;
  }
}
