// A site in XML: everything in it is shown otherwise, or not at all, where it is read as HTML.
import type { ScriptedPage } from "../sites/scripted-web.js";

/** The front page. */
export const XHTML_SITE_URL = "http://xml.test/";

const XHTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const TYPE = "application/xhtml+xml";
const DOT = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

/** Elements that end in their own tags, texts of XML, style sheets by instruction, an encoding of its own. */
const FRONT = `<?xml version="1.0" encoding="ISO-8859-1"?>
<?xml-stylesheet type="text/css" href="http://xml.test/told.css?a=1&amp;b=2"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<!-- <head> in a comment -->
<html ${XHTML} onclick="document.title='run'" lang="de">
<head><title>Gr\u00f6\u00dfe &amp; Ma\u00df</title><script src="/empty.js" integrity="sha256-AAAA"/>
<style><![CDATA[ @import "/imported.css"; #styled > b { color: rgb(1, 2, 3) } ]]></style></head>
<body><div/><p id="text">a &lt; b&nbsp;\u2013 <![CDATA[<b>no tag</b>]]></p>
<p id="styled"><b>styled</b><i>told</i><u>imported</u></p>
<iframe id="framed" src="/framed?x=1&amp;y=2"/>
<img id="dot" src="/dot.gif?a=1&amp;b=2" alt=""/><img id="out" src="http://outside.example/x.gif" alt=""/>
<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>rect { fill: url("http://outside.example/#p") }</style><rect width="9" height="9"/></svg>
<a href="/told.css?a=1&amp;b=2">its style</a> <a id="to" href="/second?q=1&amp;r=2#\u00fc">second</a> <a id="out-link" href="http://outside.example/?a&amp;b">out</a></body></html>`;

/** The pages. */
export const XHTML_SITE: Record<string, ScriptedPage> = {
  [XHTML_SITE_URL]: { type: TYPE, body: Buffer.from(FRONT.replaceAll("\u2013", "&#8211;"), "latin1") },
  [`${XHTML_SITE_URL}told.css?a=1&b=2`]: { type: "text/css", body: "i { color: rgb(4, 5, 6) }" },
  [`${XHTML_SITE_URL}imported.css`]: { type: "text/css", body: "u { color: rgb(7, 8, 9) }" },
  [`${XHTML_SITE_URL}empty.js`]: { type: "text/javascript", body: "" },
  [`${XHTML_SITE_URL}dot.gif?a=1&b=2`]: { type: "image/gif", body: DOT },
  [`${XHTML_SITE_URL}framed?x=1&y=2`]: {
    type: TYPE,
    body: `<html ${XHTML}><head><title/></head><body><p>framed</p></body></html>`,
  },
  [`${XHTML_SITE_URL}second?q=1&r=2`]: {
    type: `${TYPE}; charset=utf-8`,
    body: `<?xml-stylesheet type="text/xsl" href="http://program.example/x.xsl"?><html ${XHTML}><head/><body><a href="/entities">on</a><p>second</p><img src="//outside.example/y.gif" alt=""/></body></html>`,
  },
  [`${XHTML_SITE_URL}entities`]: {
    type: TYPE,
    body: `<!DOCTYPE html [<!ENTITY e '<img src="http://outside.example/e.gif" alt=""/>'>]><html ${XHTML}><body>&e;</body></html>`,
  },
};
