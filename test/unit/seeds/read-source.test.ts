import fc from "fast-check";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PageUrl } from "#model/index.js";
import { firstOaiRequest, readSource } from "#seeds/index.js";

const AT = "https://a.test/lists/one.xml" as PageUrl;
const read = (text: string | Uint8Array) => readSource(Buffer.from(text), null, AT);
const urls = (text: string | Uint8Array) => read(text).pages.map(({ url }) => url);

describe("sitemaps", () => {
  // The protocol's own sample, with an entity, white space and extensions put in.
  const sample = `<?xml version="1.0" encoding="UTF-8"?>
    <!-- made by hand --><!DOCTYPE urlset>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>http://www.a.test/catalog?item=12&amp;desc=vacation</loc><changefreq>Weekly</changefreq></url>
      <url>
        <loc> http://www.a.test/
        </loc>
        <lastmod>2005-01-01</lastmod><changefreq>monthly</changefreq><priority>0.8</priority>
        <image:image><image:loc>http://www.a.test/i.png</image:loc></image:image>
      </url>
      <url><loc><![CDATA[http://www.a.test/?a&b]]></loc><lastmod>2004-12-23T18:00:15+00:00</lastmod><priority>0.3</priority></url>
      <url><loc>mailto:a@b.test</loc></url><url/><url><loc/></url>
    </urlset>`;

  test("give pages with their hints, the highest priority first", () => {
    const list = read(sample);
    expect(list).toMatchObject({ kind: "sitemap", further: [], problem: null });
    expect(list.pages).toEqual([
      hinted("http://www.a.test/", "monthly", "2005-01-01T00:00:00Z"),
      hinted("http://www.a.test/catalog?item=12&desc=vacation", "weekly", null),
      hinted("http://www.a.test/?a&b", null, "2004-12-23T18:00:15Z"),
    ]);
  });

  test("may be compressed, with a prefix, or with a byte order mark", () => {
    expect(urls(gzipSync(sample))).toHaveLength(3);
    expect(urls(`\ufeff${sample}`)).toHaveLength(3);
    expect(urls("<s:urlset xmlns:s='x'><s:url><s:loc>/p</s:loc></s:url></s:urlset>")).toEqual([
      "https://a.test/p",
    ]);
  });

  test("may be an index of further ones", () => {
    const index = `<sitemapindex><sitemap><loc>/s1.xml.gz</loc><lastmod>2026</lastmod></sitemap>
      <sitemap><loc>https://b.test/s2.xml</loc></sitemap></sitemapindex>`;
    expect(read(index)).toEqual({
      kind: "sitemap-index",
      pages: [],
      further: ["https://a.test/s1.xml.gz", "https://b.test/s2.xml"],
      furtherChanged: new Map([["https://a.test/s1.xml.gz", Date.UTC(2026, 0, 1)]]),
      problem: null,
    });
  });

  test("may be plain text", () => {
    expect(urls("\ufeffhttps://a.test/1\r\nnonsense\n\n https://a.test/2 \n/relative\n")).toEqual([
      "https://a.test/1",
      "https://a.test/2",
    ]);
  });

  test("are read to their limits and no further", () => {
    const many = read(
      `<urlset>${Array.from({ length: 50_002 }, (_, i) => `<url><loc>/${i}</loc></url>`).join("")}</urlset>`,
    );
    expect(many.pages).toHaveLength(50_000);
    expect(many.problem).toBe("more than 50000 entries; the rest was not read");
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024));
    expect(read(bomb)).toMatchObject({ pages: [], problem: "cannot be decompressed (too-large)" });
    expect(read(gzipSync("x").subarray(0, 12)).problem).toMatch(/cannot be decompressed/);
    expect(urls(`${"<a>".repeat(100_000)}<urlset><url><loc>/x</loc></url>`)).toEqual([]);
  });

  test("that are something else say so", () => {
    expect(read("<!doctype html><html><body>not found</body></html>").problem).toMatch(/neither/);
    expect(read("")).toMatchObject({ pages: [], problem: null });
  });
});

describe("feeds", () => {
  test("of RSS name pages by link, or by a guid that is one", () => {
    const rss = `<rss version="2.0"><channel><link>https://a.test/</link>
      <item><link>https://a.test/1</link><pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate></item>
      <item><guid>https://a.test/2</guid><pubDate>7 Sep 2002 09:42 +0200</pubDate></item>
      <item><guid isPermaLink="false">https://a.test/3</guid></item>
      <item><link>https://a.test/4</link><pubDate>lately</pubDate></item></channel></rss>`;
    expect(read(rss).pages.map(({ url, hint }) => [url, iso(hint.lastModified)])).toEqual([
      ["https://a.test/1", "2002-09-07T09:42:31.000Z"],
      ["https://a.test/2", "2002-09-07T07:42:00.000Z"],
      ["https://a.test/4", null],
    ]);
  });

  test("of Atom and RSS 1.0 too", () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="/feed"/><entry>
      <link rel="edit" href="/edit"/><link href="/5"/><published>2003-12-13T08:29:29-04:00</published>
      <updated>2003-12-13T18:30:02.25Z</updated></entry></feed>`;
    expect(read(atom)).toMatchObject({ kind: "feed", problem: null });
    expect(read(atom).pages.map(({ url, hint }) => [url, iso(hint.lastModified)])).toEqual([
      ["https://a.test/5", "2003-12-13T18:30:02.250Z"],
    ]);
    const rdf = `<rdf:RDF><item rdf:about="x"><title>t</title><link>https://a.test/6</link><dc:date>2026-02</dc:date></item></rdf:RDF>`;
    expect(read(rdf).pages.map(({ url, hint }) => [url, iso(hint.lastModified)])).toEqual([
      ["https://a.test/6", "2026-02-01T00:00:00.000Z"],
    ]);
  });
});

describe("OAI-PMH lists", () => {
  const at = firstOaiRequest("https://a.test/oai?site=1" as PageUrl);

  test("begin with a request for records, unless the address asks itself", () => {
    expect(at).toBe("https://a.test/oai?site=1&verb=ListRecords&metadataPrefix=oai_dc");
    const own = "https://a.test/oai?verb=ListIdentifiers&metadataPrefix=x" as PageUrl;
    expect(firstOaiRequest(own)).toBe(own);
  });

  test("name pages by addresses among the identifiers, and go on by their token", () => {
    const xml = `<OAI-PMH><ListRecords>
      <record><header><identifier>oai:a.test:1</identifier><datestamp>2026-03-04</datestamp></header>
        <metadata><oai_dc:dc><dc:identifier>https://a.test/r/1</dc:identifier><dc:identifier>ISBN 3</dc:identifier></oai_dc:dc></metadata></record>
      <record><header status="deleted"><identifier>https://a.test/r/2</identifier></header></record>
      <resumptionToken completeListSize="9">a&amp;b=1</resumptionToken></ListRecords></OAI-PMH>`;
    const list = readSource(Buffer.from(xml), "text/xml", at);
    expect(list).toMatchObject({
      kind: "oai",
      further: ["https://a.test/oai?site=1&verb=ListRecords&resumptionToken=a%26b%3D1"],
      problem: null,
    });
    expect(list.pages.map(({ url, hint }) => [url, iso(hint.lastModified)])).toEqual([
      ["https://a.test/r/1", "2026-03-04T00:00:00.000Z"],
    ]);
  });

  test("of identifiers alone, ending with an empty token, or with the repository's complaint", () => {
    const xml = `<OAI-PMH><ListIdentifiers><header><identifier>https://a.test/h</identifier><datestamp>2026-01-01T00:00:00Z</datestamp></header>
      <resumptionToken/></ListIdentifiers></OAI-PMH>`;
    expect(read(xml)).toMatchObject({ pages: [{ url: "https://a.test/h" }], further: [] });
    const error = '<OAI-PMH><error code="badVerb">Illegal verb</error></OAI-PMH>';
    expect(read(error).problem).toBe("the repository says badVerb: Illegal verb");
  });
});

describe("whatever comes", () => {
  const pieces = [
    "<urlset>",
    "<url>",
    "<loc>",
    "http://a.test/",
    "</loc>",
    "</url>",
    "<![CDATA[",
    "]]>",
    "&#x110000;",
    "&amp;",
    "<rss>",
    "<item>",
    "<link href='",
    "<feed>",
    "<!--",
    "\u0000",
    "<OAI-PMH>",
    "<resumptionToken>",
    "</",
    "<?",
    ">",
    "'",
  ];

  test("arbitrary bytes never make a reader throw", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void read(bytes)),
      { seed: 8 },
    );
  });

  test("nor do pieces of markup in any order", () => {
    const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.constantFrom("", "<urlset>", "<rss>", "<OAI-PMH>"), soup, (root, text) => {
        for (const { url } of read(root + text).pages) expect(new URL(url).protocol).toMatch(/^https?:$/);
      }),
      { seed: 9, numRuns: 500 },
    );
  });

  test("and what was written is read again", () => {
    const entry = fc.record({
      path: fc.nat().map((n) => `/p/${n}?a=${n}&b=%20`),
      day: fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: ({ path }) => new URL(path, AT).href, maxLength: 20 }),
        (entries) => {
          const items = entries.map(
            ({ path, day }) =>
              `<url><loc>${new URL(path, AT).href.replaceAll("&", "&amp;")}</loc><lastmod>${day.toISOString()}</lastmod></url>`,
          );
          const found = read(`<urlset>${items.join("\n")}</urlset>`).pages;
          expect(found.map(({ url, hint }) => [url, iso(hint.lastModified)])).toEqual(
            entries.map(({ path, day }) => [new URL(path, AT).href, day.toISOString()]),
          );
        },
      ),
      { seed: 10 },
    );
  });
});

function hinted(url: string, changeFreq: string | null, date: string | null) {
  return {
    url,
    hint: { changeFreq, lastModified: date === null ? null : Date.parse(date), source: "sitemap" },
  };
}

function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
