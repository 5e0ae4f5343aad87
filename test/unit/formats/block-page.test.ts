import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isScriptBuilt } from "#detect/script-built.js";
import { blockedByContent, blockedByHead, visibleWords } from "#formats/index.js";
import { secondBlocks, type BlockCase } from "../../support/second-verifier.js";
import { hasPacks, PACKS, pageEvents } from "../../support/detect/page-packs.js";

const form = (inside: string) =>
  `<html><head><title>x</title><style>a{}</style></head><body><h1>Sign in</h1><form>${inside}</form></body></html>`;
const password = form(`Name <input name=u> Password <input id="p" type="password"><button>Go</button>`);
const article = "<p>one two three four five six seven eight nine ten</p>".repeat(20);
const nav = `<a href="/1">1</a>`.repeat(12);

/** What was asked of ours, and whether it blocks: the second verifier is asked the same at the end. */
const asked: { readonly one: BlockCase; readonly isBlocked: boolean }[] = [];

function byContent(html: string, target = "/news/1"): string | null {
  const bytes = Buffer.from(html);
  const reason = blockedByContent(bytes, target);
  asked.push({
    one: { status: 200, fields: [["content-type", "text/html"]], target, html },
    isBlocked: reason !== null,
  });
  return reason;
}
function byHead(status: number, headers: Record<string, string>, target = "/news/1?x"): string | null {
  const value = (name: string) => headers[name] ?? null;
  const reason = blockedByHead(status, value, target);
  asked.push({
    one: { status, fields: Object.entries(headers), target, html: null },
    isBlocked: reason !== null,
  });
  return reason;
}

describe("block pages are recognised", () => {
  it.each([
    [
      "Cloudflare challenge",
      `<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/h/b"></script>`,
    ],
    ["Cloudflare block", `<title>Attention Required! | Cloudflare</title><div id="cf-error-details">`],
    [
      "Imperva block",
      `<iframe src="/_Incapsula_Resource?CWUDNSAI=1">Request unsuccessful. Incapsula incident ID: 1`,
    ],
    [
      "DataDome captcha",
      `<script>var dd={'cid':1}</script><script src="https://ct.captcha-delivery.com/c.js">`,
    ],
    ["HUMAN captcha", `<script>window._pxAppId='PX1'</script><div id="px-captcha"></div>`],
    ["Sucuri block", `<title>Sucuri WebSite Firewall - Access Denied</title>`],
    [
      "Akamai block",
      `<TITLE>Access Denied</TITLE>You don't have permission <p>https://errors.edgesuite.net/18.1`,
    ],
    [
      "Anubis challenge",
      `<script id="anubis_version">"v1"</script><script id="anubis_challenge">{}</script>`,
    ],
    ["captcha", `<h1>Are you human?</h1><div class="g-recaptcha" data-sitekey="x"></div>`],
    ["login page in place of the page", password],
  ])("by content: %s", (reason, html) => {
    expect(byContent(html)).toBe(reason);
  });

  it.each([
    ["Cloudflare challenge", 403, { "cf-mitigated": "challenge" }],
    ["AWS WAF challenge", 202, { "x-amzn-waf-action": "challenge" }],
    ["redirects to a login page", 302, { location: "/login?next=%2Fnews%2F1" }],
    [
      "redirects to a login page",
      303,
      { location: "https://id.test/auth/start?return=https://a.test/news/1" },
    ],
  ])("by the head: %s", (reason, status, headers) => {
    expect(byHead(status, headers as unknown as Record<string, string>)).toBe(reason);
  });
});

describe("ordinary pages are not taken for block pages", () => {
  it.each([
    ["an article with a login form beside it", password + article, "/news/1"],
    ["a login page at its own address", password, "/login"],
    ["a login page as the site's front page", password, "/"],
    ["a change of password", password, "/user?do=password"],
    ["a contact form with a captcha", `${nav}<div class="h-captcha"></div><p>write to us</p>`, "/contact"],
    ["a text about just a moment", "<title>Just a moment...</title><p>a poem</p>", "/poem"],
    [
      "a page behind Cloudflare",
      `<title>News</title><script src="/cdn-cgi/challenge-platform/x.js"></script>`,
      "/",
    ],
    ["an empty page", "", "/empty"],
    ["a large page", `<title>Access Denied</title>errors.edgesuite.net${"x".repeat(70_000)}`, "/x"],
  ])("%s", (_what, html, target) => {
    expect(byContent(html, target)).toBeNull();
  });

  it.each([
    ["a login page that leads elsewhere", 302, { location: "/login?next=/start" }, "/news/1"],
    ["a moved page", 301, { location: "/news/2?from=/news/1" }, "/news/1"],
    ["the login page's own redirect", 302, { location: "/login/step2?next=/login" }, "/login"],
    ["the front page", 302, { location: "/login?next=/" }, "/"],
    ["an impossible place", 302, { location: "http://[/login?next=/news/1" }, "/news/1"],
  ])("%s", (_what, status, headers, target) => {
    expect(byHead(status, headers, target)).toBeNull();
  });
});

describe("both verifiers' rules", () => {
  it("agree on whatever is put together from the marks", () => {
    const pieces = fc.constantFrom(
      "<!--",
      "-->",
      "<script>",
      "</script>",
      "<title>",
      "</title",
      ">",
      "<a href=x>",
      "word ",
      "&nbsp;",
      "<styles>",
      `<input type="password">`,
      `class="g-recaptcha"`,
      "<noscript",
      "</noscript>",
      "\u00e4 ",
      "<",
      "<div id=root></div>",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (parts) => void byContent(parts.join(""))),
      { seed: 9, numRuns: 2000 },
    );
  });
});

describe("visible words", () => {
  it("leave out tags, comments and scripts, closed or not, in linear time", () => {
    expect(visibleWords("<p>a<b>b</b></p><!-- c --><script>d</script>e&nbsp;f<style>g")).toEqual([
      "a",
      "b",
      "e",
      "f",
    ]);
    expect(visibleWords("<".repeat(200_000))).toEqual([]);
    expect(visibleWords("<script".repeat(50_000))).toEqual([]);
  });
});

describe("pages built by script", () => {
  const built = (html: string) => isScriptBuilt(Buffer.from(html), "text/html; charset=utf-8");
  it.each([
    `<title>My app, the best app</title><script src=a.js></script><div id="root"></div>`,
    `<script src=a.js></script><app-root> </app-root>`,
    `<noscript><p>You need to enable JavaScript to run this app.</p></noscript><script>1</script><div id=x></div>`,
    `<header>${"word ".repeat(20)}</header><div id=app class="a"><!-- here --></div><footer>${"word ".repeat(20)}</footer><script type=module src=a.js></script>`,
    `<div id="app"><div class="spinner"></div><p>Loading, please wait …</p></div><script src=a.js></script>`,
    `<noscript>This site doesn't work properly without JavaScript enabled.</noscript>${"word ".repeat(60)}<script src=a.js></script>`,
    `<body><script type="module" src="/assets/index.js"></script></body>`,
    `<title>A</title><body><script>var a = "<a href=x>"</script><script src="app.js"></script></body>`,
  ])("are told: %s", (html) => expect(built(html)).toBe(true));

  it.each([
    `<div id="root"></div>`,
    `<script>1</script><div id="root"></div>${article}`,
    `<script>1</script><div class="clear"></div><p>soon</p>`,
    `<script src=count.js></script><p>Closed</p><img src=a.png>`,
    `<script src=count.js></script><a href=/in>Enter</a>`,
    `<script>1</script>`,
    `<script src=a.js></script><noscript><img src="//count.example/?javascript=disabled"></noscript><p>soon</p><img src=x>`,
    `<noscript>Enable JavaScript for the map</noscript><script src=m.js></script><p>${"word ".repeat(150)}</p>`,
    `<div id=app><article>${"word ".repeat(30)}</article></div><script src=a.js></script>`,
    `<meta charset=utf-8><div id=app></div><p>${"\u4e2d\u6587".repeat(300)}</p><script src=a.js></script>`,
    ``,
  ])("are not seen in %s", (html) => expect(built(html)).toBe(false));
});

it("a page of a hundred thousand noscript elements is read in one pass", () => {
  const html =
    "<script>" + "</script><noscript>java script".repeat(60_000) + "<div class=app ".repeat(10_000);
  expect(isScriptBuilt(Buffer.from(html), "text/html")).toBe(false);
});

describe.runIf(hasPacks)("on real pages", () => {
  it.each(PACKS)("%s: none is called blocked or built by script", async (pack) => {
    let pages = 0;
    let last = "";
    for await (const { path, html } of pageEvents(pack)) {
      if (html === undefined || path === last) continue;
      last = path;
      expect(blockedByContent(Buffer.from(html), `/${path}`), path).toBeNull();
      expect(isScriptBuilt(Buffer.from(html), "text/html"), path).toBe(false);
      if (++pages === 150) break;
    }
    expect(pages).toBe(150);
  });
});

it("and the second verifier says the same of every one of them", () => {
  expect(asked.length).toBeGreaterThan(40);
  const theirs = secondBlocks(asked.map(({ one }) => one));
  expect(asked.filter(({ isBlocked }, i) => isBlocked !== theirs[i]).map(({ one }) => one)).toEqual([]);
});
