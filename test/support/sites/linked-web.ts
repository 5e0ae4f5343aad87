// A small web that links in every way that is read: base, canonical, srcset, style sheets, frames, refresh, redirects,
// sessions, a calendar, pages that stand for missing ones.
import { linksTo, type ScriptedPage } from "./scripted-web.js";

const SESSION = "0123456789abcdef0123456789abcdef";
const redirect = (to: string): ScriptedPage => ({ status: 302, headers: { Location: to } });
/** What the first host shows for whatever does not exist; what it links to depends on where it stands. */
const NOTHING = `<title>hm</title><p>nothing here</p>${linksTo("lost/1", "lost/2")}`;

/** Links that many documents show, so that dropping a page leaves witnesses. */
export const LEAVES = Array.from({ length: 25 }, (_, i) => `http://a.test/leaves/leaf-${letters(i)}`);

function letters(i: number): string {
  return `${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 5))}`;
}

const TABLE: Readonly<Record<string, ScriptedPage>> = {
  "http://a.test/":
    linksTo("/based/", "/styled", "/moved", "/framing", `/shelf;jsessionid=${SESSION}`, "/leaves/", "#top") +
    linksTo(
      "/calendar?year=2060&month=2",
      "http://b.test/",
      "/gone/x",
      "/astray/y",
      "/refresh",
      "mailto:a@a.test",
    ),
  "http://a.test/based/": `<base href="/based/deeper/"><link rel="canonical" href="/canonical">${linksTo("leaf", "../side")}`,
  "http://a.test/based/deeper/leaf": "leaf",
  "http://a.test/based/side": "side",
  "http://a.test/canonical": "the one",
  "http://a.test/styled": `<link rel="stylesheet" href="http://cdn.test/s.css"><style>p{background:url(/in-style.png)}</style>
    <img src="/plain.png" srcset="/small.png 1x, /large.png 2x">`,
  "http://cdn.test/s.css": { type: "text/css", body: "@import 'more.css'; body{background:url(/bg.png)}" },
  "http://cdn.test/more.css": { type: "text/css", body: "p{}" },
  "http://a.test/moved": redirect("/moved/here"),
  "http://a.test/moved/here": "here",
  "http://a.test/framing": `<iframe src="/frame"></iframe>${linksTo("/shared")}`,
  "http://a.test/frame": linksTo("/only-in-the-frame", "/shared"),
  "http://a.test/shared": "shared",
  "http://a.test/shelf": linksTo("/"),
  "http://a.test/refresh": `<meta http-equiv="refresh" content="0; url=/refreshed">`,
  "http://a.test/refreshed": "refreshed",
  "http://a.test/leaves/": linksTo(...LEAVES),
  ...Object.fromEntries(LEAVES.map((url) => [url, `a leaf of its own: ${url}`])),
  "http://a.test/gone/x": NOTHING,
  "http://a.test/astray/y": NOTHING,
  "http://b.test/": linksTo("http://b.test/2", "http://a.test/"),
  "http://b.test/2": "two",
};

/** Two hosts, a third that only serves parts; asked for nothing, the first shows something. */
export const LINKED_WEB: Record<string, ScriptedPage> = new Proxy(
  { ...TABLE },
  {
    get: (table, url: string) => (url.startsWith("http://a.test/isochron-") ? NOTHING : table[url]),
  },
);
