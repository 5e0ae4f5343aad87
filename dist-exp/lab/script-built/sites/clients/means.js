import { partsOf } from "../responses.js";
import { viewLines } from "../town.js";
const place = () => `<div id="page"></div>`;
function means(name, source, more = {}) {
    const usual = { framework: "none", body: place, sources: { "main.js": source }, entries: ["main.js"] };
    return { ...usual, ...more, name };
}
/** Workers beside the page, and pages that ask them. */
const USES_WORKER = `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const worker = new Worker("/assets/worker.js");
  worker.onmessage = ({ data }) => done(data);
  worker.postMessage(new URL(url, location).href);
});
load(ask).then((view) => show(view));`;
const USES_SHARED = `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const { port } = new SharedWorker("/assets/shared.js");
  port.onmessage = ({ data }) => done(data);
  port.postMessage(new URL(url, location).href);
});
load(ask).then((view) => show(view));`;
const WORKER = `onmessage = async ({ data }) => postMessage(await (await fetch(data)).json());`;
const SHARED_WORKER = `onconnect = ({ ports: [port] }) => {
  port.onmessage = async ({ data }) => port.postMessage(await (await fetch(data)).json());
};`;
/** One each. */
export const MEANS_CLIENTS = [
    means("graphql", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
const query = "query Page($path: String!) { page(path: $path) { heading paragraphs picture links { title href } } }";
const body = JSON.stringify({ query, variables: { path: viewPath } });
const answer = await fetch(base + "/graphql", { method: "POST", headers: { "Content-Type": "application/json" }, body });
show({ ...(await answer.json()).data.page, edition });`, { asks: () => ["POST /graphql"] }),
    means("cors", `import { load } from "site:ask";
import { show } from "site:show";
show(await load(async (url) => (await fetch(url, { headers: { "X-Reader": "town" } })).json()));`, { hasOtherHost: true, asks: ({ viewPath }) => [`OPTIONS other/api${viewPath}`, `other/api${viewPath}`] }),
    means("xhr", `import { load } from "site:ask";
import { show } from "site:show";
const ask = (url) => new Promise((done) => {
  const request = new XMLHttpRequest();
  request.responseType = "json";
  request.onload = () => done(request.response);
  request.open("GET", url);
  request.send();
});
load(ask).then((view) => show(view));`),
    means("jsonp", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
window.came = (view) => show({ ...view, edition });
document.head.append(Object.assign(document.createElement("script"), { src: base + "/jsonp" + viewPath }));`, { hasOtherHost: true, asks: ({ viewPath }) => [`other/jsonp${viewPath}`] }),
    means("worker", "", {
        sources: { "main.js": USES_WORKER, "worker.js": WORKER },
        plain: ["worker.js"],
        asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/worker.js"],
    }),
    means("shared-worker", "", {
        sources: { "main.js": USES_SHARED, "shared.js": SHARED_WORKER },
        plain: ["shared.js"],
        asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/shared.js"],
    }),
    means("event-stream", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
const source = new EventSource(base + "/events" + viewPath);
const view = {};
source.addEventListener("part", ({ data }) => Object.assign(view, JSON.parse(data)));
source.addEventListener("end", () => { source.close(); show({ ...view, edition }); });`, { asks: ({ viewPath }) => [`/events${viewPath}`] }),
    means("websocket", `import { edition, viewPath } from "site:ask";
import { show } from "site:show";
// Links are there before the socket says anything: what it brings is then all that is missing.
for (const href of ["/", "/story/1", "/story/2", "/about"]) {
  const line = document.createElement("p");
  line.append(Object.assign(document.createElement("a"), { href, textContent: "To " + href }));
  document.getElementById("page").before(line);
}
const socket = new WebSocket(location.origin.replace("http", "ws") + "/socket" + viewPath);
socket.onmessage = ({ data }) => show({ ...JSON.parse(data), edition });`, {
        open: "websocket",
        asks: () => [],
        lines: (view, edition) => [
            ...["/", "/story/1", "/story/2", "/about"].map((path) => `To ${path}`),
            ...viewLines(view),
            edition,
        ],
    }),
    means("endless-list", `import { edition, viewPath } from "site:ask";
const end = document.getElementById("end");
let next = 0;
const watcher = new IntersectionObserver(async (entries) => {
  if (!entries.some((one) => one.isIntersecting)) return;
  watcher.unobserve(end);
  const part = await (await fetch("/part" + viewPath + "/" + next++)).json();
  end.insertAdjacentHTML("beforebegin", part.html);
  if (part.isLast) end.textContent = edition;
  else watcher.observe(end);
});
watcher.observe(end);`, {
        body: () => `<div id="page"><p id="end">…</p></div>`,
        asks: ({ viewPath, view }) => partsOf(view).map((_, at) => `/part${viewPath}/${at}`),
    }),
    means("closed-shadow", `import { load } from "site:ask";
import { nodesOf } from "site:show";
customElements.define("town-page", class extends HTMLElement {
  async connectedCallback() {
    const shadow = this.attachShadow({ mode: "closed" });
    const [heading, ...rest] = nodesOf(await load());
    heading.slot = "heading";
    shadow.append(document.createElement("slot"), ...rest);
    shadow.firstChild.name = "heading";
    this.append(heading);
  }
});`, { body: () => `<town-page></town-page>` }),
    means("import-map", `import { h, render } from "preact";
import htm from "htm";
import edition from "town/edition";
const html = htm.bind(h);
const path = location.pathname === "/" ? "/front" : location.pathname;
const view = await (await fetch("/api" + path)).json();
render(html\`<h1>\${view.heading}</h1>\${view.paragraphs.map((text) => html\`<p>\${text}</p>\`)}<img src=\${view.picture}/>
<ul>\${view.links.map(({ title, href }) => html\`<li><a href=\${href}>\${title}</a></li>\`)}</ul><footer>\${edition}</footer>\`, document.getElementById("page"));`, {
        framework: "preact",
        entries: [],
        plain: ["main.js"],
        vendor: { "preact.js": "preact/dist/preact.module.js", "htm.js": "htm/dist/htm.module.js" },
        head: `<script type="importmap">{"imports":{"preact":"/assets/preact.js","htm":"/assets/htm.js","town/":"/modules/"}}</script>\n`,
        importsEdition: true,
        asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/preact.js", "/assets/htm.js", "/modules/edition"],
    }),
    means("wasm", `import { load } from "site:ask";
import { nodesOf, show } from "site:show";
const view = await load();
const { instance } = await WebAssembly.instantiateStreaming(fetch("/assets/add.wasm"));
const sum = instance.exports.add(view.paragraphs.length, view.links.length);
show(view);
document.getElementById("page").append(Object.assign(document.createElement("p"), { textContent: "Parts: " + sum }));`, {
        asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/add.wasm"],
        lines: (view, edition) => [
            ...viewLines(view),
            edition,
            `Parts: ${view.paragraphs.length + view.links.length}`,
        ],
    }),
];
