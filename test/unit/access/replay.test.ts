import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { replay, type Replayed } from "#access/index.js";
import { StoreError } from "#errors.js";
import { instant, type PageUrl } from "#model/index.js";
import { MemoryIndex } from "../../support/archives/memory-archive.js";

const AT = Date.UTC(2026, 10, 15, 12, 31, 7, 412);
const TS = "/20261115123107412/";
const HTML = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8";

let index: MemoryIndex;
beforeEach(() => {
  index = new MemoryIndex();
});

function ask(url: string, prefix = ""): Promise<Replayed> {
  return replay(index, { url: url as PageUrl, at: instant(AT), within: null, prefix });
}

async function textOf(body: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body instanceof Uint8Array ? [body] : body) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/** Stores a page, replays it and returns its text and headers. */
async function shown(head: string, body: string | Uint8Array, url = "http://site.test/dir/") {
  index.add(url, AT, head, body);
  const replayed = await ask(url);
  if (replayed.kind !== "memento") throw new Error(replayed.kind);
  return { text: await textOf(replayed.body), headers: new Map(replayed.headers) };
}

describe("replay of a page", () => {
  it("points links, requisites, frames and forms back into the archive", async () => {
    const { text } = await shown(
      HTML,
      `<a href="a.html#x">A</a><img srcset="/1.png 1x, //cdn.test/2.png 2x"><form action=go></form><iframe src='?q=1&amp;r=2'></iframe>`,
    );
    expect(text).toBe(
      `<a href="${TS}http://site.test/dir/a.html#x">A</a>` +
        `<img srcset="${TS}http://site.test/1.png 1x, ${TS}http://cdn.test/2.png 2x">` +
        `<form action=${TS}http://site.test/dir/go></form>` +
        `<iframe src='${TS.replace(/.$/, "if_/")}http://site.test/dir/?q&#61;1&#38;r&#61;2'></iframe>`,
    );
  });

  it("follows the base element and points it into the archive too", async () => {
    const { text } = await shown(HTML, `<base href="/other/"><a href="x">x</a><a href="#top">top</a>`);
    expect(text).toBe(
      `<base href="${TS}http://site.test/other/"><a href="${TS}http://site.test/other/x">x</a><a href="#top">top</a>`,
    );
  });

  it("rewrites meta refresh, style elements and style attributes", async () => {
    const { text } = await shown(
      HTML,
      `<meta http-equiv=refresh content="3; url=/next"><style>@import "a.css"; b{background:url(b.png)}</style><p style="background:url('c.png')">`,
    );
    expect(text).toContain(`content="3; url=${TS}http://site.test/next"`);
    expect(text).toContain(
      `@import "${TS}http://site.test/dir/a.css"; b{background:url(${TS}http://site.test/dir/b.png)}`,
    );
    expect(text).toContain(`${TS}http://site.test/dir/c.png`);
  });

  it("leaves scripts, text, comments and everything else byte for byte", async () => {
    const page = `<!-- <a href="/x"> --><script>var a = "<a href='/x'>";</script><p title="/x">http://site.test/</p>`;
    expect((await shown(HTML, page)).text).toBe(page);
  });

  it("disarms checksums and policies that would refuse what replay shows", async () => {
    const { text } = await shown(
      HTML,
      `<meta http-equiv="Content-Security-Policy" content="default-src https:"><link rel=stylesheet integrity="sha256-x" href="s.css"><p>integrity</p>`,
    );
    expect(text).toContain(`<meta data-http-equiv="Content-Security-Policy"`);
    expect(text).toContain(`data-integrity="sha256-x"`);
    expect(text).toContain("<p>integrity</p>");
  });

  it("decodes content codings and charsets, and sends UTF-8", async () => {
    const latin1 = Buffer.from(`<a href="/caf\xe9">\xe9</a>`, "latin1");
    const head = "HTTP/1.1 200 OK\nContent-Type: text/html; charset=iso-8859-1\nContent-Encoding: gzip";
    const { text, headers } = await shown(head, gzipSync(latin1));
    expect(text).toBe(`<a href="${TS}http://site.test/caf%C3%A9">é</a>`);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.has("content-encoding")).toBe(false);
  });

  it("undoes chunks and keeps what is neither HTML nor CSS as it is", async () => {
    const head =
      "HTTP/1.1 200 OK\nContent-Type: application/json; charset=latin1\nTransfer-Encoding: chunked";
    const { text, headers } = await shown(head, "5\r\nhref=\r\n3\r\n/x/\r\n0\r\n\r\n");
    expect(text).toBe("href=/x/");
    expect(headers.get("content-type")).toBe("application/json; charset=latin1");
  });

  it("rewrites style sheets against their own address", async () => {
    const head = "HTTP/1.1 200 OK\nContent-Type: text/css";
    const { text } = await shown(head, `a{b:url("../i.png")}`, "http://site.test/css/s.css");
    expect(text).toBe(`a{b:url("${TS}http://site.test/i.png")}`);
  });

  it("puts the secret path before every link", async () => {
    index.add("http://site.test/", AT, HTML, `<a href="x">`);
    const replayed = await ask("http://site.test/", "/~secret");
    expect(replayed.kind === "memento" && (await textOf(replayed.body))).toBe(
      `<a href="/~secret${TS}http://site.test/x">`,
    );
  });
});

describe("headers of a replayed page", () => {
  it("say when it was taken and which others there are", async () => {
    index.add("http://site.test/", AT - 86_400_000, HTML, "old");
    index.add("http://site.test/", AT + 86_400_000, HTML, "new");
    const { headers } = await shown(HTML, "now", "http://site.test/");
    expect(headers.get("memento-datetime")).toBe("Sun, 15 Nov 2026 12:31:07 GMT");
    expect(headers.get("link")).toBe(
      [
        `<http://site.test/>; rel="original"`,
        `</20261114123107412/http://site.test/>; rel="first prev memento"; datetime="Sat, 14 Nov 2026 12:31:07 GMT"`,
        `<${TS}http://site.test/>; rel="memento"; datetime="Sun, 15 Nov 2026 12:31:07 GMT"`,
        `</20261116123107412/http://site.test/>; rel="next last memento"; datetime="Mon, 16 Nov 2026 12:31:07 GMT"`,
      ].join(", "),
    );
  });

  it("leave cookies, policies and codings behind", async () => {
    const { headers } = await shown(
      `${HTML}\nSet-Cookie: a=b\nContent-Security-Policy: default-src *\nStrict-Transport-Security: max-age=1\nRefresh: 0; url=http://evil.test/\nAlt-Svc: h3=":1"\nLink: <http://x.test/>; rel=preload\nReport-To: {}\nContent-Language: de\nX-Anything: 1`,
      "x",
    );
    expect([...headers.keys()].sort()).toEqual([
      "content-language",
      "content-type",
      "isochron-distance",
      "isochron-moment",
      "isochron-tier",
      "link",
      "memento-datetime",
    ]);
  });

  it("pass on no byte that could split a header", async () => {
    index.add(
      "http://site.test/",
      AT,
      "HTTP/1.1 200 OK\nContent-Type: text/plain\u0000\nContent-Language: d\u0001e",
      "x",
    );
    const replayed = await ask("http://site.test/");
    const names = replayed.kind === "memento" ? replayed.headers.map(([name]) => name) : [];
    expect(names).not.toContain("content-type");
    expect(names).not.toContain("content-language");
  });
});

describe("what cannot be replayed", () => {
  it("is absent when nothing is stored", async () => {
    expect(await ask("http://site.test/none")).toEqual({ kind: "absent" });
  });

  it("is unreadable when its record cannot be read back", async () => {
    index.add("http://site.test/", AT, HTML, "x");
    const broken = {
      lookup: (url: string) => index.lookup(url),
      read: () => Promise.reject(new StoreError("ARCHIVE_BROKEN", "wrong bytes")),
      open: () => Promise.reject(new StoreError("ARCHIVE_BROKEN", "wrong bytes")),
    };
    const query = { url: "http://site.test/" as PageUrl, at: instant(AT), within: null, prefix: "" };
    expect(await replay(broken, query)).toMatchObject({ kind: "unreadable" });
  });

  it("is unreadable when no HTTP response or no decodable content is stored", async () => {
    index.add("http://site.test/a", AT, "nonsense");
    index.add("http://site.test/b", AT, "HTTP/1.1 200 OK\nContent-Encoding: gzip", "not gzip");
    index.add("http://site.test/c", AT, "HTTP/1.1 304 Not Modified");
    for (const page of ["a", "b", "c"]) {
      expect(await ask(`http://site.test/${page}`)).toMatchObject({ kind: "unreadable" });
    }
  });
});
