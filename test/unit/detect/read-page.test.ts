import { describe, expect, it } from "vitest";
import { elementsOf, readPage, visibleText } from "#detect/index.js";

const url = "https://site.example/a/page.html";
const page = (html: string): ReturnType<typeof readPage> => readPage(Buffer.from(html), { url });
const lines = (html: string): string[] => visibleText(page(html)).split("\n");
const valuesOf = (html: string, kind: string): string[] =>
  elementsOf(page(html)).flatMap((e) => (e.kind === kind ? [e.value] : []));

describe("what a reader sees", () => {
  it("is text in lines, without script, style, comments, hidden parts and hidden inputs", () => {
    const html = `<head><style>p{}</style></head><body><!-- no --><p>One <b>two</b>
      three</p><script>var x = "no"</script><div hidden>no</div><p style="display: none">no</p>
      <form><input type="hidden" value="csrf-123"><label>Name</label></form><noscript>no</noscript>`;
    expect(lines(html)).toEqual(["One two three", "Name"]);
  });

  it("ends paragraphs, items and cells where HTML lets authors leave end tags out", () => {
    expect(lines("<p>a<p>b<ul><li>c<li>d</ul><table><tr><td>e<td>f<tr><td>g</table>")).toEqual(
      "abcdefg".split(""),
    );
  });

  it("decodes character references and drops the permalink sign beside a heading", () => {
    expect(lines(`<h2 id="x">Fish &amp; chips &copy;<a href="#x">&para;</a></h2>`)).toEqual([
      "Fish & chips ©",
    ]);
  });

  it("keeps the lines of preformatted text apart and cuts very long lines into sentences", () => {
    expect(lines("<pre>a  b\n\nc</pre>")).toEqual(["a b", "c"]);
    expect(lines(`<p>${"A sentence of words. ".repeat(200)}</p>`).length).toBe(200);
  });

  it("holds the title without the site's name as an element of its own", () => {
    expect(valuesOf("<title>News | The Site</title><p>x", "title")).toEqual(["News"]);
    expect(valuesOf("<title>Alone</title><p>x", "title")).toEqual(["Alone"]);
  });
});

describe("links and images", () => {
  it("are compared by where they lead, not by how they are spelled", () => {
    const same = [
      "/x/",
      "../x",
      "http://site.example/x",
      "https://site.example/x/index.html",
      "/x#part",
      "/x?utm_source=a",
    ];
    for (const href of same) expect(valuesOf(`<a href="${href}">t</a>`, "link")).toEqual(["site.example/x"]);
    expect(valuesOf(`<a href="/x?id=2">t</a>`, "link")).toEqual(["site.example/x?id=2"]);
  });

  it("drop cache-busting parameters of images only where they name a version", () => {
    expect(valuesOf(`<img src="/l.png?v=123">`, "image")).toEqual(["site.example/l.png"]);
    expect(valuesOf(`<a href="/watch?v=123">t</a>`, "link")).toEqual(["site.example/watch?v=123"]);
  });

  it("ignore fragments and scripts, and survive addresses that are none", () => {
    expect(valuesOf(`<a href="#top">t</a><a href="javascript:x()">t</a>`, "link")).toEqual([]);
    expect(valuesOf(`<a href="http://[bad">t</a>`, "link")).toEqual(["http://[bad"]);
  });

  it("follow the base element", () => {
    expect(valuesOf(`<base href="https://other.example/b/"><a href="c">t</a>`, "link")).toEqual([
      "other.example/b/c",
    ]);
  });

  it("compare images by digest where the archive holds them", () => {
    const digests: Record<string, string> = {
      "https://site.example/1.png": "sha-256:aa",
      "https://site.example/2.png": "sha-256:aa",
    };
    const read = (src: string): string[] =>
      elementsOf(
        readPage(Buffer.from(`<p><img src="${src}"></p>`), { url, imageDigest: (u) => digests[u] ?? null }),
      ).map((e) => e.value);
    expect(read("/1.png")).toEqual(read("/2.png"));
    expect(read("/3.png")).not.toEqual(read("/1.png"));
  });
});

describe("bytes of any kind", () => {
  it("are read as HTML, text or bytes", () => {
    expect(readPage(Buffer.from("<p>x</p>")).form).toBe("html");
    expect(readPage(Buffer.from("just text\nand more")).form).toBe("text");
    expect(readPage(Uint8Array.of(0x89, 0x50, 0, 0, 1)).form).toBe("binary");
    expect(readPage(Buffer.from("<p>x</p>"), { contentType: "image/png" }).form).toBe("binary");
    expect(readPage(new Uint8Array()).blocks).toEqual([]);
  });

  it("are decoded by their declared charset", () => {
    const latin = Buffer.from([...Buffer.from("<p>caf"), 0xe9]);
    expect(visibleText(readPage(latin, { contentType: "text/html; charset=iso-8859-1" }))).toBe("café");
  });

  it.each([
    ["100,000 nested elements", "<div>".repeat(100_000) + "deep"],
    ["100,000 elements closed by other names", "<b>".repeat(100_000) + "</i>".repeat(100_000) + "deep"],
    ["elements that end nothing", "</div>".repeat(100_000) + "<p>deep"],
    ["unclosed tables in tables", "<table><tr><td>".repeat(50_000) + "deep"],
  ])("do not overflow the stack: %s", (_, html) => {
    expect(lines(`<body>${html}`)).toContain("deep");
  });

  it("keep attributes within bounds", () => {
    const html = `<a href="https://x.example/${"y".repeat(1_000_000)}">t</a>`;
    expect(elementsOf(page(html))[0]!.shown.length).toBeLessThanOrEqual(4096);
  });
});
