// The files of the features' server, each as its answer.
import { gzipSync } from "node:zlib";
import { answerWith } from "./feature.js";
const JS = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5" fill="lime"/></svg>`;
const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
/** (module (func (export "f") (result i32) i32.const 42)) */
const WASM = Buffer.from("0061736d010000000105016000017f03020100070501016600000a06010400412a0b", "hex");
const tell = (key, value) => `parent.postMessage({key:${key},value:${value}},"*")`;
/** By path. */
export const FEATURE_FILES = {
    "/files/data.json": answerWith("application/json", `{"a":1,"b":["ü"]}`),
    "/files/data.xml": answerWith("application/xml", `<root><a/></root>`),
    "/files/bytes": answerWith("application/octet-stream", Uint8Array.of(0, 1, 127, 128, 255)),
    "/files/fields": answerWith("text/plain", "f", [
        ["X-Twice", "one"],
        ["X-twice", "two"],
        ["X-Odd", 'a,b;c="d"'],
        ["X-Empty", ""],
    ]),
    "/files/gzip": answerWith("text/plain", gzipSync("was packed"), [["Content-Encoding", "gzip"]]),
    "/files/latin1": answerWith("text/plain; charset=iso-8859-1", Buffer.from("naïve é", "latin1")),
    "/files/events": answerWith("text/event-stream", "retry: 100000\n\nid: 7\ndata: first\n\ndata: second\n\n"),
    "/files/dot.svg": answerWith("image/svg+xml", DOT),
    "/files/dot.png": answerWith("image/png", PNG),
    "/files/f.wasm": answerWith("application/wasm", WASM),
    "/files/set.js": answerWith(JS, `window.wasSet = "set by a script";`),
    "/files/order.js": answerWith(JS, `(window.order ??= []).push(document.currentScript.src.split("?")[1]);`),
    "/files/module.js": answerWith(JS, `export default "a module";`),
    "/files/outer.js": answerWith(JS, `import one from "./module.js"; export const told = one + " in a module";`),
    "/files/mapped.js": answerWith(JS, `export default "by the map";`),
    "/files/awaiting.js": answerWith(JS, `export default await (await fetch("/text/awaited")).text();`),
    "/files/meta.js": answerWith(JS, `export default import.meta.url;`),
    "/files/worker.js": answerWith(JS, `postMessage("from " + self.location.pathname);`),
    "/files/module-worker.js": answerWith(JS, `import v from "./module.js"; postMessage(v);`),
    "/files/imported.js": answerWith(JS, `self.imported = "imported";`),
    "/files/nesting.js": answerWith(JS, `new Worker("/files/nested.js").onmessage = (e) => postMessage("outer " + e.data);`),
    "/files/nested.js": answerWith(JS, `fetch("/text/deep").then((r) => r.text()).then(postMessage);`),
    "/files/shared.js": answerWith(JS, `onconnect = ({ ports: [port] }) => port.postMessage("shared");`),
    "/files/shared-fetch.js": answerWith(JS, `onconnect = async ({ ports: [port] }) => port.postMessage(await (await fetch("/text/by-shared")).text());`),
    "/files/wasm-worker.js": answerWith(JS, `WebAssembly.instantiateStreaming(fetch("/files/f.wasm")).then(({ instance }) => postMessage(instance.exports.f()));`),
    "/service/sw.js": answerWith(JS, `oninstall = () => skipWaiting();
onactivate = (e) => e.waitUntil(clients.claim());
onfetch = (e) => {
  if (e.request.url.endsWith("/made")) e.respondWith(new Response("made by the worker"));
  else if (e.request.url.endsWith("/through")) e.respondWith(fetch("/text/through"));
};`),
    "/service/page.html": answerWith(HTML, `<script>(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((r) => (navigator.serviceWorker.oncontrollerchange = r));
  const [a, b] = await Promise.all(["made", "through"].map(async (n) => (await fetch("/service/" + n)).text()));
  ${tell('"service"', 'a + ", " + b')};
})()</script>`),
    "/files/frame.html": answerWith(HTML, `<title>framed</title><script>${tell('new URLSearchParams(location.search).get("key")', 'origin.replace(/:\\d+$/, "") + " " + document.title')}</script>`),
    "/files/nest.html": answerWith(HTML, `<iframe src="/files/frame.html?key=inner"></iframe><script>addEventListener("message", (e) => parent.postMessage(e.data, "*"))</script>`),
    "/files/denied.html": answerWith(HTML, `<title>never</title>`, [["X-Frame-Options", "DENY"]]),
    "/files/policy.html": answerWith(HTML, `<script>window.inline = 1</script><script src="/files/policy.js"></script>`, [["Content-Security-Policy", "script-src 'self'; report-uri /reports"]]),
    "/files/policy.js": answerWith(JS, tell('"policy"', "String(window.inline)")),
    "/files/policy-connect.html": answerWith(HTML, `<script>fetch("/text/x").then(() => "came", (e) => e.name).then((v) => ${tell('"policy-connect"', "v")})</script>`, [["Content-Security-Policy", "connect-src 'none'"]]),
    "/files/style.css": answerWith("text/css", `.styled { color: rgb(1, 2, 3) }`),
    "/files/importing.css": answerWith("text/css", `@import "imported.css";`),
    "/files/imported.css": answerWith("text/css", `#room { border-top: 1px dashed }`),
};
