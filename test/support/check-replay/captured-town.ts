// A small site in an archive: a plain page, a page that scripts build, one whose part was never captured, one that
// tries to get out.
import { openArchive } from "#store/index.js";
import { captureWeb, ScriptedWeb, type ScriptedPage } from "../sites/scripted-web.js";

/** Where it is. */
export const TOWN = "http://town.test";

const script = (body: string): ScriptedPage => ({ type: "text/javascript", body });
const DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="lime"/></svg>`;

const PAGES: Readonly<Record<string, ScriptedPage>> = {
  [`${TOWN}/`]: `<!doctype html><title>Town</title><link rel=stylesheet href=/look.css><h1>Town</h1><p>Plain words stand here.</p>
<img src="/dot.svg" alt=""><iframe src="/inner.html"></iframe>
<a href="/app.html">app</a> <a href="/lacking.html">lacking</a> <a href="/escape.html">escape</a> <a href="/moved">moved</a> <a href="/list.txt">list</a>`,
  [`${TOWN}/look.css`]: { type: "text/css", body: `h1{color:#124;background:url("/dot.svg")}` },
  [`${TOWN}/dot.svg`]: { type: "image/svg+xml", body: DOT },
  [`${TOWN}/inner.html`]: `<!doctype html><title>inner</title><p>In the frame.</p>`,
  [`${TOWN}/list.txt`]: { type: "text/plain", body: "no page" },
  [`${TOWN}/moved`]: { status: 302, headers: { Location: "/" } },
  [`${TOWN}/app.html`]: `<!doctype html><title>loading</title><div id=app></div><script type=module src="/app.js"></script>`,
  [`${TOWN}/app.js`]: script(`import { row } from "./row.js";
const items = await (await fetch("/api/items.json?t=" + Date.now())).json();
document.getElementById("app").innerHTML = items.map(row).join("");
document.title = items.length + " items";`),
  [`${TOWN}/row.js`]: script(`export const row = (name) => '<p>Item ' + name + '</p><img src="/dot.svg">';`),
  [`${TOWN}/api/items.json`]: { type: "application/json", body: `["bread","milk","salt"]` },
  [`${TOWN}/lacking.html`]: `<!doctype html><title>lacking</title><p id=o>waiting</p><script>
fetch("/api/never.json").then((r) => r.ok ? r.json() : Promise.reject()).then((t) => (o.textContent = t), () => (o.textContent = "no news"));</script>`,
  [`${TOWN}/escape.html`]: `<!doctype html><title>escape</title><p>Let me out.</p><script>
const to = "http://live.test/";
fetch(to + "fetch").catch(() => {}); new Image().src = to + "image"; navigator.sendBeacon(to + "beacon");
try { new WebSocket("ws://live.test/socket"); } catch {}
document.body.append(Object.assign(document.createElement("iframe"), { src: to + "frame" }));
document.write("<link rel=stylesheet href='" + to + "style.css'>");
setTimeout(() => { location.href = to + "gone"; }, 50);</script>`,
};

/** Captures it, or what it is changed to, into an archive at `dir`; returns the capture's id. */
export async function captureTown(
  dir: string,
  changes: Readonly<Record<string, ScriptedPage>> = {},
): Promise<string> {
  const archive = await openArchive(dir, { software: "isochron-test" });
  try {
    const web = new ScriptedWeb({ ...PAGES, ...changes });
    const seeds = ["/", "/row.js", "/api/items.json"].map((path) => TOWN + path);
    const { report } = await captureWeb(web, archive, { seeds });
    return report.capture;
  } finally {
    await archive.close();
  }
}
