// Every behaviour on a page of its own, pages that would make something of it, and pages without an end.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACTING_PAGES, ENDLESS_PAGES, REFUSED_PAGES } from "#lab/script-built/index.js";
import { BEHAVIOURS } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { checkClosedness, HeldAnswers } from "#render/index.js";
import { actingPage, actLines } from "../../support/render/acting.js";
import { markupPage, renderingOf, testRenderer } from "../../support/render/rendering.js";

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer({
    limits: { quietVirtualMs: 1_000, maxActsOfKind: 8, maxActRequests: 40, maxBusyMs: 60_000 },
  });
});

afterAll(() => renderer?.close());

const isOurs = (line: string) => !line.includes("/favicon.ico");

describe("behaviours", () => {
  it.each(Object.keys(ACTING_PAGES))("%s", async (name) => {
    const lab = ACTING_PAGES[name]!;
    const { page, asked } = actingPage(lab);
    const held = new HeldAnswers();
    const whole = { ...page, answer: held.keeping(page.answer) };
    const rendering = renderingOf(await renderer.render(whole));
    expect(actLines(rendering)).toEqual(lab.acts);
    expect(rendering.tree.text.split("\n")).toEqual(expect.arrayContaining([...lab.shows]));
    expect(asked).toEqual(expect.arrayContaining(lab.asks.map((path) => `GET ${path}`)));
    expect(asked.join()).not.toContain("/never");
    const paths = rendering.tree.links.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining([...(lab.links ?? [])]));
    expect(rendering.open).toEqual([]);
    expect(rendering.acts.map(({ refused }) => refused)).toEqual(lab.acts.map(() => 0));
    // Shown again from what is held, the page is acted upon alike.
    expect(await checkClosedness(renderer, page, rendering, held)).toMatchObject({
      isClosed: true,
      areActsEqual: true,
    });
    // And what acts brought, they alone bring.
    const { page: untouched, asked: before } = actingPage({ ...lab, behaviours: [] });
    renderingOf(await renderer.render(untouched));
    expect(before.filter((line) => lab.asks.includes(line.slice("GET ".length)))).toEqual([]);
  });
});

describe("what acts would send", () => {
  it.each(Object.keys(REFUSED_PAGES))("%s: is refused, and on record", async (name) => {
    const lab = REFUSED_PAGES[name]!;
    const { page, asked } = actingPage({ markup: lab.markup, files: {}, behaviours: BEHAVIOURS });
    const { acts, notes, open, requests } = renderingOf(await renderer.render(page));
    expect(acts).toHaveLength(lab.acts);
    expect(asked.filter(isOurs)).toEqual([]);
    const refused = notes.filter(({ kind }) => kind === "act-refused").map(({ what }) => pathLine(what));
    expect(refused).toEqual(lab.refused);
    expect(open.filter(({ kind }) => kind === "refused")).toHaveLength(lab.refused.length);
    const ends = requests.filter(({ end }) => end.kind === "open" && end.why === "refused");
    expect(ends.map(({ method, url }) => pathLine(`${method} ${url}`))).toEqual(lab.refused);
    const others = notes.map(({ kind }) => kind).filter((kind) => kind !== "act-refused");
    expect([...new Set(others)].sort()).toEqual(lab.notes ?? []);
  });

  it("is sent where it is loading that sends it", async () => {
    const markup = `<body><script>fetch("/loading", { method: "POST" })</script>`;
    const { page, asked } = actingPage({ markup, files: {}, behaviours: BEHAVIOURS });
    renderingOf(await renderer.render(page));
    expect(asked.filter(isOurs)).toEqual(["POST /loading"]);
  });
});

function pathLine(what: string): string {
  const [method, url = ""] = what.split(" ");
  return `${method} ${new URL(url).pathname}`;
}

describe("pages without an end", () => {
  it.each(Object.keys(ENDLESS_PAGES))("%s: ends at a bound, which is said", async (name) => {
    const { markup, bound } = ENDLESS_PAGES[name]!;
    const rendering = renderingOf(await renderer.render({ ...markupPage(markup), behaviours: BEHAVIOURS }));
    const bounds = rendering.notes.filter(({ kind }) => kind === "acts-bounded").map(({ what }) => what);
    expect(bounds[0]).toMatch(bound);
    expect(rendering.acts.length).toBeLessThanOrEqual(16);
    expect(rendering.notes.filter(({ kind }) => kind === "limit")).toEqual([]);
  });

  it("and a press that never ends costs that page, with the act on record", async () => {
    const short = await testRenderer({ limits: { maxBusyMs: 10_000, quietVirtualMs: 1_000 } });
    const markup = `<body><button onclick="for (;;);">Load more</button>`;
    const outcome = await short.render({ ...markupPage(markup), behaviours: BEHAVIOURS });
    expect(outcome).toMatchObject({ kind: "failed", code: "over-time", acts: [{ kind: "load-more" }] });
    const next = renderingOf(await short.render(markupPage("<body>next")));
    expect(next.tree.text).toBe("next");
    await short.close();
  });
});
