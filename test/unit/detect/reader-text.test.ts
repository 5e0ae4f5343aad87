import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PdfReader, primaryLanguage, readerText, textFormOf } from "#detect/index.js";
import { pdfOf } from "../../support/search/pdf-files.js";
import { withTempDir } from "../../support/temp-dir.js";

const html = (text: string, type: string | null = "text/html; charset=utf-8", most = 10_000) =>
  readerText(Buffer.from(text), type, most);

describe("what a reader would see of a page", () => {
  it("title and visible text, without scripts, styles and what is hidden", () => {
    const page = `<!doctype html><html lang="de-AT"><head><title>A &amp; B | Site</title><style>x{}</style></head>
      <body><h1>Head<em>ing</em></h1><script>var secret</script><template>no</template><noscript>no</noscript>
      <p hidden>no</p><p style="color:red; display: none">no</p><div style="visibility:hidden">no</div>
      <dialog>no</dialog><dialog open>yes</dialog><svg><title>no</title><text>drawn</text></svg>
      <img alt="a boat" src=x><input type=hidden value=no><input type=submit value=Send><textarea>typed</textarea>
      <p>one<br>two</p>three</body></html>`;
    expect(html(page)).toEqual({
      form: "html",
      title: "A & B | Site",
      language: "de",
      text: "Heading\nyes\ndrawn\na boat\nSend\ntyped\none\ntwo\nthree",
      isCut: false,
    });
  });

  it("how words are read aloud does not part them", () => {
    const { text } = html("<p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>です</p>");
    expect(text).toBe("漢字です\nかん じ");
  });

  it("feeds are read as text, with the pages that they hold as text", () => {
    const feed = `<?xml version="1.0"?><rss><channel><title>News</title><language>pt-BR</language><item>
      <description>&lt;p&gt;Um &lt;b&gt;rio&lt;/b&gt;&lt;script&gt;no()&lt;/script&gt;&lt;/p&gt;</description></item>
      <item><description><![CDATA[<p>cheio</p>]]></description></item></channel></rss>`;
    const { text, title, language, form } = html(feed, "application/rss+xml");
    expect({ title, language, form }).toEqual({ title: "News", language: "pt", form: "xml" });
    expect(text).toContain("Um rio");
    expect(text).toContain("cheio");
    expect(text).not.toContain("no()");
  });

  it("plain text is itself, by its own character set", () => {
    const bytes = Buffer.from("Gr\xfc\xdfe", "latin1");
    expect(readerText(bytes, "text/plain; charset=iso-8859-1", 100)).toMatchObject({
      form: "text",
      text: "Grüße",
    });
    expect(readerText(Buffer.from("a\0b"), "text/plain", 100).text).toBe("");
  });

  it("what says nothing of itself is asked", () => {
    expect(html("<p>one</p>", null)).toMatchObject({ form: "html", text: "one" });
    expect(html("1 < 2", null)).toMatchObject({ form: "text", text: "1 < 2" });
  });

  it("more than the bound is cut, and said so", () => {
    expect(html(`<p>${"word ".repeat(50)}`, "text/html", 20)).toMatchObject({
      text: "word ".repeat(4),
      isCut: true,
    });
    expect(html("<p>0123456789", "text/html", 10)).toMatchObject({ text: "0123456789", isCut: false });
    expect(html("0123456789a", "text/plain", 10)).toMatchObject({ text: "0123456789", isCut: true });
  });

  it("survives nests, halves and repetitions", () => {
    for (const odd of [
      "<div>".repeat(50_000),
      "<a<a".repeat(50_000),
      "<b><p>".repeat(5000),
      "<ruby><rt>x".repeat(5000),
      "\ud800&#xd800;",
    ])
      expect(typeof html(odd).text).toBe("string");
  });

  it.each([
    ["text/html", "html"],
    ["application/xhtml+xml; charset=utf-8", "html"],
    ["application/atom+xml", "xml"],
    ["application/pdf", "pdf"],
    ["text/plain", "text"],
    ["application/json", null],
    ["text/css", null],
    ["image/svg+xml", null],
    ["text/javascript", null],
  ])("%s is read as %s", (type, form) => {
    expect(textFormOf(type)).toBe(form);
  });

  it.each([
    ["de", "de"],
    ["DE-at", "de"],
    ["zh_Hant", "zh"],
    ["", null],
    ["x", null],
    ["<b>", null],
  ])("language %j is %j", (tag, language) => {
    expect(primaryLanguage(tag)).toBe(language);
  });
});

describe("a PDF", () => {
  const reader = (): PdfReader => new PdfReader({ file: null });

  it("has a title, a language and the text of its pages", async () => {
    const file = pdfOf(["Annual report of the harbour", "Second page"], "Harbour 2026");
    expect(await reader().read(file, 10_000)).toMatchObject({
      title: "Harbour 2026",
      text: "Annual report of the harbour\nSecond page",
      isCut: false,
    });
    expect(await reader().read(file, 12)).toMatchObject({ text: "Annual repor", isCut: true });
  });

  it.each([
    ["no PDF", Buffer.from("<html>")],
    ["a PDF by its name alone", Buffer.from("%PDF-1.7\n%%EOF")],
    ["noise", Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(20_000, 0x3c)])],
    ["too large", Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(33 * 1024 * 1024)])],
  ])("%s has none", async (_, bytes) => {
    expect(await reader().read(bytes, 1000)).toBeNull();
  });

  it.each([
    ["never answers", ""],
    ["dies", "throw new Error('dead')"],
    [
      "takes more memory than it may have",
      "const all = []; for (;;) all.push(new Array(1e6).fill(all.length))",
    ],
  ])("that %s costs its own text alone", (_, work) =>
    withTempDir(async (dir) => {
      const file = join(dir, "thread.mjs");
      const answer = 'parentPort.postMessage({ title: "", language: null, text: "read", isCut: false })';
      const first = `if (Buffer.from(bytes).includes("One")) { ${work} } else ${answer}`;
      const body = `import { parentPort } from "node:worker_threads";\nparentPort.on("message", ({ bytes }) => { ${first}; });`;
      await writeFile(file, body);
      const bounded = new PdfReader({ file, budgetMs: work === "" ? 1 : 20_000, heapMb: 16 });
      expect(await bounded.read(pdfOf(["One"]), 1000)).toBeNull();
      if (work !== "") expect(await bounded.read(pdfOf(["Two"]), 1000)).toMatchObject({ text: "read" });
      await bounded.close();
    }),
  );

  it("cut short keeps what can be read, or nothing, and never fails", async () => {
    const whole = pdfOf(["One line of text"]);
    for (let length = whole.length - 1; length > 0; length -= 97) {
      const read = await reader().read(whole.subarray(0, length), 1000);
      expect(read === null || "One line of text".startsWith(read.text)).toBe(true);
    }
  });
});
