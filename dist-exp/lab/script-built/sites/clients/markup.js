function markup(framework, body, source, more = {}) {
    return { name: framework, framework, body, sources: { "main.js": source }, entries: ["main.js"], ...more };
}
const NAV = `<header><a href="/">Town</a></header>`;
const NAV_LINE = "Town";
/** A menu of the server's own stands before what scripts bring. */
const withNav = {
    lines: (view, edition) => [
        NAV_LINE,
        view.heading,
        ...view.paragraphs,
        ...view.links.map(({ title }) => title),
        edition,
    ],
};
/** One each. */
export const MARKUP_CLIENTS = [
    markup("alpinejs", () => `${NAV}<main x-data="page"><template x-if="view"><div><h1 x-text="view.heading"></h1>
<template x-for="text in view.paragraphs"><p x-text="text"></p></template><img :src="view.picture">
<ul><template x-for="link in view.links"><li><a :href="link.href" x-text="link.title"></a></li></template></ul>
<footer x-text="view.edition"></footer></div></template></main>`, `import Alpine from "alpinejs";
import { load } from "site:ask";
Alpine.data("page", () => ({ view: null, async init() { this.view = await load(); } }));
Alpine.start();`, withNav),
    markup("petite-vue", () => `<div v-scope @vue:mounted="come"><div v-if="view"><h1>{{ view.heading }}</h1>
<p v-for="text in view.paragraphs">{{ text }}</p><img :src="view.picture">
<ul><li v-for="link in view.links"><a :href="link.href">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></div></div>`, `import { createApp } from "petite-vue";
import { load } from "site:ask";
createApp({ view: null, async come() { this.view = await load(); } }).mount();`),
    markup("knockout", () => `<div data-bind="with: view"><h1 data-bind="text: heading"></h1><!-- ko foreach: paragraphs --><p data-bind="text: $data"></p><!-- /ko -->
<img data-bind="attr: { src: picture }"><ul data-bind="foreach: links"><li><a data-bind="attr: { href }, text: title"></a></li></ul><footer data-bind="text: edition"></footer></div>`, `import ko from "knockout";
import { load } from "site:ask";
const page = { view: ko.observable(null) };
ko.applyBindings(page);
load().then(page.view);`),
    markup("angular", () => `<div ng-controller="page" ng-cloak><div ng-if="view"><h1>{{ view.heading }}</h1><p ng-repeat="text in view.paragraphs">{{ text }}</p>
<img ng-src="{{ view.picture }}"><ul><li ng-repeat="link in view.links"><a ng-href="{{ link.href }}">{{ link.title }}</a></li></ul><footer>{{ view.edition }}</footer></div></div>`, `import angular from "angular";
import { load } from "site:ask";
angular.module("town", []).controller("page", ["$scope", "$http", ($scope, $http) => {
  load(async (url) => (await $http.get(url)).data).then((view) => $scope.$apply(() => ($scope.view = view)));
}]);
angular.bootstrap(document.body, ["town"]);`),
    markup("htmx.org", ({ viewPath }) => `${NAV}<main hx-get="/fragment${viewPath}" hx-trigger="load" hx-swap="innerHTML"></main><footer id="edition"></footer>`, `import "htmx.org";
document.getElementById("edition").textContent = window.edition;`, { ...withNav, asks: ({ viewPath }) => [`/fragment${viewPath}`] }),
    markup("jquery", () => `${NAV}<h1 id="heading"></h1><div id="text"></div><ul id="links"></ul><footer></footer>`, `import $ from "jquery";
import { load } from "site:ask";
$(async () => {
  const view = await load((url) => $.getJSON(url));
  $("#heading").text(view.heading);
  for (const text of view.paragraphs) $("<p>").text(text).appendTo("#text");
  $("<img>").attr("src", view.picture).appendTo("#text");
  for (const { title, href } of view.links) $("<li>").append($("<a>").attr("href", href).text(title)).appendTo("#links");
  $("footer").text(view.edition);
});`, withNav),
    markup("backbone", () => `<div id="page"></div>`, `import Backbone from "backbone";
import { address, edition } from "site:ask";
import { nodesOf } from "site:show";
const Page = Backbone.View.extend({
  el: "#page",
  initialize() { this.listenTo(this.model, "sync", this.render); this.model.fetch(); },
  render() { this.el.replaceChildren(...nodesOf({ ...this.model.attributes, edition })); return this; },
});
new Page({ model: new (Backbone.Model.extend({ url: address }))() });`),
    markup("@hotwired/stimulus", () => `<main data-controller="page"><h1 data-page-target="heading"></h1><div data-page-target="rest"></div></main>`, `import { Application, Controller } from "@hotwired/stimulus";
import { load } from "site:ask";
import { nodesOf } from "site:show";
Application.start().register("page", class extends Controller {
  static targets = ["heading", "rest"];
  async connect() {
    const [heading, ...rest] = nodesOf(await load());
    this.headingTarget.textContent = heading.textContent;
    this.restTarget.append(...rest);
  }
});`, { name: "stimulus" }),
    markup("lit", () => `${NAV}<town-page></town-page>`, `import { html, LitElement } from "lit";
import { load } from "site:ask";
customElements.define("town-page", class extends LitElement {
  static properties = { view: { state: true } };
  async connectedCallback() { super.connectedCallback(); this.view = await load(); }
  render() {
    const { view } = this;
    if (!view) return html\`<p>Loading…</p>\`;
    return html\`<h1>\${view.heading}</h1>\${view.paragraphs.map((text) => html\`<p>\${text}</p>\`)}<img src=\${view.picture}>
<ul style="list-style: none">\${view.links.map(({ title, href }) => html\`<li><a href=\${href}>\${title}</a></li>\`)}</ul><footer>\${view.edition}</footer>\`;
  }
});`, withNav),
];
