import { escapeHtml } from "../../living-site/generate/text.js";
import { answerWith } from "../feature.js";
const JS = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";
/** (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add)) */
const ADD = Buffer.from("0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b", "hex");
const OPEN_TO_ALL = [
    ["Access-Control-Allow-Origin", "*"],
    ["Access-Control-Allow-Headers", "X-Reader"],
];
/** Answers requests below `/offline` with the API's. */
const SERVICE = `oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname.startsWith("/offline/")) event.respondWith(fetch("/api" + pathname.slice(8)));
};
`;
const FRAME = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Part</title><div id="page"></div><script>
fetch("/api" + location.pathname.slice(6)).then((answer) => answer.json()).then((view) => {
  const made = (name, text, more) => Object.assign(document.createElement(name), { textContent: text }, more);
  const put = (node) => document.getElementById("page").appendChild(node);
  put(made("h1", view.heading));
  for (const text of view.paragraphs) put(made("p", text));
  put(Object.assign(new Image(), { src: view.picture }));
  for (const { title, href } of view.links) put(made("p", "")).append(made("a", title, { href, target: "_top" }));
});
</script></html>
`;
const notThere = () => ({ ...answerWith("text/plain", "not here"), status: 404 });
/** An answer made of the view that the rest of the path names. */
const ofView = (make) => (asked) => {
    const view = viewAt(asked, asked.rest);
    return view === null ? notThere() : make(view, asked);
};
function viewAt({ town, at }, viewPath) {
    return town.view(viewPath === "/front" ? "/" : viewPath, at);
}
const json = (value) => answerWith("application/json", JSON.stringify(value), OPEN_TO_ALL);
/** By the beginning of the path. */
const ROUTES = {
    "/edition.js": ({ town, at }) => answerWith(JS, `window.edition = ${JSON.stringify(town.edition(at))};\n`),
    "/modules/edition": ({ town, at }) => answerWith(JS, `export default ${JSON.stringify(town.edition(at))};\n`),
    "/picture.svg": ({ town, at }) => answerWith("image/svg+xml", town.picture(at)),
    "/assets/add.wasm": () => answerWith("application/wasm", ADD),
    "/service.js": () => answerWith(JS, SERVICE),
    "/api": (asked) => asked.request.method === "OPTIONS"
        ? { ...answerWith("text/plain", "", OPEN_TO_ALL), status: 204 }
        : ofView(json)(asked),
    "/graphql": graphQlAnswer,
    "/jsonp": ofView((view) => answerWith(JS, `came(${JSON.stringify(view)});\n`)),
    "/events": ofView((view) => answerWith("text/event-stream", eventsOf(view))),
    "/fragment": ofView((view) => answerWith(HTML, partsOf(view).join("\n"))),
    "/part": partAnswer,
    "/frame": ofView(() => answerWith(HTML, FRAME)),
    "/session": () => answerWith("text/plain", "welcome", [["Set-Cookie", "reader=town; Path=/"]]),
    "/mine": ofView((view, { request }) => (request.headers["cookie"] ?? "").includes("reader=town") ? json(view) : notThere()),
};
/** What is answered beside documents and the clients' files; `null` where it is none of this. */
export function townAnswer(request, town, at) {
    const { pathname } = new URL(request.url);
    const route = Object.keys(ROUTES).find((one) => pathname === one || pathname.startsWith(`${one}/`));
    if (route === undefined)
        return null;
    return ROUTES[route]({ request, town, at, rest: pathname.slice(route.length) });
}
/** A view as pieces of HTML, in order. */
export function partsOf({ heading, paragraphs, picture, links }) {
    const items = links.map(({ title, href }) => `<li><a href="${href}">${escapeHtml(title)}</a></li>`);
    return [
        `<h1>${escapeHtml(heading)}</h1>`,
        ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
        `<img src="${picture}"><ul>${items.join("")}</ul>`,
    ];
}
function partAnswer(asked) {
    const [, path, number] = /^(\/[a-z/0-9]{1,40})\/(\d{1,4})$/.exec(asked.rest) ?? [];
    const view = path === undefined ? null : viewAt(asked, path);
    const parts = view === null ? [] : partsOf(view);
    const html = parts[Number(number)];
    return html === undefined ? notThere() : json({ html, isLast: Number(number) === parts.length - 1 });
}
function graphQlAnswer(asked) {
    const { method, body } = asked.request;
    const path = /"path":"([a-z/0-9]{1,40})"/.exec(Buffer.from(body).toString())?.[1];
    const view = method === "POST" && path !== undefined ? viewAt(asked, path) : null;
    return json(view === null ? { errors: [{ message: "no such page" }] } : { data: { page: view } });
}
/** The view in two events, and a word that it was all. */
function eventsOf({ heading, paragraphs, links, picture }) {
    const events = [
        ["part", { heading, paragraphs }],
        ["part", { links, picture }],
        ["end", {}],
    ];
    const lines = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    return `retry: 100000000\n\n${lines.join("")}`;
}
