// Responses too long for memory: what comes out in parts is what came out in one piece.
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replay } from "#access/index.js";
import { withOpening } from "#access/page-opening.js";
import { rewriteHtml } from "#access/rewrite.js";
import { rewriteLongHtml } from "#access/rewrite-long.js";
import { instant, type PageUrl } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const AT = Date.UTC(2026, 10, 15);
const URL_ = "http://site.test/dir/";
const mark = (link: string, base: string): string => `[${new URL(link, base).href}]`;

async function replayed(head: string, body: string | Uint8Array): Promise<unknown> {
  const index = new MemoryIndex();
  index.add(URL_, AT, head, body);
  return replay(index, { url: URL_ as PageUrl, at: instant(AT), within: null, prefix: "" });
}

async function collected(head: string, body: string | Uint8Array): Promise<{ text: string; pieces: number }> {
  const memento = (await replayed(head, body)) as { body: AsyncIterable<Uint8Array> };
  expect(memento.body).not.toBeInstanceOf(Uint8Array);
  const pieces: Uint8Array[] = [];
  for await (const piece of memento.body) pieces.push(piece);
  return { text: Buffer.concat(pieces).toString("utf8"), pieces: pieces.length };
}

/** A page of some megabytes whose links stand everywhere, also where they are none. */
function longPage(seed: number): string {
  const parts = ["<!doctype html><title>long</title><base href='/other/'>"];
  const kinds = [
    (i: number) => `<p>text é ${"x".repeat(i % 97)} <a href="p${i}.html">a</a>`,
    (i: number) => `<img srcset="a${i}.png 1x, b${i}.png 2x">`,
    (i: number) => `<script>var a = "<a href='no${i}'>";${"/* */".repeat(i % 50)}</script>`,
    (i: number) => `<!-- <a href="no${i}"> -->`,
    (i: number) => `<style>p{background:url(s${i}.png)}</style>`,
    (i: number) => `<svg><a xlink:href="v${i}"></a><style>q{fill:url(w${i})}</style></svg>`,
    (i: number) => `<textarea><a href="no${i}"></textarea>`,
    (i: number) => `<p style="background:url('c${i}.png')" title="a > b">y</p>`,
  ];
  for (let i = 0; parts.length < 40_000; i++) parts.push(kinds[(i * 7 + seed * (i % 13)) % kinds.length]!(i));
  return parts.join("\n");
}

describe("a long page", () => {
  it("is rewritten in parts as in one piece, wherever its pieces end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 900, max: 90_000 }),
        async (seed, size) => {
          const page = longPage(seed);
          const pieces = (async function* () {
            for (let at = 0; at < page.length; at += size) yield page.slice(at, at + size);
          })();
          const parts: string[] = [];
          for await (const part of rewriteLongHtml(pieces, { url: URL_ }, mark)) parts.push(part);
          expect(parts.length).toBeGreaterThan(3);
          expect(parts.join("") === rewriteHtml(page, URL_, mark)).toBe(true);
        },
      ),
      { seed: 7, numRuns: 6 },
    );
  });

  it("begins with the markup of ours, once, and behind its document type", async () => {
    const page = longPage(3);
    const pieces = (async function* () {
      for (let at = 0; at < page.length; at += 5_000) yield page.slice(at, at + 5_000);
    })();
    const parts: string[] = [];
    for await (const part of rewriteLongHtml(pieces, { url: URL_, opening: "<ours>" }, mark))
      parts.push(part);
    expect(parts.length).toBeGreaterThan(3);
    const whole = withOpening(rewriteHtml(page, URL_, mark), "<ours>", false);
    expect([parts.join("") === whole, whole.split("<ours>").length]).toEqual([true, 2]);
  });

  it("holds no more than a part, also in a script without an end, and changes nothing behind it", async () => {
    const script = `<p><a href="x">x</a><script>${'var a = "<a href=no>";\n'.repeat(600_000)}`;
    const pieces = (async function* () {
      for (let at = 0; at < script.length; at += 65_536) yield script.slice(at, at + 65_536);
    })();
    const parts: string[] = [];
    for await (const part of rewriteLongHtml(pieces, { url: URL_ }, mark)) parts.push(part);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(20_000_000);
    expect(parts.join("")).toBe(script.replace('"x"', '"[http://site.test/dir/x]"'));
  });

  it.each([
    ["utf-8", "\ncharset=utf-8"],
    ["windows-1252", ""],
  ])("is decoded and rewritten as it is sent: %s", async (charset) => {
    const page = longPage(3);
    const bytes = charset === "utf-8" ? Buffer.from(page) : Buffer.from(page, "latin1");
    const head = "HTTP/1.1 200 OK\nContent-Type: text/html\nContent-Encoding: gzip";
    const stored = gzipSync(bytes, { level: 0 });
    const { text, pieces } = await collected(head, stored);
    expect(pieces).toBeGreaterThan(3);
    const expected = rewriteHtml(
      page,
      URL_,
      (link, base) => `/20261115000000000/${new URL(link, base).href}`,
    );
    expect(text === expected).toBe(true);
  });

  it("of another type goes out as it came, without its transfer coding", async () => {
    const bytes = Buffer.alloc(3_000_000, "0123456789");
    const chunked = Buffer.concat([Buffer.from("2dc6c0\r\n"), bytes, Buffer.from("\r\n0\r\n\r\n")]);
    const { text } = await collected(
      "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\nContent-Type: text/plain",
      chunked,
    );
    expect(text === bytes.toString()).toBe(true);
  });

  it("that cannot be decoded is said to be unreadable before anything is sent", async () => {
    const nonsense = Buffer.alloc(2_000_000, "x");
    for (const coding of ["gzip", "nonsense"])
      expect(await replayed(`HTTP/1.1 200 OK\nContent-Encoding: ${coding}`, nonsense)).toMatchObject({
        kind: "unreadable",
      });
  });
});
