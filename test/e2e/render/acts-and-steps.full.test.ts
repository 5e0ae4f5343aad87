// A page that is acted upon in a real Chromium, and a login by steps whose secret is nowhere on record.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SecretValues } from "#formats/index.js";
import { DEFAULT_BEHAVIOURS, type PageStep } from "#model/index.js";
import type { PageToRender, RenderAnswer, Renderer } from "#ports/index.js";
import { checkClosedness, HeldAnswers } from "#render/index.js";
import { actingPage, actLines } from "../../support/render/acting.js";
import { markupPage, renderingOf, testRenderer } from "../../support/render/rendering.js";

let renderer: Renderer;

beforeAll(async () => {
  const limits = { quietVirtualMs: 500, actQuietVirtualMs: 500, maxBusyMs: 60_000 };
  renderer = await testRenderer({ limits });
});

afterAll(() => renderer?.close());

const MANY = `<body style="margin:0"><p style="height:900px">top</p><p id=end>end</p><video preload=none src=/film.webm></video>
<details ontoggle="fetch('/folded')"><summary>folded</summary>unfolded</details>
<button id=more>Load more</button><button onclick="fetch('/delete', { method: 'POST' })">Delete</button><script>
new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && fetch("/seen")).observe(end);
more.onclick = async () => { more.outerHTML = await (await fetch("/more")).text(); fetch("/count", { method: "POST" }).catch(() => {}); };
</script>`;

it("behaviours scroll, unfold, load on and play; what they would send is refused; shown again it is the same", async () => {
  const files = { "/more": `<a href="/found">came</a>`, "/seen": "", "/folded": "", "/film.webm": "" };
  const { page, asked } = actingPage({ markup: MANY, files, behaviours: DEFAULT_BEHAVIOURS });
  const held = new HeldAnswers();
  const rendering = renderingOf(await renderer.render({ ...page, answer: held.keeping(page.answer) }));
  expect(actLines(rendering).map((line) => line.replace(/ from .*/, ""))).toEqual([
    "scroll page",
    'expand summary "folded"',
    'load-more button "Load more"',
    "media video http://site.example/film.webm",
  ]);
  const paths = asked.map((line) => line.replace(/\?.*/, ""));
  expect(paths).toEqual(expect.arrayContaining(["GET /seen", "GET /folded", "GET /more", "GET /film.webm"]));
  expect(paths.filter((line) => !line.startsWith("GET "))).toEqual([]);
  expect(rendering.tree.links).toContainEqual({ url: "http://site.example/found", found: "element" });
  expect(rendering.notes).toEqual([
    { kind: "act-refused", what: "POST http://site.example/count", count: 1 },
  ]);
  expect(rendering.open).toMatchObject([{ kind: "refused", url: "http://site.example/count" }]);
  expect(rendering.acts.find(({ kind }) => kind === "load-more")).toMatchObject({
    requestsLedTo: 2,
    refused: 1,
  });
  expect(await checkClosedness(renderer, { ...page }, rendering, held)).toMatchObject({
    isClosed: true,
    notHeld: [],
    notAsked: [],
    areActsEqual: true,
  });
});

const SECRET = "pä$$ w0rd+";
const LOGIN = `<body><form method=post action=/login><input id=user name=user><input id=token name=token value=""><button>Log in</button></form>`;
const HOME = `<body><h1>inside</h1><p id=o></p><script>o.textContent = ${JSON.stringify(`hello ${SECRET}`)};
fetch("/inside", { method: "POST", body: btoa(document.cookie) }).then((r) => r.text()).then((t) => document.body.append(t));</script>`;

const html = (
  body: string,
  headers: readonly (readonly [string, string])[] = [],
  status = 200,
): RenderAnswer => ({
  kind: "response",
  id: "held",
  status,
  headers: [["Content-Type", "text/html; charset=utf-8"], ...headers],
  body: Buffer.from(body),
});
const ANSWERS: Readonly<Record<string, RenderAnswer>> = {
  "POST /login": html(
    "",
    [
      ["Location", "/home"],
      ["Set-Cookie", "session=0123-4567-89ab; Path=/"],
    ],
    303,
  ),
  "GET /home": html(HOME),
  "POST /inside": html("came inside"),
};
const STEPS: readonly PageStep[] = [
  { wait: { selector: "#user" } },
  { fill: { selector: "#user", value: "reader" } },
  { fill: { selector: "#token", secret: "TOKEN" } },
  { screenshot: { name: "filled" } },
  { click: { selector: "button", submits: true } },
  { wait: { selector: "h1" } },
];

describe("steps", () => {
  it("log in by a secret that is sent, and that stands nowhere on record", async () => {
    const sent: string[] = [];
    const secrets = new SecretValues(new Map([["TOKEN", SECRET]]));
    const held = new HeldAnswers();
    const answer: PageToRender["answer"] = held.keeping(({ method, url, body, carriesSecret }) => {
      sent.push(`${method} ${Buffer.from(body ?? "").toString()} ${carriesSecret ?? false}`);
      return Promise.resolve(ANSWERS[`${method} ${new URL(url).pathname}`] ?? html("", [], 404));
    });
    const page = {
      ...markupPage(LOGIN),
      answer,
      screenshot: "view" as const,
      steps: { steps: STEPS, secrets },
    };
    const rendering = renderingOf(await renderer.render(page));
    expect(sent.filter((line) => line.startsWith("POST"))).toEqual([
      `POST user=reader&token=${encodeURIComponent(SECRET).replaceAll("%20", "+")} true`,
      `POST ${btoa("session=0123-4567-89ab")} true`,
    ]);
    expect(rendering.steps.map(({ step, end }) => `${step}: ${end}`)).toEqual([
      "wait #user: done",
      "fill #user: done",
      "fill #token: done",
      "screenshot filled: done",
      "click button: done",
      "wait h1: done",
    ]);
    expect(rendering.steps[4]).toMatchObject({ requestsLedTo: 3, wentTo: "http://site.example/home" });
    expect(rendering.tree.text).toBe("inside\nhello *secret*\ncame inside");
    // Everything that is handed over, pictures aside, in every form; and the session that the secret opened.
    const record = JSON.stringify(rendering, (_, value: unknown) =>
      value instanceof Uint8Array ? "" : value,
    );
    expect(new SecretValues(new Map([["TOKEN", SECRET]])).isIn(record)).toBe(false);
    expect(record).not.toContain("0123-4567");
    expect(secrets.isIn("session=0123-4567-89ab")).toBe(true);
    expect(rendering.screenshots.map(({ name }) => name)).toEqual(["filled", undefined]);
    expect(await checkClosedness(renderer, page, rendering, held)).toMatchObject({
      isClosed: true,
      notHeld: [],
      notAsked: [],
      areActsEqual: true,
    });
  });
});
