// Addresses that scripts make, in Chromium: they lead into the archive, whichever way they are made.
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServers, type RunningServers } from "#server/index.js";
import { launchBrowser } from "../../support/browser.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { AS_OF, makeReport } from "../../support/samples/reports.js";
import { startTrapServer, type TrapServer } from "../../support/sites/trap-server.js";

const TS = "20261115123107412";
const SITE = "https://shop.example";
const DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"><rect width="7" height="7" fill="lime"/></svg>`;

/** Each gives a promise of what came of it. */
const WAYS: Readonly<Record<string, string>> = {
  "number of scripts": `document.querySelectorAll("script").length`,
  "image by property": `loaded(new Image(), (i) => { i.src = SITE + "/dot.svg"; })`,
  "image by attribute": `loaded(new Image(), (i) => i.setAttribute("src", SITE + "/dot.svg"))`,
  "image by a path from the root": `loaded(new Image(), (i) => { i.src = "/dot.svg"; })`,
  "image by markup": `loaded(null, () => { box.innerHTML = '<img src="' + SITE + '/dot.svg">'; return box.firstChild; })`,
  "image by unquoted markup": `loaded(null, () => { box.insertAdjacentHTML("beforeend", "<img src=" + SITE + "/dot.svg>"); return box.lastChild; })`,
  "path in markup with character references": `((box.innerHTML = '<img src="&#x2F;dot.svg">'), box.firstChild.getAttribute("src"))`,
  "image of another host by such markup": `loaded(null, () => { box.innerHTML = "<img src='https:&#x2F;&#x2F;cdn.example&#47;dot.svg'>"; return box.firstChild; })`,
  "image by a template of the page": `loaded(null, () => { box.innerHTML = document.querySelector("template").innerHTML.replace("{{picture}}", "&#x2F;dot.svg"); return box.firstChild; })`,
  "image by a template of a script": `loaded(null, () => { const t = document.createElement("template"); t.innerHTML = "<img src={{picture}}>"; const i = t.content.firstChild; i.setAttribute("src", i.getAttribute("src").replace("{{picture}}", SITE + "/dot.svg")); box.append(i); return i; })`,
  "template that names another host": `((box.innerHTML = '<template><img src=" //evil.example/{{x}}"></template>'), box.firstChild.content.firstChild.getAttribute("src"))`,
  "references in markup": `((box.innerHTML = "<area href='/it&#39;s?a=1&amp;b=&quot;'>"), box.firstChild.getAttribute("href"))`,
  "image set": `loaded(new Image(), (i) => { i.srcset = SITE + "/dot.svg 1x, " + SITE + "/none.svg 9x"; })`,
  "image of another host": `loaded(new Image(), (i) => { i.src = "https://cdn.example/dot.svg"; })`,
  fetch: `fetch(SITE + "/data.txt").then((r) => r.text())`,
  "fetch of a path from the root": `fetch("/data.txt").then((r) => r.text())`,
  "fetch of a Request": `fetch(new Request(SITE + "/data.txt")).then((r) => r.text())`,
  XMLHttpRequest: `new Promise((done) => { const x = new XMLHttpRequest(); x.open("GET", "//shop.example/data.txt"); x.onload = () => done(x.responseText); x.send(); })`,
  script: `loaded(document.createElement("script"), (s) => { s.src = SITE + "/set.js"; document.head.append(s); }).then(() => window.wasSet)`,
  module: `import("./deep/module.js").then((m) => m.default)`,
  stylesheet: `loaded(document.createElement("link"), (l) => { l.rel = "stylesheet"; l.href = SITE + "/s.css"; document.head.append(l); }).then(() => getComputedStyle(box).color)`,
  "background by property": `((box.style.backgroundImage = "url('" + SITE + "/dot.svg')"), box.style.backgroundImage)`,
  "background by name": `(box.style.setProperty("background", "url(" + SITE + "/dot.svg)"), box.style.backgroundImage)`,
  "rule in a sheet": `(document.head.append(document.createElement("style")), document.styleSheets[document.styleSheets.length - 1].insertRule("i{background:url(" + SITE + "/dot.svg)}"), document.styleSheets[document.styleSheets.length - 1].cssRules[0].style.background)`,
  "text of a style element": `(() => { const s = document.createElement("style"); s.appendChild(document.createTextNode("@import '" + SITE + "/s.css'")); return s.textContent; })()`,
  frame: `loaded(document.createElement("iframe"), (f) => { f.src = SITE + "/inner.html"; document.body.append(f); }).then((f) => f.contentDocument.body.textContent)`,
  "markup in a blank frame": `(() => { const f = document.createElement("iframe"); document.body.append(f); return loaded(null, () => { f.contentDocument.body.innerHTML = '<img src="' + SITE + '/dot.svg">'; return f.contentDocument.body.firstChild; }); })()`,
  storage: `(localStorage.setItem("a", 1), (localStorage.b = 2), localStorage.removeItem("a"), [localStorage.a, localStorage.getItem("b"), localStorage.length, Object.keys(localStorage), localStorage instanceof Storage].join())`,
  "storage of the session": `((sessionStorage.x = "y"), sessionStorage.key(0) + sessionStorage.getItem("none"))`,
  cookies: `((document.cookie = "a=1; path=/"), (document.cookie = "b=2; domain=.shop.example"), (document.cookie = "c=3; domain=other.example"), (document.cookie = "a=; max-age=0"), document.cookie + navigator.cookieEnabled)`,
  worker: `new Promise((done) => { new Worker(SITE + "/worker.js").onmessage = (e) => done(e.data); })`,
  "own path": `location.pathname + location.search`,
  "path of another page, as a router sets it": `(history.pushState({}, "", box.ownerDocument.querySelector("a").href), location.pathname)`,
  "whole address of another page": `(history.replaceState({}, "", SITE + "/whole?x#y"), location.pathname + location.search + location.hash)`,
  "back to the first": `new Promise((done) => { onpopstate = () => done(location.pathname); history.back(); })`,
  "style by assignment": `((box.style = "background:url(/dot.svg)"), box.style.background)`,
  "history, then a relative address": `(history.pushState({}, "", "/other/page"), fetch("near.txt").then((r) => r.text()))`,
};

const PAGE = `<!doctype html><html lang="en"><title>ways</title><body><div id=box>x</div><a href="about/us">us</a><template><img src="{{picture}}"></template><script>
const SITE = "${SITE}";
const loaded = (element, start) => new Promise((done) => {
  const one = start(element) ?? element;
  one.onload = () => done(one.localName === "img" ? "image of " + one.naturalWidth : one);
  one.onerror = () => done("not loaded");
});
const ways = {${Object.entries(WAYS)
  .map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`)
  .join(",\n")}};
window.tryWay = async (name) => { try { return await ways[name](); } catch (e) { return String(e); } };
</script>`;

const INTO = `url("/${TS}/${SITE}/dot.svg")`;
const EXPECTED: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.keys(WAYS)
      .filter((name) => name.startsWith("image"))
      .map((name) => [name, "image of 7"]),
  ),
  "template that names another host": `/${TS}/https://evil.example/%7B%7Bx%7D%7D`,
  "path in markup with character references": `/${TS}/${SITE}/dot.svg`,
  "references in markup": `/${TS}/${SITE}/it's?a=1&b=%22`,
  fetch: "data",
  "fetch of a path from the root": "data",
  "fetch of a Request": "data",
  XMLHttpRequest: "data",
  script: "set",
  module: "module and other",
  stylesheet: "rgb(1, 2, 3)",
  "background by property": INTO,
  "background by name": INTO,
  "rule in a sheet": INTO,
  "text of a style element": `@import '/${TS}/${SITE}/s.css'`,
  frame: "inner",
  "markup in a blank frame": "image of 7",
  storage: ",2,1,b,true",
  "storage of the session": "xnull",
  cookies: "b=2true",
  worker: "from a worker",
  "own path": "/",
  "path of another page, as a router sets it": "/about/us",
  "whole address of another page": "/whole?x#y",
  "back to the first": "/",
  "style by assignment": INTO,
  "history, then a relative address": "near",
  "number of scripts": 1,
};

let [browser, trap, open, guarded]: [Browser, TrapServer, RunningServers, RunningServers] = [] as never;
let [context, page]: [BrowserContext, Page] = [] as never;

beforeAll(async () => {
  const index = new MemoryIndex();
  const add = (url: string, type: string, body: string): unknown =>
    index.add(url, AS_OF, `HTTP/1.1 200 OK\nContent-Type: ${type}`, body);
  add(`${SITE}/`, "text/html", PAGE);
  add(
    `${SITE}/go.html`,
    "text/html",
    `<title>go</title><button onclick="location.href='${SITE}/next.html'">`,
  );
  add(`${SITE}/root.html`, "text/html", `<title>go</title><button onclick="document.location='/next.html'">`);
  add(
    `${SITE}/reload.html`,
    "text/html",
    `<title>re</title><button onclick="location.reload()"></button><form><input name=q value=1></form>`,
  );
  add(`${SITE}/reload.html?q=1`, "text/html", "<title>found</title><h1>Found</h1>");
  add(`${SITE}/next.html`, "text/html", "<title>next</title><h1>Next</h1>");
  for (const host of [SITE, "https://cdn.example"]) add(`${host}/dot.svg`, "image/svg+xml", DOT);
  add(`${SITE}/data.txt`, "text/plain", "data");
  add(`${SITE}/other/near.txt`, "text/plain", "near");
  add(`${SITE}/set.js`, "text/javascript", "window.wasSet = 'set'");
  add(
    `${SITE}/deep/module.js`,
    "text/javascript",
    `import other from "/lib/other.js"; import "${SITE}/lib/third.js"; export default "module and " + other`,
  );
  add(`${SITE}/lib/other.js`, "text/javascript", `export default "other"`);
  add(`${SITE}/lib/third.js`, "text/javascript", "");
  add(`${SITE}/s.css`, "text/css", "#box{color:rgb(1,2,3)}");
  add(`${SITE}/inner.html`, "text/html", "inner");
  add(`${SITE}/worker.js`, "text/javascript", "postMessage('from a worker')");
  const archive = memoryArchive(index, { reports: [makeReport({ pages: 1, verdictOf: () => "sharp" })] });
  open = await startServers({ archive, port: 0, replayPort: 0 });
  guarded = await startServers({ archive, port: 0, replayPort: 0, token: "a-token-of-some-length" });
  trap = await startTrapServer();
  browser = await launchBrowser(trap.browserArgs);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([open?.close(), guarded?.close(), trap?.close()]);
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(trap.hosts).toEqual([]);
});

async function show(at: RunningServers, path: string): Promise<Frame> {
  await page.goto(`${at.replayUrl}/${TS}/${SITE}${path}`);
  const frame = (await (await page.waitForSelector("iframe")).contentFrame())!;
  await frame.waitForFunction("document.readyState === 'complete' && document.title !== ''");
  return frame;
}

async function tried(frame: Frame): Promise<Record<string, unknown>> {
  const came: Record<string, unknown> = {};
  for (const name of Object.keys(WAYS)) came[name] = await frame.evaluate(`tryWay(${JSON.stringify(name)})`);
  return came;
}

/** Without the secret of the site and the name of the view, which stand before the time in every address. */
function plain(came: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(came).replaceAll(/\/~[\w-]*(?:![\w-]+)?(?=\/\d{17})/g, ""));
}

describe("addresses that scripts make", () => {
  it("lead into the archive", async () => {
    expect(plain(await tried(await show(open, "/")))).toEqual(EXPECTED);
  });

  it("do so where there is a token", async () => {
    const came = await tried(await show(guarded, "/"));
    expect(String(came["text of a style element"])).toMatch(/\/~[\w-]{20,}![\w-]+\/\d{17}\//);
    expect(plain(came)).toEqual(EXPECTED);
  });

  it("a page can load itself again, and send its form to itself", async () => {
    const frame = await show(open, "/reload.html");
    await frame.evaluate("window.isOld = true");
    await frame.locator("button").click();
    await expect
      .poll(() => frame.evaluate("document.title + window.isOld").catch(() => ""))
      .toBe("reundefined");
    await frame.evaluate("document.forms[0].submit()");
    await page.waitForURL(`${open.replayUrl}/${TS}/${SITE}/reload.html?q=1`);
    await page.frameLocator("iframe").getByRole("heading", { name: "Found" }).waitFor();
  });

  it.each(["/go.html", "/root.html"])(
    "%s sends its frame on, and the page around it follows",
    async (path) => {
      await (await show(open, path)).locator("button").click();
      await page.waitForURL(`${open.replayUrl}/${TS}/${SITE}/next.html`);
      await page.frameLocator("iframe").getByRole("heading", { name: "Next" }).waitFor();
      expect(await page.locator("header").textContent()).toContain(`${SITE}/next.html as captured at`);
    },
  );
});
