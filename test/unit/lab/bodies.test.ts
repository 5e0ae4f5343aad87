import { tokenize, tokenTypes } from "css-tree";
import { Parser } from "htmlparser2";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createLivingSite } from "#lab/index.js";
import { instant } from "#model/index.js";

const START = instant(Date.UTC(2026, 0, 5, 9));
const LATER = instant(START + 120_000);
const site = createLivingSite({ seed: 6, preset: "everything", pages: 200, startAt: START });
const newest = site.pages.map((page) => {
  const version =
    page.timeline.until(LATER).findLast((v) => v.content.revision > 0) ?? page.timeline.until(LATER)[0]!;
  return { page, version, ...page.entity(version, page.noise?.canonical ?? null) };
});
const isAbsent = (page: (typeof newest)[number]): boolean => page.version.content.revision === 0;

function linksIn(html: string, base: string): Set<string> {
  const found = new Set<string>();
  const add = (link: string): void => {
    const url = new URL(link, `http://x.test${base}`);
    found.add(url.pathname + url.search);
  };
  const parser = new Parser({
    onopentag: (_name, { href, src, srcset }) => {
      if (href !== undefined) add(href);
      if (src !== undefined) add(src);
      for (const candidate of srcset?.split(",") ?? []) add(candidate.trim().split(" ")[0]!);
    },
  });
  parser.end(html);
  return found;
}

describe("generated documents", () => {
  it("link to what the model says they link to, and the whole site is found by following links", () => {
    for (const { page, contentType, body, version } of newest.filter((entry) => !isAbsent(entry))) {
      if (!contentType.startsWith("text/html") || version.location !== null) continue;
      const found = linksIn(body.toString(), page.path);
      for (const link of found) expect(page.links).toContain(link);
    }
    const bodies = new Map(newest.map(({ page, body }) => [page.path, body.toString()]));
    const reached = new Set(["/"]);
    for (const path of reached) {
      const entry = newest.find(({ page }) => page.path === path)!;
      if (!entry.contentType.startsWith("text/html")) entry.page.links.forEach((link) => reached.add(link));
      else for (const link of linksIn(bodies.get(path)!, path)) reached.add(link);
    }
    expect(reached.size).toBe(site.pages.length);
  });

  it("look like pages: a title, a heading, a date, and a price in the shop", () => {
    const shop = newest.find(({ page }) => /^\/shop\/.+-\d+\.html$/.test(page.path))!.body.toString();
    expect(shop).toMatch(/<title>[^<]+ - Harbour Town<\/title>/);
    expect(shop).toMatch(/<h1>[^<]+<\/h1>/);
    expect(shop).toMatch(/<time datetime="2\d{3}-/);
    expect(shop).toMatch(/\d+\.\d\d EUR/);
  });

  it("keep their size through many edits", () => {
    const page = newest.find(
      ({ version, page: { kind } }) => kind === "document" && version.content.revision > 5,
    )!.page;
    const sizes = page.timeline
      .until(LATER)
      .filter((version) => version.content.revision > 0)
      .map((version) => page.entity(version, null).body.length);
    expect(new Set(sizes).size).toBeLessThan(sizes.length);
  });
});

describe("generated requisites", () => {
  it("are stylesheets whose @import and url() are in the link graph", () => {
    const { page, body } = newest.find(({ page: { path } }) => path === "/assets/site.css")!;
    const urls: string[] = [];
    const css = body.toString();
    let after = "";
    tokenize(css, (type, start, end) => {
      const text = css.slice(start, end);
      if (type === tokenTypes.Url) urls.push(text.slice(4, -1));
      if (type === tokenTypes.String && after === "url(") urls.push(text.slice(1, -1));
      after = text;
    });
    const found = urls.map((url) => new URL(url, `http://x.test${page.path}`).pathname);
    expect(found.toSorted()).toEqual([...page.links].toSorted());
    expect(css).toContain("@import");
  });

  it("are PNG pictures of whole rows", () => {
    const pictures = newest.filter(
      ({ contentType, version }) => contentType === "image/png" && version.status === 200,
    );
    expect(pictures.length).toBeGreaterThan(20);
    for (const { body } of pictures) {
      const bytes = Buffer.from(body);
      const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      const at = bytes.indexOf("IDAT");
      const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
      expect(rows.length).toBe((width + 1) * height);
    }
  });

  it("are PDF files whose cross-reference table points at their objects", () => {
    const pdf = newest.find(({ contentType }) => contentType === "application/pdf")!.body.toString();
    const table = /startxref\n(\d+)\n/.exec(pdf)!;
    expect(pdf.slice(Number(table[1]), Number(table[1]) + 4)).toBe("xref");
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
    offsets.forEach((offset, i) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj`)));
  });
});
