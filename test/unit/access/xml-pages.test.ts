// Pages in XML: read by its rules, well-formed again when their links are rewritten.
import { describe, expect, it } from "vitest";
import { escapedXml, guardedXml, xmlPage } from "#access/files/copy-xml.js";
import { withOpening } from "#access/page-opening.js";
import { rewriteHtml } from "#access/rewrite.js";
import { readProlog } from "#access/xml-prolog.js";
import { readXml } from "../../support/oai-checker/read-xml.js";

const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const DECLARED = '<?xml version="1.0" encoding="UTF-8"?>';
const URL_ = "http://a.test/dir/page";
const rewritten = (xml: string): string =>
  rewriteHtml(xml, URL_, (link, base) => `/TS/${new URL(link, base).href}`, { isXml: true });
const bare = (xml: string): string => xml.replace(/^\ufeff/, "");

describe("what stands before the content", () => {
  it.each([
    ["a comment with a tag", `<!-- <head> --><html ${XHTML}>`, `<html ${XHTML}>`],
    ["a document type with brackets in quotes", `<!DOCTYPE html SYSTEM "a>b]["><html>`, "<html>"],
    ["one that declares", `<!DOCTYPE html [<!ELEMENT a (b)> <!-- ]> --> <?x ]>?>]>\n<html>`, "<html>"],
    ["instructions", `${DECLARED}<?a b > c?><html a='>'>`, `<html a='>'>`],
  ])("%s is passed over", (_name, xml, root) => {
    const { root: found } = readProlog(xml)!;
    expect(xml.slice(found.end - root.length, found.end)).toBe(root);
  });

  it.each(["", "text", "<!-- never ends", "<?never ends>", "<!DOCTYPE html [", "<html a=b>", "<html a='<'>"])(
    "is none that a browser goes on behind: %s",
    (xml) => expect(readProlog(xml)).toBe(null),
  );

  it("takes time in proportion to its length, however it begins", () => {
    const long = 200_000;
    for (const part of ["<!--", "<!DOCTYPE [", "<!DOCTYPE '", " ", "<?a ", '<a b=" ', "<!DOCTYPE [<!X "])
      expect(readProlog(part.repeat(long / part.length))).toBe(null);
  });
});

describe("links of a page in XML", () => {
  const page = `${DECLARED}<html ${XHTML}><head><script src="a.js" integrity="x"/><title/></head><body><img src="/i?a=1&amp;b=2" integrity="y"/><p>&lt;img src="no"> <![CDATA[<img src="no"/>]]></p><a href="?q=&quot;&lt;">x</a></body></html>`;

  it("are found behind elements that end in their own tags, and stay well-formed", () => {
    // The reader of the tests knows no CDATA sections.
    const text = rewritten(page).replace(/<!\[CDATA\[(.*?)\]\]>/g, (_, inner: string) => escapedXml(inner));
    const { children } = readXml(text);
    const [head, body] = children;
    expect(head!.children[0]!.attributes.get("src")).toBe("/TS/http://a.test/dir/a.js");
    const [img, p, a] = body!.children;
    expect(img!.attributes.get("src")).toBe("/TS/http://a.test/i?a=1&b=2");
    expect(p!.text).toContain('<img src="no"/>');
    expect(a!.attributes.get("href")).toBe("/TS/http://a.test/dir/page?q=%22%3C");
    // Checksums behind a script without content are renamed too.
    expect([...head!.children[0]!.attributes.keys(), ...img!.attributes.keys()]).not.toContain("integrity");
  });

  it("are found in instructions that name style sheets, and nowhere else before the root", () => {
    const xml = `<?xml-stylesheet type="text/css" href="s.css?a&amp;b"?><?other href="x"?><html ${XHTML}/>`;
    expect(rewritten(xml)).toBe(
      `<?xml-stylesheet type="text/css" href="/TS/http://a.test/dir/s.css?a&#38;b"?><?other href="x"?><html ${XHTML}/>`,
    );
  });
});

describe("markup of ours", () => {
  it.each([
    [`<html ${XHTML}><head><title/></head></html>`, `<html ${XHTML}><head>!<title/></head></html>`],
    [`<!-- <head> --><html ${XHTML}> <head a="b">`, `<!-- <head> --><html ${XHTML}> <head a="b">!`],
    [`<html ${XHTML}><head/><body/></html>`, `<html ${XHTML}>!<head/><body/></html>`],
    [`<html ${XHTML}><body/></html>`, `<html ${XHTML}>!<body/></html>`],
    [`<svg/>`, `<svg/>`],
  ])("%s", (xml, expected) => expect(withOpening(xml, "!", true)).toBe(expected));
});

describe("a copy", () => {
  const guarded = (xml: string, withScripts = false): string => guardedXml(xml, URL_, withScripts);
  const policyOf = (xml: string): string | undefined =>
    readXml(bare(xml)).children[0]!.children[0]!.attributes.get("content");

  it("has its policy in the first head, in UTF-8, whatever the page said", () => {
    const xml = `<?xml version="1.0" encoding="latin1"?>\n<html ${XHTML} onload="x()" id="r"><head/></html>`;
    const copy = guarded(xml);
    expect(copy.startsWith(`\ufeff${DECLARED}`)).toBe(true);
    expect(policyOf(copy)).toMatch(/^default-src 'none'/);
    expect([...readXml(bare(copy)).attributes]).toEqual([["id", "r"]]);
    expect(guarded(xml, true)).toContain('onload="x()"');
  });

  it.each([
    ["another root", `<feed xmlns="http://www.w3.org/2005/Atom"/>`],
    ["a root with a prefix", `<h:html xmlns:h="http://www.w3.org/1999/xhtml"/>`],
    ["entities of its own", `<!DOCTYPE html [<!ENTITY e "x">]><html ${XHTML}>&e;</html>`],
    ["entities by way of parameters", `<!DOCTYPE html [<!ELEMENT a (b)> %p;]><html ${XHTML}/>`],
    ["no XML", "<html\u0000>"],
  ])("shows the source of what no policy can be put into: %s", (_name, xml) => {
    const copy = guarded(xml);
    expect(policyOf(copy)).toMatch(/^default-src 'none'/);
    expect(readXml(bare(copy)).children[1]!.children[1]!.text).toBe(xml.replace("\0", ""));
  });

  it("leaves out style sheets that are programs", () => {
    const xml = `<?xml-stylesheet type="text/xsl" href="x"?><?xml-stylesheet type="text/css" href="y"?><html ${XHTML}/>`;
    expect(guarded(xml)).toBe(`\ufeff${DECLARED}<?xml-stylesheet type="text/css" href="y"?><html ${XHTML}/>`);
  });

  it("writes texts that are none of XML without what it does not know", () => {
    expect(readXml(bare(xmlPage("a\u0001<b>", escapedXml("x\ud800\uffff&y")))).children[1]!.text).toBe("x&y");
  });
});
