// When a document must be shown by a browser before its content is there, and by which sign.
import { describe, expect, it } from "vitest";
import { BROWSER_SIGNS, needsBrowser, type BrowserSign } from "#detect/index.js";

const words = (count: number) => "word ".repeat(count);
const menu = (count: number) => `<nav>${`<a href="/x">Name</a> `.repeat(count)}</nav>`;
const need = (html: string, type: string | null = "text/html; charset=utf-8") =>
  needsBrowser(Buffer.from(html), type);

/** Shells as the frameworks' own guides have them. */
const SHELLS: readonly [string, BrowserSign, string][] = [
  ["React", "empty-mount", `<div id="root"></div><script type="module" src="/src/main.jsx"></script>`],
  ["Angular", "empty-mount", `<app-root></app-root><script src="main.js" type="module"></script>`],
  [
    "create-react-app",
    "asks-for-scripts",
    `<noscript>You need to enable JavaScript to run this app.</noscript><div class=x></div><script src=a.js></script>`,
  ],
  [
    "Lit",
    "empty-part",
    `<h1>Town news</h1><town-news page="1"></town-news><script type=module src=/a.js></script>`,
  ],
  [
    "Lit in its main part",
    "empty-main",
    `${menu(12)}<main><town-news></town-news></main><script type=module src=/a.js></script>`,
  ],
  [
    "Alpine",
    "bindings",
    `<body x-data="news()" x-init="load()"><template x-for="n in list"><p x-text="n"></p></template>${words(50)}<script src="https://cdn.example/alpine.js" defer></script>`,
  ],
  [
    "Alpine with an arrow in its data",
    "bindings",
    `<ul a="() => 1 > 0" x-data="{}"></ul><script src="https://cdn.example/a.js"></script>`,
  ],
  [
    "petite-vue",
    "bindings",
    `<div v-scope="{ n: 1 }">{{ n }}</div><script type="module">import "/p.js"</script>`,
  ],
  [
    "Knockout",
    "bindings",
    `<h1>News</h1><ul data-bind="foreach: list"><li data-bind="text: name"></li></ul><script src=k.js></script>`,
  ],
  [
    "AngularJS",
    "bindings",
    `<div ng-app="news"><p>Hello {{ name }}, ${words(40)}</p></div><script src=angular.js></script>`,
  ],
  [
    "htmx",
    "bindings",
    `${menu(20)}<div hx-get="/part" hx-trigger="load">…</div><script src="/htmx.js"></script>`,
  ],
  [
    "jQuery",
    "empty-part",
    `<h1>News</h1><img src=logo.png><ul id="news"></ul><script>$(function () { $.getJSON("/news", show) })</script>`,
  ],
  [
    "a script that writes the body",
    "few-words",
    `<h1>Six words, and no more here</h1><script src="app.js"></script>`,
  ],
  [
    "its main part waits",
    "empty-main",
    `${menu(30)}<div id="content"><p>Loading…</p></div><script>fetch("/news")</script>`,
  ],
];

describe("documents that need a browser", () => {
  it.each(SHELLS)("%s: %s", (_name, sign, html) => {
    expect(need(html)).toEqual({ needsBrowser: true, sign, why: BROWSER_SIGNS[sign] });
  });

  it("each sign has a case", () => {
    expect(new Set(SHELLS.map(([, sign]) => sign)).size).toBe(Object.keys(BROWSER_SIGNS).length);
  });
});

describe("documents that need none", () => {
  it.each([
    ["no script", "it has no script", `<div id="root"></div>`],
    [
      "words of its own beside a mount",
      "it has words of its own",
      `<div id=root></div>${words(101)}<script src=a.js></script>`,
    ],
    [
      "sentences without spaces",
      "it has words of its own",
      `<div id=root></div>${"中文".repeat(210)}<script src=a.js></script>`,
    ],
    [
      "bindings beside a text",
      "what it has to show is in it",
      `<p x-data="{}">${words(61)}</p><script src=a.js></script>`,
    ],
    [
      "a picture in its main part",
      "what it has to show is in it",
      `<main><img src=harbour.jpg></main><p>The harbour</p><script src=a.js></script>`,
    ],
    [
      "a few words and a counter of others",
      "what it has to show is in it",
      `<p>This shop is closed until spring</p><script src="https://count.example/c.js"></script>`,
    ],
    [
      "a counter that came with the page, and a link",
      "what it has to show is in it",
      `<p>Closed</p><a href=/in>Enter</a><script src=count.js></script>`,
    ],
    [
      "more than a few words beside an empty part",
      "what it has to show is in it",
      `<p>${words(21)}</p><div id="ad"></div><script src=a.js></script>`,
    ],
    [
      "a way elsewhere",
      "what it has to show is in it",
      `<meta http-equiv="refresh" content="0; url=/new"><script>document.body.hidden = true</script>`,
    ],
    [
      "a template that nobody fills",
      "what it has to show is in it",
      `<p>${words(30)}</p><template><p x-text="a">{{ b }}</p></template><script src=a.js></script>`,
    ],
    [
      "a short text in the usual place",
      "what it has to show is in it",
      `<div id="root"><p>${words(12)}</p></div><div id="toast"></div><script type="module" src="/a.js"></script>`,
    ],
    [
      "frames",
      "what it has to show is in it",
      `<frameset><frame src=a></frameset><script src=a.js></script>`,
    ],
  ])("%s", (_name, why, html) => {
    expect(need(html)).toEqual({ needsBrowser: false, why });
  });

  it("what is no HTML, and what is too large", () => {
    expect(need(SHELLS[0]![2], "application/json").why).toBe("it is no HTML page");
    expect(need(SHELLS[0]![2], null).needsBrowser).toBe(false);
    expect(need(SHELLS[0]![2] + " ".repeat(2_000_001)).why).toBe("it is too large for a shell");
  });
});

it.each(["<div id=x ", "<main><", "<x-y></", "<noscript>", "<script>$(", "<a x-", "{{", "<main><b>"])(
  "a page of nothing but %s is read in bounded steps",
  (piece) => {
    const html = `<script src=a.js></script>${piece.repeat(Math.floor(1_900_000 / piece.length))}`;
    expect(typeof need(html).why).toBe("string");
  },
);
