function setting(name, source, more) {
    const body = () => `<div id="page"></div>`;
    return { framework: "none", body, sources: { "main.js": source }, entries: ["main.js"], ...more, name };
}
/** One each. */
export const SETTING_CLIENTS = [
    setting("chunks", "", {
        sources: {
            "main.js": `import { load } from "site:ask";
const [{ show }, view] = await Promise.all([import("./shower.js"), load()]);
show(view);`,
            "shower.js": `export { show } from "site:show";`,
        },
        asks: ({ viewPath }) => [`/api${viewPath}`, "/assets/shower.js"],
    }),
    setting("cookie", `import { base, edition, viewPath } from "site:ask";
import { show } from "site:show";
await fetch(base + "/session");
show({ ...(await (await fetch(base + "/mine" + viewPath)).json()), edition });`, { asks: ({ viewPath }) => ["/session", `/mine${viewPath}`] }),
    setting("inline-data", `import { edition } from "site:ask";
import { show } from "site:show";
show({ ...JSON.parse(document.getElementById("data").textContent), edition });`, {
        body: ({ view }) => `<div id="page"></div><script type="application/json" id="data">${JSON.stringify(view).replaceAll("<", "\\u003c")}</script>`,
        asks: () => [],
    }),
    setting("template", `import { load } from "site:ask";
const view = await load();
const copy = document.getElementById("t").content.cloneNode(true);
copy.querySelector("h1").textContent = view.heading;
for (const text of view.paragraphs) copy.querySelector("section").append(Object.assign(document.createElement("p"), { textContent: text }));
copy.querySelector("img").src = view.picture;
for (const { title, href } of view.links) {
  const item = copy.querySelector("ul").appendChild(document.createElement("li"));
  item.append(Object.assign(document.createElement("a"), { href, textContent: title }));
}
copy.querySelector("footer").textContent = view.edition;
document.body.append(copy);`, {
        body: () => `<template id="t"><h1></h1><section></section><img><ul></ul><footer>Words that are replaced</footer></template>`,
    }),
    setting("written", `import { load } from "site:ask";
import { nodesOf } from "site:show";
const view = await load();
document.open();
document.write("<!doctype html><title>Town</title>" + nodesOf(view).map((one) => one.outerHTML).join(""));
document.close();`, { body: () => `<p>Wait</p>` }),
    setting("frames", `import { edition, viewPath } from "site:ask";
const heading = document.createElement("h1");
heading.textContent = edition;
const frame = Object.assign(document.createElement("iframe"), { src: "/frame" + viewPath, width: 700, height: 500 });
document.getElementById("page").append(heading, frame);`, {
        asks: ({ viewPath }) => [`/frame${viewPath}`, `/api${viewPath}`],
        lines: (view, edition) => [
            edition,
            view.heading,
            ...view.paragraphs,
            ...view.links.map(({ title }) => title),
        ],
    }),
    setting("service-worker", `import { edition, viewPath } from "site:ask";
import { show } from "site:show";
await navigator.serviceWorker.register("/service.js");
await navigator.serviceWorker.ready;
if (!navigator.serviceWorker.controller)
  await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
show({ ...(await (await fetch("/offline" + viewPath)).json()), edition });`, { asks: ({ viewPath }) => ["/service.js", `/api${viewPath}`] }),
];
