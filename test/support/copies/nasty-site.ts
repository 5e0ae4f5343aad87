// A small site with whatever is hard to show from files.
import { inflateSync } from "node:zlib";
import type { ScriptedPage } from "../sites/scripted-web.js";

/** Its first page. */
export const SITE = "http://nasty.test/";

const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>location="http://drawing.example/"</script><image href="http://drawing.example/x.png"/><rect width="20" height="20"/></svg>';

const titled = (title: string, body = title): string => `<!doctype html><title>${title}</title>${body}`;

const HOME = `<!-- <!doctype html> a comment before all --><!DOCTYPE html><html lang="de"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Gr\u00f6\u00dfe</title>
<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">
<link rel="stylesheet" href="/styles/Site.css" crossorigin integrity="sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=">
<link rel="preconnect" href="//hint.example"><link rel="dns-prefetch" href="//hint.example">
<link rel="prefetch" href="http://hint.example/next"><link rel="icon" href="http://icon.example/i.png">
<script>new Image().src="http://script.example/";location="http://script.example/"</script>
<script src="/app.js"></script><script type="module" src="/module.js"></script></head>
<body background="http://background.example/b.png" onload="location='http://script.example/'">
<p id="latin">Gr\u00f6\u00dfe \u2013 \u201c\u00df\u201d</p><p id="styled">styled</p><p id="imported">imported</p>
<img id="plain" src="pixel.gif"><img id="set" srcset="pixel.gif 1x, http://outside.example/2x.gif 2x">
<img id="moved" src="/moved.gif"><img id="asked" src="/pixel.gif?size=1"><img id="drawn" src="drawing.svg">
<img id="outside" src="//outside.example/o.gif"><img id="bare" src="file://share.example/x.gif">
<svg width="9" height="9"><rect width="9" height="9" fill="url(//paint.example/p.svg#p)" filter="url('//paint.example/p.svg#f')"/></svg>
<object data="http://object.example/o"></object><embed src="http://object.example/e">
<iframe id="framed" src="/framed"></iframe><iframe id="drawing-in-frame" src="/drawing.svg"></iframe>
<iframe id="inner" srcdoc="<p>inner<img src='http://outside.example/i.gif'></p><a href='/lower'>x</a>"></iframe>
<a id="to-upper" href="/Page">x</a> <a id="to-lower" href="/page">x</a> <a id="to-query" href="/page?a=1&amp;b=2#f">x</a>
<a id="to-slash" href="/page/">x</a> <a id="to-index" href="/page/index.html">x</a> <a id="to-moved" href="/old">x</a>
<a id="to-based" href="/based/">x</a> <a href="/leaves">x</a> <a href="/feed.xml">x</a> <a href="/data.bin">x</a>
<a id="to-outside" href="http://outside.example/page?x=1#there">x</a> <a id="to-share" href="file://outside.example/share">x</a>
<a id="to-private" href="/private">x</a>
<form action="http://outside.example/send"><input name="q"><button id="send">send</button></form></body></html>`;

/** Its pages by address, the first first. */
export const NASTY_SITE: Record<string, ScriptedPage> = {
  [SITE]: { type: "text/html", body: latin1(HOME) },
  [`${SITE}robots.txt`]: { type: "text/plain", body: "User-agent: *\nDisallow: /private\n" },
  [`${SITE}styles/Site.css`]: {
    type: "text/css",
    headers: { "Access-Control-Allow-Origin": "*" },
    body: `@charset "iso-8859-1"; @import "more.css?v=2"; @import url(http://outside.example/x.css); #styled{color:rgb(1,2,3);font-family:f} @font-face{font-family:f;src:url('../font')}
      body{background-image:url(//outside.example/b.png)}`,
  },
  [`${SITE}styles/more.css?v=2`]: {
    type: "text/css",
    body: "#imported{color:rgb(4,5,6);background:url(../pixel.gif)}",
  },
  [`${SITE}font`]: { type: "font/ttf", body: tinyFont() },
  [`${SITE}pixel.gif`]: { type: "image/gif", body: PIXEL },
  [`${SITE}pixel.gif?size=1`]: { type: "image/gif", body: PIXEL },
  [`${SITE}moved.gif`]: { status: 302, headers: { Location: "/pixel.gif" } },
  [`${SITE}drawing.svg`]: { type: "image/svg+xml", body: DRAWING },
  [`${SITE}app.js`]: { type: "text/javascript", body: 'location="http://script.example/"' },
  [`${SITE}module.js`]: { type: "text/javascript", body: 'import "http://script.example/m.js"' },
  [`${SITE}framed`]: `<body>A framed page<script>parent.location="http://script.example/"</script>`,
  [`${SITE}Page`]: titled("Upper"),
  [`${SITE}page`]: titled("Lower"),
  [`${SITE}page?a=1&b=2`]: titled("Query"),
  [`${SITE}page/`]: titled("Slash"),
  [`${SITE}page/index.html`]: titled("Index file"),
  [`${SITE}old`]: { status: 301, headers: { Location: "older" } },
  [`${SITE}older`]: { status: 301, headers: { Location: "/page" } },
  [`${SITE}based/`]: titled("Based", `<base href="http://nasty.test/styles/"><img src="../pixel.gif">`),
  [`${SITE}leaves`]: titled(
    "Leaves",
    `<meta http-equiv="refresh" content="0; url='http://refresh.example/'">`,
  ),
  [`${SITE}feed.xml`]: {
    type: "application/rss+xml",
    body: `<?xml version="1.0"?><?xml-stylesheet href="http://outside.example/x.xsl" type="text/xsl"?><rss><channel><title>Feed</title></channel></rss>`,
  },
  [`${SITE}data.bin`]: { type: "application/x-msdownload", body: "MZ" },
};

function latin1(text: string): Buffer {
  const high: Record<string, number> = { "\u2013": 0x96, "\u201c": 0x93, "\u201d": 0x94 };
  return Buffer.from(Array.from(text, (c) => high[c] ?? c.charCodeAt(0)));
}

/** A font of one triangle, packed with zlib. */
function tinyFont(): Buffer {
  return inflateSync(
    Buffer.from(
      "eNqNkL1KA0EQx/+zdwkxHH6ksL7CUhBSBAuLINjYBMwV6ZIlJrnizgSNEDsfQdAHsBYLH8AH8AEEQXyA1CE2Nud/99bgF+IctzO/+dqZhQAo4xwewkZzq9qZtW/oueXf6aZ6hABXgATkzUFy1n+ars3I2+R63NOHurz7TJ6QazEdhXW5JN+RN+J0PPGNBXnkUUqGXW36kl+og1RPRvD5Qabk8EinPRVXGoAqkfdHw5Mx56KoyMThq5ZcoMD8ucxtX6dRxRu+inyGaK8ZoQ4N7YUZZ/dCPHzkyFzd2+5iPZ7VAacKqc10hnWW5Wd27TrL4n5FLWIgK+bO/8bdjO2VnVd43hS/iNuwxC6Le/MdVMs1k28lykTyqBWzR91mKbcdftTA7lozcX+JUc7sbIXlvI62T2vV2UXaFfRxgB4GOEXC1z0m923ln/IO89FLJA==",
      "base64",
    ),
  );
}
