const root = () => `<div id="root"></div>`;
function component(framework, source, more = {}) {
    const name = more.name ?? framework;
    return { framework, body: root, sources: { "main.js": source }, entries: ["main.js"], ...more, name };
}
/** JSX, which the bundler turns into calls. */
const JSX_PAGE = `
  if (!view) return <p>Loading…</p>;
  return <>
    <h1>{view.heading}</h1>
    {view.paragraphs.map((text) => <p key={text}>{text}</p>)}
    <img src={view.picture}/>
    <ul>{view.links.map(({ title, href }) => <li key={href}><a href={href}>{title}</a></li>)}</ul>
    <footer>{view.edition}</footer>
  </>;`;
const VUE_TEMPLATE = `<template v-if="view"><h1>{{ view.heading }}</h1><p v-for="text in view.paragraphs">{{ text }}</p><img :src="view.picture"><ul><li v-for="link in view.links"><a :href="link.href">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></template><p v-else>Loading…</p>`;
/** One each. */
export const COMPONENT_CLIENTS = [
    component("react", "", {
        sources: {
            "main.jsx": `import { createRoot } from "react-dom/client";
import { useEffect, useState } from "react";
import { load } from "site:ask";
function Page() {
  const [view, setView] = useState(null);
  useEffect(() => void load().then(setView), []);${JSX_PAGE}
}
createRoot(document.getElementById("root")).render(<Page/>);`,
        },
        entries: ["main.jsx"],
    }),
    component("preact", `import { Fragment, h, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { load } from "site:ask";
function Page() {
  const [view, setView] = useState(null);
  useEffect(() => void load().then(setView), []);
  if (!view) return h("p", null, "Loading…");
  return h(Fragment, null, h("h1", null, view.heading), view.paragraphs.map((text) => h("p", null, text)),
    h("img", { src: view.picture }),
    h("ul", null, view.links.map(({ title, href }) => h("li", null, h("a", { href }, title)))),
    h("footer", null, view.edition));
}
render(h(Page), document.getElementById("root"));`),
    component("vue", `import { createApp } from "vue/dist/vue.esm-bundler.js";
import { load } from "site:ask";
createApp({
  data: () => ({ view: null }),
  async created() { this.view = await load(); },
  template: ${JSON.stringify(VUE_TEMPLATE)},
}).mount("#root");`),
    component("svelte", "", {
        sources: {
            "main.js": `import { mount } from "svelte";
import Page from "./Page.svelte";
mount(Page, { target: document.getElementById("root") });`,
            "Page.svelte": `<script>import { load } from "site:ask"; const coming = load();</script>
{#await coming}<p>Loading…</p>{:then view}
<h1>{view.heading}</h1>
{#each view.paragraphs as text}<p>{text}</p>{/each}
<img src={view.picture} alt="">
<ul>{#each view.links as link}<li><a href={link.href}>{link.title}</a></li>{/each}</ul>
<footer>{view.edition}</footer>
{/await}
<style>footer { font-style: italic }</style>`,
        },
    }),
    component("solid-js", `import { createResource, For, Show } from "solid-js";
import { render } from "solid-js/web";
import html from "solid-js/html";
import { load } from "site:ask";
const Page = () => {
  const [view] = createResource(() => load());
  return html\`<\${Show} when=\${view} fallback=\${"Loading…"}>\${() => html\`
    <h1>\${() => view().heading}</h1>
    <\${For} each=\${() => view().paragraphs}>\${(text) => html\`<p>\${text}</p>\`}<//>
    <img src=\${() => view().picture} />
    <ul><\${For} each=\${() => view().links}>\${(link) => html\`<li><a href=\${link.href}>\${link.title}</a></li>\`}<//></ul>
    <footer>\${() => view().edition}</footer>\`}<//>\`;
};
render(Page, document.getElementById("root"));`),
    component("mithril", `import m from "mithril";
import { load } from "site:ask";
let view = null;
m.mount(document.getElementById("root"), {
  oninit: async () => { view = await load((url) => m.request(url)); m.redraw(); },
  view: () => view === null ? m("p", "Loading…") : [
    m("h1", view.heading), view.paragraphs.map((text) => m("p", text)), m("img", { src: view.picture }),
    m("ul", view.links.map(({ title, href }) => m("li", m("a", { href }, title)))), m("footer", view.edition)],
});`),
    component("hyperapp", `import { app, h, text } from "hyperapp";
import { load } from "site:ask";
const ask = (dispatch) => load().then((view) => dispatch((_, one) => ({ view: one }), view));
app({
  init: [{ view: null }, [ask, null]],
  view: ({ view }) => h("div", {}, view === null ? [h("p", {}, text("Loading…"))] : [
    h("h1", {}, text(view.heading)), ...view.paragraphs.map((one) => h("p", {}, text(one))),
    h("img", { src: view.picture }),
    h("ul", {}, view.links.map(({ title, href }) => h("li", {}, h("a", { href }, text(title))))),
    h("footer", {}, text(view.edition))]),
  node: document.getElementById("root"),
});`),
    component("vanjs-core", `import van from "vanjs-core";
import { load } from "site:ask";
const { a, div, footer, h1, img, li, p, ul } = van.tags;
const view = van.state(null);
van.add(document.getElementById("root"), () => view.val === null ? p("Loading…") : div(
  h1(view.val.heading), view.val.paragraphs.map((text) => p(text)), img({ src: view.val.picture }),
  ul(view.val.links.map(({ title, href }) => li(a({ href }, title)))), footer(view.val.edition)));
load().then((one) => (view.val = one));`),
    component("redom", `import { el, list, mount, setChildren } from "redom";
import { load } from "site:ask";
class Link { constructor() { this.el = el("li"); } update({ title, href }) { setChildren(this.el, [el("a", { href }, title)]); } }
const place = document.getElementById("root");
load().then((view) => {
  const links = list("ul", Link);
  links.update(view.links);
  for (const one of [el("h1", view.heading), ...view.paragraphs.map((text) => el("p", text)), el("img", { src: view.picture }), links, el("footer", view.edition)]) mount(place, one);
});`),
    component("snabbdom", `import { h, init, propsModule } from "snabbdom";
import { load } from "site:ask";
const patch = init([propsModule]);
const first = patch(document.getElementById("root"), h("div#root", [h("p", "Loading…")]));
load().then((view) => patch(first, h("div#root", [
  h("h1", view.heading), ...view.paragraphs.map((text) => h("p", text)), h("img", { props: { src: view.picture } }),
  h("ul", view.links.map(({ title, href }) => h("li", [h("a", { props: { href } }, title)]))), h("footer", view.edition)])));`),
    component("mustache", `import Mustache from "mustache";
import { load } from "site:ask";
load().then((view) => (document.getElementById("root").innerHTML = Mustache.render(document.getElementById("t").innerHTML, view)));`, {
        body: () => `<div id="root"></div><script type="x-tmpl-mustache" id="t"><h1>{{heading}}</h1>{{#paragraphs}}<p>{{.}}</p>{{/paragraphs}}<img src="{{picture}}"><ul>{{#links}}<li><a href="{{href}}">{{title}}</a></li>{{/links}}</ul><footer>{{edition}}</footer></script>`,
    }),
];
